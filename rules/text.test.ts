// §2 Shared layout: q is the
// §2 Animal card: The list view
// §2 Search: Matches name or
// §2 Product detail: Description truncated to
// §5 Search and filters: Search text is
// §5 Search and filters: Text filters are
// §9 Constants: Truncation: 250 on

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beginning,
  countOf,
  descriptionLimits,
  encoded,
  isolated,
  isWithin,
  plain,
  prose,
  searchedText,
  textMatcher,
} from './text.ts';

describe('the beginning of a text', () => {
  const first = (text: string) => beginning(text, descriptionLimits.list);

  it('is exactly its first 50 characters, without additions or trimming', () => {
    const text = `${'Un bélier robuste, élevé au grand air. '.repeat(3)}`;
    expect(first(text)).toMatchObject({ text: text.slice(0, 50), isCut: true });
    expect(first(' '.repeat(51))).toMatchObject({ text: ' '.repeat(50), isCut: true });
  });

  it('is the complete text if it has 50 characters or fewer', () => {
    for (const text of ['', 'Bélier', 'a'.repeat(50), '🐏'.repeat(50), 'e\u0301'.repeat(50)])
      expect(first(text)).toEqual({ text, words: text, isCut: false });
    expect(first('e\u0301'.repeat(51))).toMatchObject({ text: 'e\u0301'.repeat(50), isCut: true });
  });

  it('has its whole words apart, without the part of a word that the limit cuts and the space before it', () => {
    expect(beginning('un bélier blanc', 11).words).toBe('un bélier');
    for (const text of [`Moutons ${'a'.repeat(60)}`, ` ${'a'.repeat(60)}`])
      expect(first(text).words).toBe(text.slice(0, 50));
    expect(beginning('un bélier blanc', 9).words).toBe('un bélier');
    expect(beginning('un bélier blanc', 10).words).toBe('un bélier');
    expect(beginning('un bélier,  blanc', 14).words).toBe('un bélier,');
    expect(beginning('anticonstitutionnellement', 9).words).toBe('anticonst');
  });

  it('counts leading combining marks as one character', () => {
    expect(beginning('\u0301\u0300ab', 1)).toMatchObject({ text: '\u0301\u0300', isCut: true });
  });

  it('never splits a grapheme: accents, flags, families, skin tones, keycaps', () => {
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
        expect(beginning(text, limit)).toMatchObject({
          text: expected.join(''),
          isCut: parts.length > limit,
        });
      }),
    );
  });
});

describe('a searched text', () => {
  it('is trimmed, and undefined if nothing is left', () => {
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
  /** A letter and a variant of it. */
  const letter = plain.chain((bare) =>
    fc.tuple(fc.constant(bare), fc.constantFrom(bare, ...(dressings[bare] ?? []))),
  );
  const ligature = fc.constantFrom(['oe', 'œ'] as const, ['oe', 'Œ'] as const, ['ae', 'æ'] as const);
  const letters = fc.array(fc.oneof({ weight: 9, arbitrary: letter }, ligature), { maxLength: 12 });
  const typed = (list: readonly (readonly [string, string])[]) => list.map(([bare]) => bare).join('');
  const written = (list: readonly (readonly [string, string])[]) =>
    list.map(([, dressed]) => dressed).join('');

  it('is found within any text, whatever the case, accents and apostrophes of either', () => {
    fc.assert(
      fc.property(letters, letters, letters, (before, searched, after) => {
        const text = [before, searched, after];
        expect(textMatcher(typed(searched))(text.map(written).join(''))).toBe(true);
        expect(textMatcher(written(searched))(text.map(typed).join(''))).toBe(true);
      }),
    );
  });

  it('is found exactly where its base letters are consecutive', () => {
    fc.assert(
      fc.property(letters, letters, (text, searched) => {
        expect(textMatcher(written(searched))(written(text))).toBe(typed(text).includes(typed(searched)));
      }),
    );
  });
});

describe('a length', () => {
  it('counts graphemes, and limits their code points', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(countOf(`${family}${'e\u0323\u0301'}🇨🇮a`)).toBe(4);
    expect(isWithin(family.repeat(200), 200)).toBe(true);
    expect(isWithin(family.repeat(201), 200)).toBe(false);
    expect(isWithin(`e${'\u0301'.repeat(3000)}`, 200)).toBe(false);
    expect(isWithin('a'.repeat(200), 200)).toBe(true);
    expect(isWithin('a'.repeat(201), 200)).toBe(false);
  });
});

describe('a text as a keyboard types it', () => {
  it('has the digits of any script as 0 to 9', () => {
    let value = -1;
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const sign = String.fromCodePoint(code);
      value = /\p{Nd}/u.test(sign) ? (value + 1) % 10 : -1;
      if (value >= 0 && plain(sign) !== String(value)) expect(sign).toBe(value);
    }
  });

  it('has one kind of hyphen and space, the apostrophes of keyboards, and no invisible characters', () => {
    expect(plain('\u202aN’Dri\u2011Kone\u0301\u00a0‘\u200b\u202c')).toBe("N’Dri-Koné '");
    expect(plain('1\u20132 −3 ＋４')).toBe('1-2 -3 +4');
  });
});

describe('a free text', () => {
  it('keeps its words, lines and emoji, and no invisible characters', () => {
    expect(prose(' Un\r\ndeux\u202e « trois »\u00a0!\0 👨‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ')).toBe(
      'Un\ndeux « trois »\u00a0! 👨‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    );
    for (const blank of ['\u200b', '\u200d', '\u3164 \u2060', '\ufe0f', '\0']) expect(prose(blank)).toBe('');
  });
});

describe('a text within a sentence', () => {
  it('is isolated if it could change the direction of its surroundings', () => {
    expect(isolated('Koné')).toBe('Koné');
    expect(isolated('محمد')).toBe('\u2068محمد\u2069');
    expect(isolated('\u202eKoné\u2069')).toBe('\u2068\u202eKoné\u2069');
  });

  it('can be encoded into an address, whatever it is', () => {
    expect(encoded('Bœuf \ud83d')).toBe('B%C5%93uf%20');
  });
});
