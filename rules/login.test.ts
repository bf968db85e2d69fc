// §5 Login: Identifier: at least
// §9 Constants: Passwords: register 8,

import { describe, expect, it } from 'vitest';
import { validateLogin } from './login.ts';

const errorsOf = (email: string, password: string) => {
  const checked = validateLogin({ email, password });
  return checked.ok ? {} : checked.errors;
};

describe('the login form', () => {
  it.each([
    'client@exemple.ci',
    '07010203',
    '0701020304',
    '225070102030415',
    '  client@exemple.ci ',
    '07 01 02 03 04',
  ])('takes %j as identifier', (email) => {
    expect(errorsOf(email, 'Tabaski-2026')).toEqual({});
  });

  it.each(['', 'ab', 'client', 'client@', '1234567', '1234567890123456', '+2250701020304', 'awa kone'])(
    'refuses %j as identifier',
    (email) => {
      expect(errorsOf(email, 'Tabaski-2026')).toEqual({ email: 'identifier-invalid' });
    },
  );

  it('requires a password of 4 characters, and keeps it as typed', () => {
    expect(errorsOf('client@exemple.ci', 'abc')).toEqual({ password: 'password-short' });
    expect(validateLogin({ email: ' client@exemple.ci', password: ' abc' })).toEqual({
      ok: true,
      values: { email: 'client@exemple.ci', password: ' abc' },
    });
  });

  it('sends the digits of a number that is typed in pairs', () => {
    expect(validateLogin({ email: ' 07.01-02 03 04', password: 'Tabaski-2026' })).toMatchObject({
      values: { email: '0701020304' },
    });
  });

  it('has one code for each invalid field', () => {
    expect(errorsOf('', '')).toEqual({ email: 'identifier-invalid', password: 'password-short' });
  });
});
