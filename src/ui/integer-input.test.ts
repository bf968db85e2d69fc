// §9 Constants: Number inputs take

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseInteger } from './integer-input.tsx';

describe('an amount typed in whole francs', () => {
  test.each([
    ['0', 0],
    ['150000', 150_000],
    ['150 000', 150_000],
    ['150\u202f000', 150_000],
    ['150\u00a0000 FCFA', 150_000],
    ['150.000', 150_000],
    ['1.250.000', 1_250_000],
    ['1,250,000', 1_250_000],
    ['  75000  ', 75_000],
    ['007', 7],
    ['١٥٠ ٠٠٠', 150_000],
    ['１５０\u202f０００\u200b', 150_000],
  ])('%j means %d', (typed, meant) => {
    expect(parseInteger(typed)).toBe(meant);
  });

  test.each([
    ['1.5', 1],
    ['1,5', 1],
    ['150000,50', 150_000],
    ['1.50', 1],
    ['1.', 1],
  ])('a decimal part is dropped and never joined: %j means %d', (typed, meant) => {
    expect(parseInteger(typed)).toBe(meant);
  });

  test.each(['', ' ', 'abc', '-5', '1e5', '1.2.3', 'Infinity', '<b>1</b>'])('%j is no amount', (typed) => {
    expect(parseInteger(typed)).toBeNull();
  });

  test('every whole number comes back from its French form', () => {
    fc.assert(
      fc.property(fc.nat(30_000_000), (value) => {
        expect(parseInteger(new Intl.NumberFormat('fr-FR').format(value))).toBe(value);
      }),
    );
  });
});
