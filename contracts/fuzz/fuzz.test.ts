import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testedBySandbox } from '../answers.ts';
import { consumers } from '../consumers.ts';
import { declared, fuzz } from './fuzz.ts';

/** Answers that the verified pacts reach. */
const asked = new Set(
  Object.values(consumers)
    .flat()
    .map(({ operation, answer }) => `${operation} ${answer.status}`),
);

it('requests made from the OpenAPI file meet no 5xx and no undeclared answer; the declared ones are reached, here or by a pact', async () => {
  const { calls, faults, reached } = await fuzz(20261121, 6);
  expect(faults).toEqual([]);
  expect(calls).toBeGreaterThan(300);
  const never = declared.filter((answer) => !reached.has(answer) && !asked.has(answer));
  expect(never.filter((answer) => !(answer in testedBySandbox))).toEqual([]);
});

it('an answer that is said to have a test in the sandbox is declared, and the test is there', () => {
  for (const [answer, file] of Object.entries(testedBySandbox)) {
    expect(declared).toContain(answer);
    const [, status = ''] = answer.split(' ');
    expect(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')).toMatch(
      new RegExp(`\\b${status}\\b`),
    );
  }
});
