import { expect, it } from 'vitest';
import { faults, strikeOf } from './faults.ts';

const hows = (turn: number, since: number) => faults.map((fault) => strikeOf(fault, turn, since).how);

it('each fault strikes the first request of its file', () => {
  expect(hows(1, 0)).toEqual(['hold', 'refuse', 'refuse', 'refuse', 'missing', 'garbage', 'cut']);
});

it('some are over with the second request, or with time', () => {
  expect(hows(2, 2999)).toEqual(['hold', 'pass', 'refuse', 'refuse', 'missing', 'garbage', 'cut']);
  expect(hows(2, 3000)).toEqual(['pass', 'pass', 'refuse', 'refuse', 'missing', 'garbage', 'cut']);
  expect(hows(9, 6000)).toEqual(['pass', 'pass', 'pass', 'refuse', 'missing', 'garbage', 'cut']);
  expect(strikeOf('3 s late', 2, 1000)).toEqual({ how: 'hold', ms: 2000 });
});
