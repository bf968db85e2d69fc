import { describe, expect, it } from 'vitest';
import { isOneTypoAway } from './one-typo.ts';

describe('a distance of one edit', () => {
  it.each(['gmial', 'gmal', 'gmaill', 'gmqil', 'mgail', 'xgmail'])('%s is one away from gmail', (typed) => {
    expect(isOneTypoAway(typed, 'gmail')).toBe(true);
  });
  it.each(['gmla', 'gm', 'hotmail', 'gliam'])('%s is not', (typed) => {
    expect(isOneTypoAway(typed, 'gmail')).toBe(false);
  });

  it('holds for every single edit of every word of up to four letters', () => {
    const letters = ['a', 'b', 'c'];
    const longer = (words: readonly string[]) => words.flatMap((word) => letters.map((one) => word + one));
    const upTo = (length: number): string[] => {
      const words = [['']];
      for (let size = 1; size <= length; size += 1) words.push(longer(words.at(-1) ?? []));
      return words.flat();
    };
    const typosOf = (word: string) => {
      const [added, changed]: [string[], string[]] = [[word], []];
      for (let at = 0; at <= word.length; at += 1) {
        const [before, after] = [word.slice(0, at), word.slice(at)];
        for (const one of ['', ...letters]) {
          if (one !== '') added.push(before + one + after);
          if (after !== '') changed.push(before + one + after.slice(1));
        }
        if (after.length > 1) changed.push(`${before}${after[1]}${after[0]}${after.slice(2)}`);
      }
      return new Set([...added, ...changed]);
    };
    for (const meant of upTo(4)) {
      const typos = typosOf(meant);
      for (const typed of upTo(5))
        expect([typed, meant, isOneTypoAway(typed, meant)]).toEqual([typed, meant, typos.has(typed)]);
    }
  });
});
