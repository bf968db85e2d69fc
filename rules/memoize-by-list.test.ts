import { expect, it } from 'vitest';
import { memoizeByList, oncePerKey } from './memoize-by-list.ts';

const [one, other] = [
  [1, 2],
  [1, 2],
];

it('computes once for each list, also if the result is undefined', () => {
  const worked: unknown[] = [];
  const ask = memoizeByList((list: readonly number[]) => {
    worked.push(list);
    return list === other ? undefined : list.length;
  });
  expect([ask(one), ask(one), ask(other), ask(other)]).toEqual([2, 2, undefined, undefined]);
  expect(worked).toEqual([one, other]);
  expect(worked[1]).toBe(other);
});

it('computes once for each key of a list', () => {
  const worked: unknown[] = [];
  const ask = oncePerKey((list: readonly number[], key: string) => {
    worked.push([list, key]);
    return key + list.length;
  });
  expect([ask(one, 'a'), ask(one, 'a'), ask(one, 'b'), ask(other, 'a')]).toEqual(['a2', 'a2', 'b2', 'a2']);
  expect(worked).toHaveLength(3);
});
