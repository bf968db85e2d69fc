import { describe, expect, it } from 'vitest';
import { isOneSlipAway } from './one-slip.ts';

describe('one slip', () => {
  it.each(['gmial', 'gmal', 'gmaill', 'gmqil', 'mgail', 'xgmail'])('%s is one away from gmail', (typed) => {
    expect(isOneSlipAway(typed, 'gmail')).toBe(true);
  });
  it.each(['gmla', 'gm', 'hotmail', 'gliam'])('%s is not', (typed) => {
    expect(isOneSlipAway(typed, 'gmail')).toBe(false);
  });
});
