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
    expect(searchedText(' \u00a0 ')).toBeUndefined();
    expect(searchedText(undefined)).toBeUndefined();
  });

  it('is found whatever the case, the apostrophe and the composition of accents', () => {
    expect(textMatcher('n’DAMA')("Génisse N'Dama")).toBe(true);
    expect(textMatcher('ZÉBU')('Taureau ze\u0301bu peul')).toBe(true);
    expect(textMatcher('zebu')('Taureau zébu peul')).toBe(false);
    expect(textMatcher('')('anything')).toBe(true);
    expect(textMatcher('.*')('anything')).toBe(false);
  });
});
