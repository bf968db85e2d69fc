// §2 Registration: Success goes to
// §4 Login outcome: Registration success stores
// §8 Registration: 401, 400 (the
// §8 Registration: « Nom d'utilisateur
// §8 Registration: « Une erreur s'est
// §8 Registration: « Une erreur inconnue
// §8 Registration: « La création
// §8 Registration: « Une erreur est

import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { emptyRegistration, type RegistrationField, type RegistrationValues } from '#rules/registration.ts';
import { deferredCall } from '../testing/deferred-call.ts';
import { withEffects } from '../with-effects.ts';
import {
  type RegistrationAnswer,
  type RegistrationRefusal,
  registrationErrors,
  registrationMachine,
} from './registration.machine.ts';

const complete: RegistrationValues = {
  first_name: 'Awa',
  last_name: "N'Guessan",
  email: 'awa@exemple.ci',
  numero_telephone: '0701020304',
  pays: '0b8d6f3e-0c6f-5f0e-9a55-0e8f0f6f3d1a',
  password1: 'Tabaski-2026',
};

const open = (draft: Record<string, string> = {}) => {
  const said: string[] = [];
  const written: Partial<RegistrationValues>[] = [];
  const register = deferredCall<RegistrationValues, RegistrationAnswer>();
  const actor = createActor(
    withEffects(registrationMachine, {
      calls: { register: register.call },
      actions: {
        writeFields: (values) => written.push(values),
        storeEmail: ({ email }) => said.push(`kept ${email}`),
        notify: (notice) =>
          said.push('message' in notice ? `${notice.code}: ${notice.message}` : notice.code),
        leaveForCode: () => said.push('to /otp'),
      },
    }),
    { input: { draft } },
  ).start();
  const fill = (values: Partial<RegistrationValues>) => {
    for (const [field, value] of Object.entries(values)) {
      actor.send({ type: 'field.changed', field: field as RegistrationField, value });
    }
  };
  const state = () => actor.getSnapshot().value;
  const context = () => actor.getSnapshot().context;
  const submit = (values = context().values) => actor.send({ type: 'form.submitted', values });
  const errors = () => registrationErrors(context());
  return { actor, said, written, register, fill, submit, state, context, errors };
};

