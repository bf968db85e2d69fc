import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likelyEmail } from './mail-host.ts';

describe('a typo in a known mail host', () => {
  it.each([
    ['gmial.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmail.cm', 'gmail.com'],
    ['gmail.fr', 'gmail.com'],
    ['gmai.com', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['hotmial', 'hotmail.com'],
    ['hotmial.fr', 'hotmail.fr'],
    ['yahho', 'yahoo.fr'],
    ['yaho.fr', 'yahoo.fr'],
    ['yaho.com', 'yahoo.com'],
    ['yahoo.con', 'yahoo.com'],
    ['outlok.com', 'outlook.com'],
    ['ICLOUD.CON', 'icloud.com'],
  ])('%s is asked about: %s', (host, meant) => {
    expect(likelyEmail(`Awa.K@${host}`)).toBe(`Awa.K@${meant}`);
  });

  it.each([
    'gmail.com',
    'GMAIL.com',
    'yahoo.fr',
    'hotmail.nl',
    'ymail.com',
    'mail.com',
    'orange.fr',
    'exemple.ci',
    'aviso.ci',
    'live.fr',
    'mailo.com',
  ])('%s is not', (host) => {
    expect(likelyEmail(`awa@${host}`)).toBeNull();
    expect(likelyEmail(`awa@${host}`, true)).toBeNull();
  });

  it('is not suggested while it is a prefix of the right one, but is once the field has lost the focus', () => {
    for (const begun of ['g', 'gm', 'gmai', 'gmail', 'gmail.', 'gmail.c', 'gmail.co', 'yaho', 'hotmai'])
      expect(likelyEmail(`awa@${begun}`)).toBeNull();
    expect(likelyEmail('awa@gmail.co', true)).toBe('awa@gmail.com');
    expect(likelyEmail('awa@yaho', true)).toBe('awa@yahoo.fr');
  });

  it('is only found in an e-mail', () => {
    for (const none of [
      '',
      'gmial.com',
      '@gmial.com',
      'awa@',
      'a b@gmial.com',
      '0701020304',
      'a@b@gmial.com',
    ])
      expect(likelyEmail(none, true)).toBeNull();
  });

  it('is not suggested again once corrected', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z.@]{0,20}$/), (host) => {
        const likely = likelyEmail(`awa@${host}`, true);
        if (likely !== null) expect(likelyEmail(likely, true)).toBeNull();
      }),
    );
  });
});
