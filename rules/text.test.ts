// §2 Shared layout: q is the
// §2 Animal card: The list view
// §2 Search: Matches name or
// §2 Product detail: Description truncated to
// §5 Search and filters: Search text is
// §5 Search and filters: Text filters are
// §9 Constants: Truncation: 250 on

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginning, descriptionLimits, searchedText, textMatcher, truncate } from './text.ts';

describe('the beginning of a text', () => {
  const first = (text: string) => beginning(text, descriptionLimits.list);

  it('is exactly its first 50 characters, nothing added and nothing trimmed', () => {
    const text = `${'Un bélier robuste, élevé au grand air. '.repeat(3)}`;
    expect(first(text)).toEqual({ text: text.slice(0, 50), isCut: true });
    expect(first(' '.repeat(51))).toEqual({ text: ' '.repeat(50), isCut: true });
  });

  it('is the whole text, and not cut, where it has 50 characters or fewer', () => {
    for (const text of ['', 'Bélier', 'a'.repeat(50), '🐏'.repeat(50), 'e\u0301'.repeat(50)])
      expect(first(text)).toEqual({ text, isCut: false });
    expect(first('e\u0301'.repeat(51))).toEqual({ text: 'e\u0301'.repeat(50), isCut: true });
  });

  it('takes accents that stand before every letter for one character', () => {
    expect(beginning('\u0301\u0300ab', 1)).toEqual({ text: '\u0301\u0300', isCut: true });
  });

  it('keeps whole what is read as one character: accents, flags, families, skin tones, keycaps', () => {
    const whole = fc.constantFrom(
      'a',
      'é',
      'e\u0301',
      ' ',
      '🐏',
      '🇨🇮',
      '👨‍👩‍👧',
      '👍🏾',
      '1\ufe0f\u20e3',
      '❤️',
      '🏴‍☠️',
      '\r\n',
    );
    const segmenter = new Intl.Segmenter('fr', { granularity: 'grapheme' });
    fc.assert(
      fc.property(fc.array(whole, { maxLength: 12 }), fc.nat(12), (parts, limit) => {
        const text = parts.join('');
        const expected = [...segmenter.segment(text)].slice(0, limit).map(({ segment }) => segment);
        expect(beginning(text, limit)).toEqual({ text: expected.join(''), isCut: parts.length > limit });
      }),
    );
  });
});

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
    expect(searchedText('bélier \t du  Sahel')).toBe('bélier du Sahel');
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
