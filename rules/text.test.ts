import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { descriptionLimits, searchedText, textMatcher, truncate } from './text.ts';

describe('a truncated text', () => {
  it('ends with a space and three points, only where something was left out', () => {
    expect(truncate('a'.repeat(251), descriptionLimits.detail)).toBe(`${'a'.repeat(250)} ...`);
    expect(truncate('a'.repeat(250), descriptionLimits.detail)).toBe('a'.repeat(250));
    expect(truncate('', descriptionLimits.list)).toBe('');
  });

  it('never cuts a character in two', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, limit) => {
        expect(/\p{Cs}/u.test(truncate(text, limit))).toBe(false);
      }),
    );
  });
});

describe('a searched text', () => {
  it('is trimmed, and nothing where nothing is left', () => {
    expect(searchedText('  bélier ')).toBe('bélier');
    expect(searchedText(' \u00a0 ')).toBeUndefined();
    expect(searchedText(undefined)).toBeUndefined();
  });

  it('is found whatever the case, the apostrophe and the composition of accents', () => {
    expect(textMatcher('n’DAMA')("Génisse N'Dama")).toBe(true);
    expect(textMatcher('ZÉBU')('Taureau ze\u0301bu peul')).toBe(true);
    expect(textMatcher('')('anything')).toBe(true);
    expect(textMatcher('.*')('anything')).toBe(false);
  });

  it('is found without its accents, and with accents that the text has not', () => {
    expect(textMatcher('belier')('Bélier Bali-Bali')).toBe(true);
    expect(textMatcher('BÉLIER')('Belier Bali-Bali')).toBe(true);
    expect(textMatcher('boeuf')('Bœuf de Korhogo')).toBe(true);
    expect(textMatcher('Bœuf')('BOEUF')).toBe(true);
    expect(textMatcher('genisse n’d')('Génisse N’Dama')).toBe(true);
    expect(textMatcher('beliers')('Bélier')).toBe(false);
  });

  const plain = fc.constantFrom(...'abcdeiounz -');
  const dressings: Readonly<Record<string, readonly string[]>> = {
    a: ['A', 'à', 'Â', 'a\u0300'],
    c: ['C', 'ç', 'Ç', 'c\u0327'],
    e: ['E', 'é', 'È', 'ê', 'Ë', 'e\u0301'],
    i: ['I', 'î', 'Ï'],
    o: ['O', 'ô', 'Ö'],
    u: ['U', 'ù', 'Û', 'u\u0308'],
    n: ['N', 'ñ'],
  };
  /** A letter, and the same one as somebody else may type it. */
  const letter = plain.chain((bare) =>
    fc.tuple(fc.constant(bare), fc.constantFrom(bare, ...(dressings[bare] ?? []))),
  );
  const ligature = fc.constantFrom(['oe', 'œ'] as const, ['oe', 'Œ'] as const, ['ae', 'æ'] as const);
  const letters = fc.array(fc.oneof({ weight: 9, arbitrary: letter }, ligature), { maxLength: 12 });
  const typed = (list: readonly (readonly [string, string])[]) => list.map(([bare]) => bare).join('');
  const written = (list: readonly (readonly [string, string])[]) =>
    list.map(([, dressed]) => dressed).join('');

  it('is found within any text, however either is dressed', () => {
    fc.assert(
      fc.property(letters, letters, letters, (before, searched, after) => {
        const text = [before, searched, after];
        expect(textMatcher(typed(searched))(text.map(written).join(''))).toBe(true);
        expect(textMatcher(written(searched))(text.map(typed).join(''))).toBe(true);
      }),
    );
  });

  it('is found exactly where its bare letters stand one after the other', () => {
    fc.assert(
      fc.property(letters, letters, (text, searched) => {
        expect(textMatcher(written(searched))(written(text))).toBe(typed(text).includes(typed(searched)));
      }),
    );
  });
});
