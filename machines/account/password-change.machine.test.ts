// §4 Password change: Success clears the
// §5 Password change: The two new
// §8 Password change: Success and failure
// §8 Password change: « Mot de
// §8 Password change: « Votre mot
// §8 Password change: « Erreur »
// §8 Password change: « Une erreur

import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { PasswordChangeField, PasswordChangeValues } from '#rules/password.ts';
import { deferredCall } from '../testing/deferred-call.ts';
import { withEffects } from '../with-effects.ts';
import {
  noPasswords,
  type PasswordChangeAnswer,
  passwordChangeErrors,
  passwordChangeMachine,
} from './password-change.machine.ts';

const complete: PasswordChangeValues = {
  old_password: 'Tabaski-2026',
  new_password1: 'Ladoum!fete',
  new_password2: 'Ladoum!fete',
};

const open = () => {
  const said: string[] = [];
  const written: PasswordChangeValues[] = [];
  const changePassword = deferredCall<PasswordChangeValues, PasswordChangeAnswer>();
  const actor = createActor(
    withEffects(passwordChangeMachine, {
      calls: { changePassword: changePassword.call },
      actions: { writeFields: (values) => written.push(values), notify: ({ code }) => said.push(code) },
    }),
  ).start();
  const fill = (values: Partial<PasswordChangeValues>) => {
    for (const [field, value] of Object.entries(values)) {
      actor.send({ type: 'field.changed', field: field as PasswordChangeField, value });
    }
  };
  const state = () => actor.getSnapshot().value;
  const context = () => actor.getSnapshot().context;
  const submit = (values = context().values) => actor.send({ type: 'form.submitted', values });
  const errors = () => passwordChangeErrors(context());
  const isBusy = () => actor.getSnapshot().hasTag('busy');
  return { said, written, changePassword, fill, submit, state, context, errors, isBusy };
};

describe('password change', () => {
  it('shows no error before the first submission, then validates on every change', () => {
    const { fill, submit, state, errors, changePassword } = open();
    fill({ ...complete, new_password2: 'Ladoum' });
    expect(errors()).toEqual({});
    submit();
    expect(state()).toEqual({ filling: 'invalid' });
    expect(errors()).toEqual({ new_password2: 'password-short' });
    fill({ new_password2: 'Ladoum!Fete' });
    expect(errors()).toEqual({ new_password2: 'passwords-differ' });
    fill({ new_password2: 'Ladoum!fete' });
    expect(errors()).toEqual({});
    expect(changePassword.calls).toEqual([]);
  });

  it('starts with an empty form', () => {
    expect(open().context()).toEqual({
      values: { old_password: '', new_password1: '', new_password2: '' },
      submitted: false,
      refusal: null,
    });
  });

  it('is one request for three submissions in one tick, and requires no digit', () => {
    const { fill, submit, changePassword, isBusy } = open();
    fill(complete);
    submit();
    submit();
    submit();
    expect(isBusy()).toBe(true);
    expect(changePassword.calls.map(({ input }) => input)).toEqual([complete]);
  });

  it('validates and sends the values that a submission carries', () => {
    const unknown = open();
    unknown.submit(complete);
    expect(unknown.changePassword.calls.map(({ input }) => input)).toEqual([complete]);
    const changed = open();
    changed.fill(complete);
    changed.submit({ ...complete, new_password2: 'Ladoum!Fete' });
    expect(changed.changePassword.calls).toEqual([]);
    expect(changed.errors()).toEqual({ new_password2: 'passwords-differ' });
    expect(changed.context().values.new_password2).toBe('Ladoum!Fete');
  });

  it('clears the form and shows the notice on success', async () => {
    const { fill, submit, changePassword, said, written, state, context, errors } = open();
    fill(complete);
    submit();
    expect(written).toEqual([]);
    await changePassword.last().answer({ kind: 'changed' });
    expect(written).toEqual([noPasswords]);
    expect(said).toEqual(['password-changed']);
    expect(state()).toEqual({ filling: 'idle' });
    expect(context().values).toEqual(noPasswords);
    expect(errors()).toEqual({});
  });

  it('keeps the input when it is refused, with the server’s message beside it', async () => {
    const { fill, submit, changePassword, said, state, context } = open();
    fill(complete);
    submit();
    const refusal = {
      code: 'password-change-failed',
      message: 'Votre ancien mot de passe est incorrect.',
    } as const;
    await changePassword.last().answer({ kind: 'refused', refusal });
    expect(said).toEqual(['password-change-failed']);
    expect(state()).toEqual({ filling: 'refused' });
    expect(context()).toMatchObject({ values: complete, refusal });
    submit();
    expect(context().refusal).toBeNull();
  });

  it('reports a missing answer, and keeps the input', async () => {
    const { fill, submit, changePassword, said, state, context } = open();
    fill(complete);
    submit();
    await changePassword.last().fail();
    expect(said).toEqual(['password-change-failed']);
    expect(state()).toEqual({ filling: 'unreachable' });
    expect(context().values).toEqual(complete);
  });

  it('leaves the notice of an ended session to the session', async () => {
    const { fill, submit, changePassword, said, state } = open();
    fill(complete);
    submit();
    await changePassword.last().answer({ kind: 'unauthorized' });
    expect(said).toEqual([]);
    expect(state()).toEqual({ filling: 'idle' });
  });
});
