import { describe, expect, it } from 'vitest';
import { replacedOnce, takenOut } from './replaced-once.mjs';

describe('what is replaced once', () => {
  it('becomes what its maker says, word for word', () => {
    expect(replacedOnce('<a></body>', '</body>', (found: string) => `$&${found}`)).toBe('<a>$&</body>');
    expect(replacedOnce('<b c="d">', / c="([^"]*)"/, (_: string, value: string) => ` e=${value}`)).toBe(
      '<b e=d>',
    );
  });

  it.each<[string | RegExp, RegExp]>([
    ['</head>', /is not in the text: <\/head>/],
    [/<title>[^<]*<\/title>/, /is not in the text: <title>/],
    ['<p>', /is there 2 times, not once: <p>/],
    [/<(?:p|q)>/, /is there 3 times, not once/],
    [/<[pq]>/g, /is there 3 times, not once/],
  ])('stops with a sentence at %s, which is there never or more than once', (what, sentence) => {
    expect(() => replacedOnce('<p><q><p>', what, () => '')).toThrow(sentence);
  });
});

describe('what is taken out', () => {
  it('is given back in order, and the text without it', () => {
    const { taken, rest } = takenOut('<i 1><b><i 2>', /<i (\d)>/g);
    expect(taken.map(([, number]: string[]) => number)).toEqual(['1', '2']);
    expect(rest).toBe('<b>');
  });

  it('stops with a sentence where there is none', () => {
    expect(() => takenOut('<b>', /<i (\d)>/g)).toThrow(/is not in the text: <i/);
  });
});
