import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail, normalizedEmail } from './email.ts';

describe('an e-mail', () => {
  it.each([
    "koffi.n'guessan@exemple.ci",
    'awa&kone@exemple.ci',
    'awa+tabaski@exemple.ci',
    'awa@mon-site--test.ci',
    'AWA.KONE@EXEMPLE.CI',
    'awa@1234.ci',
    'a@b',
  ])('%s is sent as it is', (email) => {
    expect(isEmail(email)).toBe(true);
    expect(normalizedEmail(email)).toBe(email);
  });

  it.each([
    ['awa@élevage.ci', 'awa@xn--levage-9ua.ci'],
    ['awa@E\u0301LEVAGE.ci', 'awa@xn--levage-9ua.ci'],
    ['Awa@مثال.إختبار', 'Awa@xn--mgbh0fb.xn--kgbechtv'],
    ['\u202aawa@exemple.ci\u202c', 'awa@exemple.ci'],
    ['n’guessan@exemple.ci', "n'guessan@exemple.ci"],
    [' awa＠exemple。ci', 'awa@exemple.ci'],
  ])('%s is sent as %s', (typed, sent) => {
    expect(normalizedEmail(typed)).toBe(sent);
    expect(isEmail(sent)).toBe(true);
  });

  it.each([
    '',
    'awa',
    'awa@',
    '@exemple.ci',
    'awa@exemple.',
    'awa@-exemple.ci',
    'awa kone@exemple.ci',
    'é@exemple.ci',
    'awa@exemple.ci/é',
    'awa@é:80',
    'awa@é@exemple.ci',
    `${'a'.repeat(250)}@exemple.ci`,
    `awa@${'é'.repeat(64)}.ci`,
  ])('%j is none', (typed) => {
    expect(isEmail(normalizedEmail(typed))).toBe(false);
  });

  it('is valid again after normalization', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (name, domain) => {
        const sent = normalizedEmail(`${name}@${domain}`);
        if (isEmail(sent)) expect(normalizedEmail(sent)).toBe(sent);
      }),
    );
  });
});
