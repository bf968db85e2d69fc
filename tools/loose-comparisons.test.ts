import { expect, test } from 'vitest';
import { everyOrderStatus } from '../openapi/words.ts';
import { projectFiles, textOf } from './testing/project-files.ts';

/*
 * A comparison with one word answers for every status that is added to the contract later, and nobody is asked. A table of
 * rules/order-status.ts, or one of its kind, does not compile until it has an answer.
 */
const word = `['"](?:${everyOrderStatus.join('|')})['"]`;
const comparison = new RegExp(
  `(?:[!=]==?|\\bcase)\\s*${word}|${word}\\s*[!=]==?|\\[[^\\]]*${word}[^\\]]*\\](?: as const)?\\)?\\.(?:includes|some|indexOf)|(?:inArray|notInArray)\\([^)]*${word}`,
);

test.each([
  "status === 'PAID'",
  'status!=="CANCELLED"',
  "'PENDING' == status",
  "case 'SHIPPED':",
  "['PAID', 'DELIVERED'].includes(status)",
  "notInArray(orders.status, ['DELIVERED', 'CANCELLED'])",
])('a loose comparison is recognized: %s', (line) => expect(line).toMatch(comparison));

test('no source compares the status of a payment or an order with a word', () => {
  const sources = ['machines', 'rules', 'src', 'sandbox', 'stories']
    .flatMap((folder) => projectFiles(folder))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, index) => (comparison.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
