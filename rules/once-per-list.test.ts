import { expect, it } from 'vitest';
import { oncePerList } from './once-per-list.ts';

it('works once for each list and key, whatever comes of it', () => {
  const worked: unknown[] = [];
  const ask = oncePerList((list: readonly number[], key) => {
    worked.push([list, key]);
    return key === 'nothing' ? undefined : list.length;
  });
  const [one, other] = [
    [1, 2],
    [1, 2],
  ];
  expect([ask(one), ask(one), ask(other), ask(one, 'nothing'), ask(one, 'nothing')]).toEqual([
    ...[2, 2, 2],
    ...[undefined, undefined],
  ]);
  expect(worked).toEqual([
    [one, ''],
    [other, ''],
    [one, 'nothing'],
  ]);
});
