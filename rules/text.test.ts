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
    expect(textMatcher('zebu')('Taureau zébu peul')).toBe(false);
    expect(textMatcher('')('anything')).toBe(true);
    expect(textMatcher('.*')('anything')).toBe(false);
  });
});