describe('registration', () => {
  it('shows no error before the first submission', () => {
    const { fill, errors, context } = open();
    fill({ email: 'awa@' });
    expect(errors()).toEqual({});
    expect(context().values.email).toBe('awa@');
  });

  it('sends nothing while a field is invalid, and shows the error of each', () => {
    const { submit, register, state, errors } = open();
    submit();
    expect(register.calls).toEqual([]);
    expect(state()).toEqual({ filling: 'invalid' });
    expect(errors()).toEqual({
      first_name: 'first-name-required',
      last_name: 'last-name-required',
      email: 'email-invalid',
      numero_telephone: 'phone-invalid',
      pays: 'country-required',
      password1: 'password-weak',
    });
  });

  it('validates on every change from the first submission on', () => {
    const { fill, submit, errors } = open();
    fill({ ...complete, email: 'awa@' });
    submit();
    expect(errors()).toEqual({ email: 'email-invalid' });
    fill({ email: 'awa@exemple.' });
    expect(errors()).toEqual({ email: 'email-invalid' });
    fill({ email: 'awa@exemple.ci' });
    expect(errors()).toEqual({});
    fill({ first_name: '' });
    expect(errors()).toEqual({ first_name: 'first-name-required' });
  });

  it('selects the proposed country where none is chosen, and never replaces a chosen one', () => {
    const { actor, fill, written, context } = open();
    actor.send({ type: 'country.proposed', pays: complete.pays });
    expect(context().values.pays).toBe(complete.pays);
    expect(written).toEqual([{ pays: complete.pays }]);
    fill({ pays: 'another' });
    actor.send({ type: 'country.proposed', pays: complete.pays });
    expect(context().values.pays).toBe('another');
    expect(written).toHaveLength(1);
  });

  it('leaves a phone number as it is typed, and sends its digits', () => {
    const { fill, submit, register, context } = open();
    fill({ ...complete, numero_telephone: '07 01.02-03 04' });
    expect(context().values.numero_telephone).toBe('07 01.02-03 04');
    submit();
    expect(register.last().input.numero_telephone).toBe('0701020304');
  });

  it('is one request for three submissions in one tick, with trimmed texts and the password as typed', () => {
    const { actor, fill, submit, register } = open();
    fill({ ...complete, first_name: ' Awa ', email: ' awa@exemple.ci ', password1: ' Tabaski-2026 ' });
    submit();
    submit();
    submit();
    expect(register.calls.map(({ input }) => input)).toEqual([{ ...complete, password1: ' Tabaski-2026 ' }]);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  });

  it('validates and sends the values that a submission carries', () => {
    const unknown = open();
    unknown.submit(complete);
    expect(unknown.register.calls.map(({ input }) => input)).toEqual([complete]);
    const changed = open();
    changed.fill(complete);
    changed.submit({ ...complete, email: 'awa@' });
    expect(changed.register.calls).toEqual([]);
    expect(changed.errors()).toEqual({ email: 'email-invalid' });
    expect(changed.context().values.email).toBe('awa@');
  });

  it('keeps the e-mail that was sent, shows the notice and goes to the code entry', async () => {
    const { fill, submit, register, said, actor } = open();
    fill(complete);
    submit();
    fill({ email: 'autre@exemple.ci' });
    await register.last().answer({ kind: 'registered', email: 'awa@exemple.ci' });
    expect(said).toEqual(['kept awa@exemple.ci', 'registration-succeeded', 'to /otp']);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    submit();
    expect(register.calls).toHaveLength(1);
  });

  it.each<RegistrationRefusal>([
    { code: 'registration-credentials-wrong' },
    { code: 'registration-refused', message: 'Un compte existe déjà avec cette adresse e-mail.' },
    { code: 'registration-server-failed' },
    { code: 'registration-unknown-error', message: 'Réessayez dans une minute.' },
  ])('shows $code as a notice and beside the form, keeps the input and can be retried', async (refusal) => {
    const { fill, submit, register, said, state, context, errors } = open();
    fill(complete);
    submit();
    await register.last().answer({ kind: 'refused', refusal });
    expect(said).toEqual([
      refusal.message === undefined ? refusal.code : `${refusal.code}: ${refusal.message}`,
    ]);
    expect(state()).toEqual({ filling: 'refused' });
    expect(context()).toMatchObject({ refusal, values: complete });
    expect(errors()).toEqual({});
    submit();
    expect(context().refusal).toBeNull();
    expect(register.calls).toHaveLength(2);
  });

  it('keeps input typed while the request is pending', async () => {
    const { fill, submit, register, context } = open();
    fill(complete);
    submit();
    fill({ email: 'autre@exemple.ci' });
    await register.last().answer({ kind: 'refused', refusal: { code: 'registration-server-failed' } });
    expect(context().values.email).toBe('autre@exemple.ci');
  });

  it('reports a missing answer, keeps the input and can be retried', async () => {
    const { fill, submit, register, said, state, context } = open();
    const typed = { ...complete, email: ` ${complete.email} ` };
    fill(typed);
    submit();
    await register.last().fail();
    expect(said).toEqual([`kept ${complete.email}`, 'registration-unknown-error']);
    expect(state()).toEqual({ filling: 'unreachable' });
    expect(context()).toMatchObject({ values: typed, unanswered: true });
    submit();
    expect(register.calls).toHaveLength(2);
  });

  it('leaves the notice of an ended session to the session', async () => {
    const { fill, submit, register, said, state, context } = open();
    fill(complete);
    submit();
    await register.last().answer({ kind: 'unauthorized' });
    expect(said).toEqual([]);
    expect(state()).toEqual({ filling: 'idle' });
    expect(context().values).toEqual(complete);
  });

  it('starts with an empty form', () => {
    expect(open().context()).toEqual({
      values: {
        ...{ first_name: '', last_name: '', email: '' },
        ...{ numero_telephone: '', pays: '', password1: '' },
      },
      submitted: false,
      unanswered: false,
      refusal: null,
    });
  });

  it('restores the input after a reload', () => {
    const { password1: _, ...draft } = complete;
    expect(open(draft).context().values).toEqual({ ...emptyRegistration, ...draft });
  });

  it('keeps the fields except the password after the registration, since the e-mail may be mistyped', async () => {
    const { fill, submit, register, written, context, errors } = open();
    fill(complete);
    submit();
    await register.last().answer({ kind: 'registered', email: complete.email });
    expect(context().values).toEqual({ ...complete, password1: '' });
    expect(written).toEqual([{ password1: '' }]);
    expect(errors()).toEqual({});
  });
});
