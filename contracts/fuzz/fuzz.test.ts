import { expect, it } from 'vitest';
import { consumers } from '../consumers.ts';
import { declared, fuzz } from './fuzz.ts';

/** Answers that the verified pacts reach. */
const asked = new Set(
  Object.values(consumers)
    .flat()
    .map(({ operation, answer }) => `${operation} ${answer.status}`),
);

/** Declared, reached by neither: larger runs reach the first, tests of the sandbox the others. */
const elsewhere = [/ 400$/, /^addToCart (200|422)$/, /^delete(Product|User) 409$/, /^activateByLink 404$/];

it('requests made from the OpenAPI file meet no 5xx and no undeclared answer; the declared ones are reached, here or by a pact', async () => {
  const { calls, faults, reached } = await fuzz(20261121, 6);
  expect(faults).toEqual([]);
  expect(calls).toBeGreaterThan(300);
  const never = declared.filter((answer) => !reached.has(answer) && !asked.has(answer));
  expect(never.filter((answer) => !elsewhere.some((known) => known.test(answer)))).toEqual([]);
});
