// §5 Registration: password1: 8 with
// §5 Registration: Strength meter: one
// §5 Reset: Submit disabled unless
// §5 Password change: old 6; new
// §5 Password change: The two new
// §9 Constants: Passwords: register 8,

import { describe, expect, it } from 'vitest';
import { validateLogin } from './login.ts';
import { isStrongPassword, passwordStrength, validatePasswordChange, validateReset } from './password.ts';
import { validateRegistration } from './registration.ts';

const changeErrors = (new_password1: string, new_password2 = new_password1, old_password = 'ancien') => {
  const checked = validatePasswordChange({ old_password, new_password1, new_password2 });
  return checked.ok ? {} : checked.errors;
};

describe('an accented password', () => {
  const [composed, decomposed] = ['Élevage-é1', 'Élevage-é1'.normalize('NFD')];

  it.each([
    ['login', validateLogin({ email: 'awa@exemple.ci', password: decomposed })],
    [
      'change',
      validatePasswordChange({
        old_password: decomposed,
        new_password1: decomposed,
        new_password2: composed,
      }),
    ],
    ['reset', validateReset({ new_password: decomposed, confirmation: composed })],
    [
      'registration',
      validateRegistration({
        ...{ first_name: 'Awa', last_name: 'Koné', email: 'awa@exemple.ci', numero_telephone: '0701020304' },
        ...{ pays: '0b8d6f3e-0c6f-5f0e-9a55-0e8f0f6f3d1a', password1: decomposed },
      }),
    ],
  ])('is sent with composed accents, on whatever device it was typed: %s', (_, checked) => {
    const values: Record<string, string> = checked.ok ? checked.values : {};
    const passwords = Object.entries(values).filter(([field]) => /password|confirmation/.test(field));
    expect(passwords.length).toBeGreaterThan(0);
    for (const [, password] of passwords) expect(password).toBe(composed);
  });

  it('keeps what NFKC would change', () => {
    const checked = validateLogin({ email: 'awa@exemple.ci', password: 'ﬁn½²Ａ' });
    expect(checked.ok && checked.values.password).toBe('ﬁn½²Ａ');
  });

  it('is as long on every device', () => {
    expect(isStrongPassword('Éé1-éée'.normalize('NFD'))).toBe(false);
    expect(passwordStrength('Éé1-éée'.normalize('NFD')).points).toBe(3);
  });
});

describe('a password change', () => {
  it('accepts 8 characters with uppercase, lowercase and special, without a digit', () => {
    expect(changeErrors('Tabaski-')).toEqual({});
  });

  it.each([
    ['Tab-ski', 'password-short'],
    ['tabaski-', 'password-without-uppercase'],
    ['TABASKI-', 'password-without-lowercase'],
    ['Tabaski2026', 'password-without-special'],
  ])('refuses %j as %s, on both fields', (password, code) => {
    expect(changeErrors(password)).toEqual({ new_password1: code, new_password2: code });
  });

  it('requires 6 characters of the old password', () => {
    expect(changeErrors('Tabaski-', 'Tabaski-', 'court')).toEqual({ old_password: 'old-password-short' });
  });

  it('reports a mismatch on the confirmation, whatever the old one is', () => {
    expect(changeErrors('Tabaski-', 'Tabaski+')).toEqual({ new_password2: 'passwords-differ' });
    expect(changeErrors('Tabaski-', 'Tabaski+', '')).toEqual({
      old_password: 'old-password-short',
      new_password2: 'passwords-differ',
    });
  });
});

describe('a password reset', () => {
  it('requires 8 characters, twice the same', () => {
    expect(validateReset({ new_password: '12345678', confirmation: '12345678' }).ok).toBe(true);
    expect(validateReset({ new_password: '1234567', confirmation: '1234567' })).toEqual({
      ok: false,
      errors: { new_password: 'password-short' },
    });
    expect(validateReset({ new_password: '12345678', confirmation: '12345679' })).toEqual({
      ok: false,
      errors: { confirmation: 'passwords-differ' },
    });
  });
});

describe('the strength of a password', () => {
  it.each([
    ['', 0, 'weak'],
    ['abc', 0, 'weak'],
    ['abcdefgh', 1, 'weak'],
    ['Abcdefgh', 2, 'fair'],
    ['Abcdefg1', 3, 'good'],
    ['Abcdef1-', 4, 'strong'],
  ])('the password %j has %i points, %s', (password, points, level) => {
    expect(passwordStrength(password)).toEqual({ points, level });
  });

  it('allows a registration with everything that section 5 requires', () => {
    expect(isStrongPassword('Tabaski-2026')).toBe(true);
    expect(isStrongPassword('Tabaski-')).toBe(false);
    expect(isStrongPassword('TABASKI-2026')).toBe(false);
    expect(isStrongPassword('Tab-026')).toBe(false);
    expect(isStrongPassword('Éléphant-2026')).toBe(true);
  });
});
