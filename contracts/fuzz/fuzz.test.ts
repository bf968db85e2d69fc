import { expect, it } from 'vitest';
import { consumers } from '../consumers.ts';
import { declared, fuzz } from './fuzz.ts';

/** Answers that the verified pacts reach. */
const asked = new Set(
  Object.values(consumers)
    .flat()
    .map(({ operation, answer }) => `${operation} ${answer.status}`),
);

it('requests made from the OpenAPI file meet no 5xx and no undeclared answer; every declared one is reached, here or by a pact', async () => {
  const { calls, faults, reached } = await fuzz(20261121, 6);
  expect(faults).toEqual([]);
  expect(calls).toBeGreaterThan(300);
  expect(declared.filter((answer) => !reached.has(answer) && !asked.has(answer))).toEqual(unreached);
});

/** Declared, and reached by larger runs alone. */
const unreached: string[] = [];
