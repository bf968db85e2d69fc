// §4 Profile form: Validates on change;
// §5 Profile: Phone, country and
// §8 Profile update: Success and failure
// §8 Profile update: « Vos informations
// §8 Profile update: « Une erreur

import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { User } from '#openapi/schemas.ts';
import type { ProfileValues } from '#rules/profile.ts';
import { deferredCall } from '../testing/deferred-call.ts';
import { withEffects } from '../with-effects.ts';
import {
  type ProfileAnswer,
  type ProfileDraft,
  profileErrors,
  profileMachine,
  profileOf,
  profileValues,
  type SavedProfile,
} from './profile.machine.ts';

const awa: User = {
  first_name: 'Awa',
  last_name: 'Koné',
  email: 'awa@exemple.ci',
  username: 'awa.kone',
  numero_telephone: '0701020304',
  pays: { id: 'ci', libelle: 'Côte d’Ivoire' },
  sexe: 'F',
  adresse1: 'Cocody, Riviera 3',
  adresse2: 'Villa 12',
};

const open = (user: User | null = awa, draft: ProfileDraft | null = null) => {
  const said: string[] = [];
  const stored: ProfileDraft[] = [];
  const written: Partial<ProfileValues>[] = [];
  const saveProfile = deferredCall<SavedProfile, ProfileAnswer>();
  const actor = createActor(
    withEffects(profileMachine, {
      calls: { saveProfile: saveProfile.call },
      actions: {
        writeFields: (fields) => written.push(fields),
        storeDraft: (one) => stored.push(one),
        updateUser: ({ user: changed }) => said.push(`user ${changed.first_name} ${changed.last_name}`),
        notify: ({ code }) => said.push(code),
      },
    }),
    { input: { user, draft } },
  ).start();
  const edit = (
    field: 'first_name' | 'last_name' | 'email' | 'username' | 'numero_telephone' | 'adresse1',
    value: string,
  ) => actor.send({ type: 'field.changed', field, value });
  const load = (changed: User) => actor.send({ type: 'user.loaded', user: changed });
  const state = () => actor.getSnapshot().value;
  const context = () => actor.getSnapshot().context;
  const values = () => profileValues(context());
  const submit = (sent = values()) => actor.send({ type: 'form.submitted', values: sent });
  const errors = () => profileErrors(context());
  return { actor, said, stored, written, saveProfile, edit, load, submit, state, context, values, errors };
};

