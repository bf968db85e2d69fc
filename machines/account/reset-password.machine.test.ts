// §2 Reset password: Form, then success
// §4 Forgot password, reset, activation: Form then success
// §5 Reset: Submit disabled unless
// §8 Reset: 400, others
// §8 Reset: « Le token
// §8 Reset: « Une erreur

import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { ResetValues } from '#rules/password.ts';
import { deferredCall } from '../testing/deferred-call.ts';
import { withEffects } from '../with-effects.ts';
import {
  isResetValid,
  type ResetAnswer,
  type ResetRefusal,
  resetPasswordErrors,
  resetPasswordMachine,
} from './reset-password.machine.ts';

const open = () => {
  const said: string[] = [];
  const setPassword = deferredCall<{ token: string; new_password: string }, ResetAnswer>();
  const actor = createActor(
    withEffects(resetPasswordMachine, {
      calls: { setPassword: setPassword.call },
      actions: { dismissContradictedNotices: () => undefined, notify: ({ code }) => said.push(code) },
    }),
    { input: { token: 'mailed' } },
  ).start();
  const fill = ({ new_password, confirmation }: Partial<ResetValues>) => {
    if (new_password !== undefined) {
      actor.send({ type: 'field.changed', field: 'new_password', value: new_password });
    }
    if (confirmation !== undefined) {
      actor.send({ type: 'field.changed', field: 'confirmation', value: confirmation });
    }
  };
  const state = () => actor.getSnapshot().value;
  const context = () => actor.getSnapshot().context;
  const submit = (values = context().values) => actor.send({ type: 'form.submitted', values });
  const errors = () => resetPasswordErrors(context());
  return { actor, said, setPassword, fill, submit, state, context, errors };
};

const twice = { new_password: 'Ladoum!2027', confirmation: 'Ladoum!2027' };

describe('password reset', () => {
  it.each([
    ['', ''],
    ['Ladoum!', 'Ladoum!'],
    ['Ladoum!2027', 'Ladoum!2026'],
    ['Ladoum!2027', ''],
  ])('sends nothing for %j and %j', (new_password, confirmation) => {
    const { fill, submit, setPassword, context } = open();
    fill({ new_password, confirmation });
    submit();
    expect(isResetValid(context())).toBe(false);
    expect(setPassword.calls).toEqual([]);
  });

  it('shows the mismatch as soon as the confirmation is no prefix of the password', () => {
    const { fill, errors } = open();
    fill({ new_password: 'Ladoum!2027', confirmation: 'Lad' });
    expect(errors()).toEqual({});
    fill({ confirmation: 'Lae' });
    expect(errors()).toEqual({ confirmation: 'passwords-differ' });
    fill({ confirmation: 'Ladoum!2027' });
    expect(errors()).toEqual({});
  });

  it('shows the error of a field that was left, and none of an empty one', () => {
    const { actor, fill, errors } = open();
    actor.send({ type: 'field.left', field: 'new_password' });
    actor.send({ type: 'field.left', field: 'confirmation' });
    expect(errors()).toEqual({});
    fill({ new_password: 'Ladoum!2027' });
    expect(errors()).toEqual({});
    fill({ new_password: 'Ladoum!', confirmation: 'Lad' });
    expect(errors()).toEqual({ new_password: 'password-short', confirmation: 'passwords-differ' });
  });

  it('is one request for three submissions in one tick, with the token of the link', () => {
    const { actor, fill, submit, setPassword } = open();
    fill(twice);
    submit();
    submit();
    submit();
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(setPassword.calls.map(({ input }) => input)).toEqual([
      { token: 'mailed', new_password: 'Ladoum!2027' },
    ]);
  });

  it('validates and sends the values that a submission carries', () => {
    const unknown = open();
    unknown.submit(twice);
    expect(unknown.setPassword.calls.map(({ input }) => input.new_password)).toEqual(['Ladoum!2027']);
    const changed = open();
    changed.fill(twice);
    changed.submit({ ...twice, confirmation: 'Ladoum!2026' });
    expect(changed.setPassword.calls).toEqual([]);
  });

  it('clears the passwords on success', async () => {
    const { actor, fill, submit, setPassword, said, state, context } = open();
    const empty = context();
    expect(empty).toMatchObject({ values: { new_password: '', confirmation: '' }, touched: [] });
    fill(twice);
    actor.send({ type: 'field.left', field: 'new_password' });
    submit();
    await setPassword.last().answer({ kind: 'changed' });
    expect(state()).toBe('changed');
    expect(said).toEqual([]);
    expect(context()).toEqual(empty);
  });

  it.each<ResetRefusal['code']>(['reset-token-invalid', 'reset-failed'])(
    'shows %s as a notice and beside the form, keeps the input and can be retried',
    async (code) => {
      const { fill, submit, setPassword, said, state, context } = open();
      fill(twice);
      submit();
      await setPassword.last().answer({ kind: 'refused', refusal: { code } });
      expect(said).toEqual([code]);
      expect(state()).toEqual({ filling: 'refused' });
      expect(context()).toMatchObject({ refusal: { code }, values: twice });
      submit();
      expect(context().refusal).toBeNull();
      expect(setPassword.calls).toHaveLength(2);
    },
  );

  it('reports a missing answer, and keeps the input', async () => {
    const { fill, submit, setPassword, said, state, context } = open();
    fill(twice);
    submit();
    await setPassword.last().fail();
    expect(said).toEqual(['reset-failed']);
    expect(state()).toEqual({ filling: 'unreachable' });
    expect(context().values).toEqual(twice);
  });
});
