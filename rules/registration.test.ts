// §5 Registration: first_name: required, at
// §5 Registration: last_name: required, at
// §5 Registration: email: valid
// §5 Registration: numero_telephone: 8 to
// §5 Registration: pays: required, a

import { describe, expect, it } from 'vitest';
import { type RegistrationValues, validateRegistration } from './registration.ts';

const complete: RegistrationValues = {
  first_name: 'Awa',
  last_name: 'Koné',
  email: 'awa@exemple.ci',
  numero_telephone: '0701020304',
  pays: '0b8d6f3e-0c6f-5f0e-9a55-0e8f0f6f3d1a',
  password1: 'Tabaski-2026',
};
const errorsOf = (change: Partial<RegistrationValues>) => {
  const checked = validateRegistration({ ...complete, ...change });
  return checked.ok ? {} : checked.errors;
};

describe('the registration form', () => {
  it('accepts a complete form, trimmed except for the password', () => {
    expect(validateRegistration({ ...complete, first_name: ' Awa ', email: ' awa@exemple.ci ' })).toEqual({
      ok: true,
      values: complete,
    });
  });

  it.each(['Awa', 'Marie Claire', 'N’Guessan', "N'Guessan", 'Kouamé-Yao', 'Ọlá', 'E\u0301lise'])(
    'takes the first name %s',
    (first_name) => {
      expect(errorsOf({ first_name })).toEqual({});
    },
  );

  it.each(['Awa2', '-Awa', 'Awa-', "'Awa", 'A--B', '\u0301a', 'Awa_B'])(
    'refuses the first name %j',
    (first_name) => {
      expect(errorsOf({ first_name })).toEqual({ first_name: 'first-name-invalid' });
    },
  );

  it('folds spaces in a first name', () => {
    const checked = validateRegistration({ ...complete, first_name: 'Awa  Marie\u00a0 Claire' });
    expect(checked.ok && checked.values.first_name).toBe('Awa Marie Claire');
  });

  it('accepts letters, apostrophes and hyphens in a last name, and no space', () => {
    expect(errorsOf({ last_name: 'N’Guessan' })).toEqual({});
    expect(errorsOf({ last_name: 'Kouamé-Yao' })).toEqual({});
    expect(errorsOf({ last_name: 'Ben Ali' })).toEqual({ last_name: 'last-name-invalid' });
  });

  it('limits names to 20 and 50 characters', () => {
    expect(errorsOf({ first_name: ' ' })).toEqual({ first_name: 'first-name-required' });
    expect(errorsOf({ first_name: 'a'.repeat(20) })).toEqual({});
    expect(errorsOf({ first_name: 'a'.repeat(21) })).toEqual({ first_name: 'first-name-long' });
    expect(errorsOf({ last_name: '' })).toEqual({ last_name: 'last-name-required' });
    expect(errorsOf({ last_name: 'a'.repeat(50) })).toEqual({});
    expect(errorsOf({ last_name: 'a'.repeat(51) })).toEqual({ last_name: 'last-name-long' });
  });

  it('requires 8 to 15 digits without + or 00, an e-mail, a country, a strong password', () => {
    for (const numero_telephone of ['', '1234567', '+2250701020304', '00225070102', '1'.repeat(16)]) {
      expect(errorsOf({ numero_telephone })).toEqual({ numero_telephone: 'phone-invalid' });
    }
    expect(errorsOf({ email: 'awa@' })).toEqual({ email: 'email-invalid' });
    expect(errorsOf({ pays: '' })).toEqual({ pays: 'country-required' });
    expect(errorsOf({ password1: 'tabaski' })).toEqual({ password1: 'password-weak' });
  });

  it('validates a very long name in one pass, however invalid', () => {
    for (const part of ['a', "a'", 'a-', 'a ', 'e\u0301']) {
      const typed = `${part.repeat(100_000)}1`;
      expect(errorsOf({ first_name: typed }).first_name).toBe('first-name-long');
    }
  });
});