describe('profile', () => {
  it('shows the user’s values, and empty ones with the default sex without a user', () => {
    expect(open().values()).toMatchObject({ first_name: 'Awa', pays: 'ci', sexe: 'F', adresse2: 'Villa 12' });
    expect(open(null).values()).toEqual({
      ...{ first_name: '', last_name: '', email: '', username: '', numero_telephone: '' },
      ...{ pays: '', sexe: 'M', adresse1: '', adresse2: '' },
    });
    expect(profileOf({ ...awa, pays: null, sexe: null, adresse1: null, adresse2: null })).toMatchObject({
      ...{ pays: '', sexe: 'M', adresse1: '', adresse2: '' },
    });
  });

  it('fills the fields whenever the user loads', () => {
    const { load, values, written } = open(null);
    load(awa);
    expect(values().first_name).toBe('Awa');
    expect(written.at(-1)).toEqual(values());
    load({ ...awa, first_name: 'Aya' });
    expect(values().first_name).toBe('Aya');
    expect(written.at(-1)).toEqual(values());
  });

  it('keeps the input when the user loads late', () => {
    const { edit, load, values } = open(null);
    edit('adresse1', 'Plateau, rue du Commerce');
    load(awa);
    expect(values()).toMatchObject({ first_name: 'Awa', adresse1: 'Plateau, rue du Commerce' });
    load({ ...awa, first_name: 'Aya' });
    expect(values()).toMatchObject({ first_name: 'Aya', adresse1: 'Plateau, rue du Commerce' });
  });

  it('validates a field on every change, and the others from a submission on', () => {
    const { edit, submit, errors, state, saveProfile } = open({ ...awa, username: 'aw' });
    expect(errors()).toEqual({});
    edit('first_name', 'A');
    expect(errors()).toEqual({ first_name: 'first-name-short' });
    submit();
    expect(state()).toEqual({ filling: 'invalid' });
    expect(errors()).toEqual({ first_name: 'first-name-short', username: 'username-short' });
    edit('first_name', 'Aya');
    expect(errors()).toEqual({ username: 'username-short' });
    expect(saveProfile.calls).toEqual([]);
  });

  it('saves an account with a name of one letter, and takes no other such name', () => {
    const { edit, submit, errors, saveProfile } = open({ ...awa, last_name: 'K' });
    edit('adresse1', 'Plateau');
    submit();
    expect([errors(), saveProfile.calls.length]).toEqual([{}, 1]);
    edit('last_name', 'T');
    expect(errors()).toEqual({ last_name: 'last-name-short' });
  });

  it('validates only the edited fields again after it was saved', async () => {
    const { edit, submit, saveProfile, errors } = open();
    edit('first_name', 'Aya');
    submit();
    await saveProfile.last().answer({ kind: 'saved', user: { ...awa, first_name: 'Aya', username: 'aw' } });
    expect(errors()).toEqual({});
    edit('first_name', 'A');
    expect(errors()).toEqual({ first_name: 'first-name-short' });
  });

  it('formats a phone number, leaves it as it is typed, and sends its digits', () => {
    const { actor, values, submit, saveProfile } = open();
    expect(values().numero_telephone).toBe('07\u00a001\u00a002\u00a003\u00a004');
    actor.send({ type: 'field.changed', field: 'numero_telephone', value: '07 08 09 10 11' });
    expect(values().numero_telephone).toBe('07 08 09 10 11');
    submit();
    expect(saveProfile.last().input.values.numero_telephone).toBe('0708091011');
  });

  it('is one request for three submissions in one tick, with every field, trimmed', () => {
    const { actor, edit, submit, saveProfile } = open();
    edit('first_name', ' Aya ');
    submit();
    submit();
    submit();
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(saveProfile.calls.map(({ input }) => input)).toEqual([
      {
        values: { ...profileOf(awa), numero_telephone: '0701020304', first_name: 'Aya' },
        edited: ['first_name'],
        read: awa,
      },
    ]);
  });

  it('validates and sends the values that a submission carries', () => {
    const unknown = open();
    unknown.submit({ ...unknown.values(), first_name: 'Aya' });
    expect(
      unknown.saveProfile.calls.map(({ input: { values, edited } }) => [values.first_name, edited]),
    ).toEqual([['Aya', ['first_name']]]);
    const changed = open();
    changed.edit('first_name', 'Aya');
    changed.submit({ ...changed.values(), first_name: 'A' });
    expect(changed.saveProfile.calls).toEqual([]);
    expect(changed.errors()).toEqual({ first_name: 'first-name-short' });
    expect(changed.values().first_name).toBe('A');
  });

  it('shows the saved values, updates the session and shows the notice', async () => {
    const { edit, submit, load, saveProfile, said, state, context, values, written } = open();
    edit('first_name', ' Aya ');
    submit();
    const saved = { ...awa, first_name: 'Aya' };
    await saveProfile.last().answer({ kind: 'saved', user: saved });
    expect(said).toEqual(['user Aya Koné', 'profile-updated']);
    expect(state()).toEqual({ filling: 'idle' });
    expect(context().edits).toEqual({});
    expect(values().first_name).toBe('Aya');
    // The updated session reports the same user.
    load(saved);
    expect(written).toEqual([values()]);
  });

  it('reports an emptied phone number that the provider kept', async () => {
    const { edit, submit, saveProfile, said, state } = open();
    edit('numero_telephone', '');
    submit();
    await saveProfile.last().answer({ kind: 'saved', user: awa });
    expect(state()).toEqual({ filling: 'idle' });
    expect(said.slice(-2)).toEqual(['profile-phone-unchanged', 'profile-updated']);
    const cleared = open();
    cleared.edit('numero_telephone', '');
    cleared.submit();
    await cleared.saveProfile.last().answer({ kind: 'saved', user: { ...awa, numero_telephone: '' } });
    expect(cleared.said).toEqual(['user Awa Koné', 'profile-updated']);
  });

  it('keeps the input when the request ends late', async () => {
    const { edit, submit, saveProfile, values } = open();
    edit('first_name', 'Aya');
    submit();
    edit('adresse1', 'Plateau');
    edit('first_name', 'Ayana');
    await saveProfile.last().answer({ kind: 'saved', user: { ...awa, first_name: 'Aya' } });
    expect(values()).toMatchObject({ first_name: 'Ayana', adresse1: 'Plateau' });
  });

  it('keeps the input when it is refused, and shows the server’s message beside the form', async () => {
    const { edit, submit, saveProfile, said, state, values, context } = open();
    edit('email', 'prise@exemple.ci');
    submit();
    await saveProfile.last().answer({
      kind: 'refused',
      refusal: { code: 'profile-update-failed', message: 'Cette adresse est déjà prise.' },
    });
    expect(said).toEqual(['profile-update-failed']);
    expect(state()).toEqual({ filling: 'refused' });
    expect(values().email).toBe('prise@exemple.ci');
    expect(context().refusal?.message).toBe('Cette adresse est déjà prise.');
    submit();
    expect(context().refusal).toBeNull();
    expect(saveProfile.calls).toHaveLength(2);
  });

  it('keeps the input without an answer', async () => {
    const { edit, submit, saveProfile, said, state, values } = open();
    edit('adresse1', 'Plateau');
    submit();
    await saveProfile.last().fail();
    expect(said).toEqual(['profile-update-failed']);
    expect(state()).toEqual({ filling: 'unreachable' });
    expect(values().adresse1).toBe('Plateau');
  });

  it('leaves the notice of an ended session to the session', async () => {
    const { submit, saveProfile, said, state } = open();
    submit();
    await saveProfile.last().answer({ kind: 'unauthorized' });
    expect(said).toEqual([]);
    expect(state()).toEqual({ filling: 'idle' });
  });

  it('stores the edits with their owner, including those typed while the profile was being saved', async () => {
    const { edit, submit, saveProfile, stored } = open();
    edit('first_name', 'Aya');
    expect(stored.at(-1)).toEqual({ owner: awa.email, edits: { first_name: 'Aya' } });
    submit();
    edit('last_name', 'Touré');
    await saveProfile.last().answer({ kind: 'saved', user: { ...awa, first_name: 'Aya' } });
    expect(stored.at(-1)).toEqual({ owner: awa.email, edits: { last_name: 'Touré' } });
  });

  it('restores a draft for its owner, also when the user loads late', () => {
    const draft = { owner: awa.email, edits: { adresse1: 'Bouaké' } };
    expect(open(awa, draft).values()).toMatchObject({ first_name: 'Awa', adresse1: 'Bouaké' });
    const late = open(null, draft);
    late.load(awa);
    expect(late.values()).toMatchObject({ first_name: 'Awa', adresse1: 'Bouaké' });
  });

  it('never shows the draft or the edits of another customer', () => {
    const other: User = { ...awa, email: 'autre@exemple.ci', first_name: 'Moussa' };
    const { load, values } = open(other, { owner: awa.email, edits: { adresse1: 'Bouaké' } });
    expect(values().adresse1).toBe(awa.adresse1);
    const open2 = open();
    open2.edit('first_name', 'Aya');
    open2.load(other);
    expect(open2.values().first_name).toBe('Moussa');
    load(other);
    expect(values().first_name).toBe('Moussa');
  });
});
