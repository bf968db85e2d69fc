// §5 Profile: Names at least
// §5 Profile: Phone, country and

import { describe, expect, it } from 'vitest';
import { type ProfileValues, validateProfile } from './profile.ts';

const complete: ProfileValues = {
  first_name: 'Awa',
  last_name: 'Koné',
  email: 'client@exemple.ci',
  username: 'client@exemple.ci',
  numero_telephone: '',
  pays: '',
  sexe: 'F',
  adresse1: '',
  adresse2: '',
};
const errorsOf = (change: Partial<ProfileValues>) => {
  const checked = validateProfile({ ...complete, ...change });
  return checked.ok ? {} : checked.errors;
};

describe('the profile form', () => {
  it('takes a form without its optional fields, and M as the default sex', () => {
    expect(errorsOf({})).toEqual({});
    const { first_name, last_name, email, username } = complete;
    expect(validateProfile(JSON.parse(JSON.stringify({ first_name, last_name, email, username })))).toEqual({
      ok: true,
      values: { ...complete, sexe: 'M' },
    });
  });

  it('wants 2 characters of each name, 3 of the username, and a valid e-mail', () => {
    expect(errorsOf({ first_name: 'A', last_name: ' K ', username: 'ab', email: 'x' })).toEqual({
      first_name: 'first-name-short',
      last_name: 'last-name-short',
      username: 'username-short',
      email: 'email-invalid',
    });
  });

  it('takes no sex but M, F and O', () => {
    expect(errorsOf({ sexe: 'O' })).toEqual({});
    expect(errorsOf({ sexe: JSON.parse('"X"') })).toEqual({ sexe: 'sex-unknown' });
  });
});
