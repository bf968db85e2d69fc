import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateLogin } from './login.ts';
import { isStrongPassword, passwordStrength, validatePasswordChange, validateReset } from './password.ts';
import { type ProfileValues, validateProfile } from './profile.ts';
import { type RegistrationValues, validateRegistration } from './registration.ts';
import type { Validation } from './validation.ts';

const settings = { numRuns: 300, seed: 2026 };
const letter = fc.constantFrom(...'abcXYZéÉôñọ');
const lettersOf = (minLength: number, maxLength: number) =>
  fc.array(letter, { minLength, maxLength }).map((letters) => letters.join(''));
const digitsOf = (minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom(...'0123456789'), { minLength, maxLength }).map((digits) => digits.join(''));

const errorOf = <Field extends string, Code extends string>(
  checked: Validation<unknown, Field, Code>,
  field: Field,
): Code | undefined => (checked.ok ? undefined : checked.errors[field]);

const registration: RegistrationValues = {
  first_name: 'Awa',
  last_name: 'Koné',
  email: 'awa@exemple.ci',
  numero_telephone: '0701020304',
  pays: '0b8d6f3e-0c6f-5f0e-9a55-0e8f0f6f3d1a',
  password1: 'Tabaski-2026',
};
const profile: ProfileValues = {
  ...registration,
  username: 'awa.kone',
  sexe: 'F',
  adresse1: '',
  adresse2: '',
};
const registered = (change: Partial<RegistrationValues>) =>
  validateRegistration({ ...registration, ...change });
const saved = (change: Partial<ProfileValues>) => validateProfile({ ...profile, ...change });

describe('registration, around its limits', () => {
  it('takes first names of 1 to 20 letters and refuses longer ones', () => {
    fc.assert(
      fc.property(lettersOf(0, 24), (first_name) => {
        const expected =
          first_name.length === 0
            ? 'first-name-required'
            : first_name.length > 20
              ? 'first-name-long'
              : undefined;
        expect(errorOf(registered({ first_name }), 'first_name')).toBe(expected);
      }),
      settings,
    );
  });

  it('takes last names of 1 to 50 letters, refuses longer ones, and any with a space or a digit', () => {
    fc.assert(
      fc.property(lettersOf(1, 54), fc.constantFrom('', ' ', '7'), (name, strange) => {
        const last_name = `${name}${strange}${name}`.slice(0, 54);
        const expected =
          last_name.length > 50
            ? 'last-name-long'
            : strange !== '' && last_name.includes(strange)
              ? 'last-name-invalid'
              : undefined;
        const trimmed = last_name.trim() === last_name;
        fc.pre(trimmed);
        expect(errorOf(registered({ last_name }), 'last_name')).toBe(expected);
      }),
      settings,
    );
  });

  it('takes numbers of 8 to 15 digits that do not begin with 00, and nothing else', () => {
    fc.assert(
      fc.property(digitsOf(5, 18), fc.constantFrom('', '+', '00'), (digits, prefix) => {
        const numero_telephone = prefix + digits;
        const accepted = /^[0-9]{8,15}$/.test(numero_telephone) && !numero_telephone.startsWith('00');
        expect(errorOf(registered({ numero_telephone }), 'numero_telephone')).toBe(
          accepted ? undefined : 'phone-invalid',
        );
      }),
      settings,
    );
  });

  it('takes a uuid as country, and no uuid that lacks a character', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.nat({ max: 35 }), (pays, at) => {
        expect(errorOf(registered({ pays }), 'pays')).toBeUndefined();
        expect(errorOf(registered({ pays: pays.slice(0, at) + pays.slice(at + 1) }), 'pays')).toBe(
          'country-required',
        );
      }),
      settings,
    );
  });
});

/** Passwords of which each kind of character may be missing, of lengths around 8. */
const password = fc
  .record({
    lower: fc.boolean(),
    upper: fc.boolean(),
    digit: fc.boolean(),
    special: fc.boolean(),
    length: fc.integer({ min: 5, max: 11 }),
  })
  .filter(({ lower, upper, digit, special }) => lower || upper || digit || special)
  .map((made) => {
    const kinds = [
      made.lower ? 'a' : '',
      made.upper ? 'B' : '',
      made.digit ? '7' : '',
      made.special ? '-' : '',
    ].join('');
    return { ...made, text: kinds.repeat(12).slice(0, made.length) };
  });

describe('passwords, around their limits', () => {
  it('register with 8 characters of all four kinds, and not with fewer', () => {
    fc.assert(
      fc.property(password, ({ text, lower, upper, digit, special, length }) => {
        const accepted = lower && upper && digit && special && length >= 8;
        expect(isStrongPassword(text)).toBe(accepted);
        expect(errorOf(registered({ password1: text }), 'password1')).toBe(
          accepted ? undefined : 'password-weak',
        );
      }),
      settings,
    );
  });

  it('get one point each for length, uppercase, digit and symbol, and none for lowercase', () => {
    fc.assert(
      fc.property(password, ({ text, upper, digit, special, length }) => {
        const points = [length >= 8, upper, digit, special].filter(Boolean).length;
        expect(passwordStrength(text).points).toBe(points);
      }),
      settings,
    );
  });

  it('are changed for 8 characters with uppercase, lowercase and special, digit or not', () => {
    fc.assert(
      fc.property(password, ({ text, lower, upper, special, length }) => {
        const expected =
          length < 8
            ? 'password-short'
            : !upper
              ? 'password-without-uppercase'
              : !lower
                ? 'password-without-lowercase'
                : special
                  ? undefined
                  : 'password-without-special';
        const changed = validatePasswordChange({
          old_password: 'ancien',
          new_password1: text,
          new_password2: text,
        });
        expect(errorOf(changed, 'new_password1')).toBe(expected);
      }),
      settings,
    );
  });

  it('are reset for 8 characters of any kind, twice the same', () => {
    fc.assert(
      fc.property(password, fc.boolean(), ({ text, length }, same) => {
        const checked = validateReset({ new_password: text, confirmation: same ? text : `${text}x` });
        expect(checked.ok).toBe(same && length >= 8);
        if (!same) expect(errorOf(checked, 'confirmation')).toBe('passwords-differ');
      }),
      settings,
    );
  });
});

describe('profile, around its limits', () => {
  it('takes names of 2 characters and usernames of 3, and nothing shorter, spaces not counted', () => {
    fc.assert(
      fc.property(lettersOf(0, 5), fc.constantFrom('', ' ', '  '), (text, space) => {
        const typed = `${space}${text}${space}`;
        expect(errorOf(saved({ first_name: typed }), 'first_name')).toBe(
          text.length < 2 ? 'first-name-short' : undefined,
        );
        expect(errorOf(saved({ last_name: typed }), 'last_name')).toBe(
          text.length < 2 ? 'last-name-short' : undefined,
        );
        expect(errorOf(saved({ username: typed }), 'username')).toBe(
          text.length < 3 ? 'username-short' : undefined,
        );
      }),
      settings,
    );
  });
});

describe('login, around its limits', () => {
  it('takes numbers of 8 to 15 digits and passwords of 4 characters', () => {
    fc.assert(
      fc.property(digitsOf(5, 18), lettersOf(1, 7), (email, typed) => {
        const checked = validateLogin({ email, password: typed });
        const isNumber = email.length >= 8 && email.length <= 15;
        expect(errorOf(checked, 'email')).toBe(isNumber ? undefined : 'identifier-invalid');
        expect(errorOf(checked, 'password')).toBe(typed.length < 4 ? 'password-short' : undefined);
      }),
      settings,
    );
  });
});
