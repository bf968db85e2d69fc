// §5 Profile: Names at least
// §5 Profile: Phone, country and

import { describe, expect, it } from 'vitest';
import { type ProfileValues, profileRequest, validateProfile } from './profile.ts';

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
  it('accepts a form without its optional fields, and M as the default sex', () => {
    expect(errorsOf({})).toEqual({});
    const { first_name, last_name, email, username } = complete;
    expect(validateProfile(JSON.parse(JSON.stringify({ first_name, last_name, email, username })))).toEqual({
      ok: true,
      values: { ...complete, sexe: 'M' },
    });
  });

  it('requires 2 characters of each name, 3 of the username, and a valid e-mail', () => {
    expect(errorsOf({ first_name: 'A', last_name: ' K ', username: 'ab', email: 'x' })).toEqual({
      first_name: 'first-name-short',
      last_name: 'last-name-short',
      username: 'username-short',
      email: 'email-invalid',
    });
  });

  it('accepts no sex but M, F and O', () => {
    expect(errorsOf({ sexe: 'O' })).toEqual({});
    expect(errorsOf({ sexe: JSON.parse('"X"') })).toEqual({ sexe: 'sex-unknown' });
  });
});

describe('profileRequest', () => {
  const read = { ...complete, numero_telephone: '+225 0701020304', pays: { id: 'ci' }, adresse1: 'Cocody' };
  const shown = { ...complete, numero_telephone: '+2250701020304', pays: 'ci', adresse1: 'Cocody' };

  it('sends an unedited field unchanged, and omits one that was empty, null or absent', () => {
    const { sexe: _, ...unsexed } = read;
    expect(profileRequest(shown, [], { ...unsexed, adresse2: null })).toEqual({
      ...{ first_name: 'Awa', last_name: 'Koné', email: complete.email, username: complete.username },
      ...{ numero_telephone: '+225 0701020304', pays: 'ci', adresse1: 'Cocody' },
    });
  });

  it('sends an emptied field as an empty string, and omits one that was and is empty', () => {
    const emptied = { ...shown, adresse1: '', numero_telephone: '' };
    expect(profileRequest(emptied, ['adresse1', 'adresse2', 'numero_telephone'], read)).toMatchObject({
      adresse1: '',
      numero_telephone: '',
    });
    expect(profileRequest(emptied, ['adresse2'], read)).not.toHaveProperty('adresse2');
  });

  it('sends the e-mail during a pending change only if it was edited, which withdraws the change', () => {
    const waiting = { ...read, pending_email: 'nouvelle@exemple.ci' };
    expect(profileRequest(shown, ['adresse1'], waiting)).not.toHaveProperty('email');
    expect(profileRequest(shown, ['email'], waiting)).toMatchObject({ email: shown.email });
    expect(profileRequest(shown, ['adresse1'], { ...read, pending_email: null })).toHaveProperty('email');
  });

  it('leaves out a name of one letter that the account has, which the provider refuses, and sends no other', () => {
    const short = { ...read, first_name: 'A' };
    expect(profileRequest({ ...shown, first_name: 'A' }, [], short)).not.toHaveProperty('first_name');
    expect(profileRequest({ ...shown, first_name: 'A' }, ['first_name'], short)).not.toHaveProperty(
      'first_name',
    );
    expect(profileRequest({ ...shown, first_name: 'Awa' }, ['first_name'], short).first_name).toBe('Awa');
  });

  it('sends the edits if no user could be loaded', () => {
    expect(profileRequest({ ...complete, pays: 'ci' }, ['first_name', 'pays'], null)).toEqual({
      first_name: 'Awa',
      pays: 'ci',
    });
  });
});
