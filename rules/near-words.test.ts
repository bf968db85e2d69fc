import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNear, joinedWordsOf, wordsOf } from './near-words.ts';

describe('the words of a text', () => {
  it('are normalized, without plurals, parted by whatever is no letter', () => {
    expect(wordsOf('Bœufs de trait, N’Dama')).toEqual(['boeuf', 'de', 'trait', 'dama']);
    expect(wordsOf('Bali-Bali')).toEqual(['bali', 'bali']);
    expect(wordsOf(' … ')).toEqual([]);
  });

  it('words that are written in parts are one word, too', () => {
    expect(joinedWordsOf('Bélier Bali-Bali, N’Dama et « Ara-ara »')).toEqual(['balibali', 'ndama', 'araara']);
    expect(joinedWordsOf('Bélier - deux ans')).toEqual([]);
  });
});

describe('two words one typo apart', () => {
  it('are near: a letter wrong, too many, missing, or two swapped', () => {
    for (const typed of ['ladoun', 'ladooum', 'ladom', 'laduom', 'adoum', 'ladou', 'ladoum'])
      expect([typed, isNear(typed, 'ladoum')]).toEqual([typed, true]);
  });

  it('are not with two typos, nor where a word is shorter than four letters', () => {
    for (const [typed, meant] of [
      ['latoun', 'ladoum'],
      ['lad', 'ladoum'],
      ['bic', 'bouc'],
      ['cat', 'bat'],
      ['duolam', 'ladoum'],
    ] as const)
      expect([typed, isNear(typed, meant)]).toEqual([typed, false]);
  });

  it('are near either way round, and each word is near to itself', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(isNear(one, one)).toBe(true);
        expect(isNear(one, other)).toBe(isNear(other, one));
      }),
    );
  });
});
