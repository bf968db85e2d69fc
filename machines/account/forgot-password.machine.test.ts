// §2 Forgot password: Request form, then
// §4 Forgot password, reset, activation: Form then success
// §8 Forgot password: 400, others
// §8 Forgot password: « Aucun utilisateur
// §8 Forgot password: « Une erreur

import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { deferredCall } from '../testing/deferred-call.ts';
import { withEffects } from '../with-effects.ts';
import {
  forgotPasswordErrors,
  forgotPasswordMachine,
  type RecoveryAnswer,
  type RecoveryRefusal,
} from './forgot-password.machine.ts';

const open = (draft: Record<string, string> = {}) => {
  const said: string[] = [];
  const forgotten: string[] = [];
  const prefilled: string[] = [];
  const dismissed: string[] = [];
  const requestLink = deferredCall<{ email: string }, RecoveryAnswer>();
  const actor = createActor(
    withEffects(forgotPasswordMachine, {
      calls: { requestLink: requestLink.call },
      actions: {
        forgetDraft: () => forgotten.push('draft'),
        prefillLoginEmail: ({ email }) => prefilled.push(email),
        dismissContradictedNotices: () => dismissed.push('refusals'),
        notify: ({ code }) => said.push(code),
      },
    }),
    { input: { draft } },
  ).start();
  const edit = (value: string) => actor.send({ type: 'field.changed', field: 'email', value });
  const state = () => actor.getSnapshot().value;
  const context = () => actor.getSnapshot().context;
  const submit = (values = context().values) => actor.send({ type: 'form.submitted', values });
  return {
    actor,
    said,
    requestLink,
    edit,
    submit,
    state,
    context,
    forgotten,
    prefilled,
    dismissed,
    error: () => forgotPasswordErrors(context()).email,
  };
};

describe('forgotten password', () => {
  it('starts with an empty field, or with the input before a reload', () => {
    expect(open().context()).toMatchObject({ values: { email: '' }, sentTo: '' });
    expect(open({ email: 'awa@' }).context().values).toEqual({ email: 'awa@' });
  });

  it('removes the notice of a refusal on success, which is shown on the page alone', async () => {
    const { edit, submit, requestLink, said, dismissed } = open();
    edit('awa@exemple.ci');
    submit();
    await requestLink.last().answer({ kind: 'refused', refusal: { code: 'recovery-email-unknown' } });
    expect(said).toEqual(['recovery-email-unknown']);
    expect(dismissed).toEqual([]);
    submit();
    await requestLink.last().answer({ kind: 'sent' });
    expect(dismissed).toEqual(['refusals']);
  });

  it('requires an e-mail, and shows the error from the first submission on', () => {
    const { edit, submit, state, error, requestLink } = open();
    edit('awa');
    expect(error()).toBeUndefined();
    submit();
    expect(state()).toEqual({ filling: 'invalid' });
    expect(error()).toBe('email-invalid');
    edit('awa@exemple.ci');
    expect(error()).toBeUndefined();
    expect(requestLink.calls).toEqual([]);
  });

  it('validates and sends the e-mail that a submission carries', () => {
    const unknown = open();
    unknown.submit({ email: 'awa@exemple.ci' });
    expect(unknown.requestLink.calls.map(({ input }) => input)).toEqual([{ email: 'awa@exemple.ci' }]);
    const changed = open();
    changed.edit('awa@exemple.ci');
    changed.submit({ email: 'awa' });
    expect(changed.requestLink.calls).toEqual([]);
    expect(changed.error()).toBe('email-invalid');
    expect(changed.context().values).toEqual({ email: 'awa' });
  });

  it('is one request for three submissions in one tick, with the e-mail trimmed', () => {
    const { actor, edit, submit, requestLink } = open();
    edit(' awa@exemple.ci ');
    submit();
    submit();
    submit();
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(requestLink.calls.map(({ input }) => input)).toEqual([{ email: 'awa@exemple.ci' }]);
  });

  it('shows that the link was sent, and returns to the form with its e-mail', async () => {
    const { actor, edit, submit, requestLink, said, state, context } = open();
    edit(' awa@exemple.ci');
    submit();
    edit('awa@exemple.ci');
    await requestLink.last().answer({ kind: 'sent' });
    expect(state()).toBe('sent');
    expect(context().sentTo).toBe('awa@exemple.ci');
    expect(said).toEqual([]);
    actor.send({ type: 'form.reopened' });
    expect(state()).toEqual({ filling: 'idle' });
    expect(context().values.email).toBe('awa@exemple.ci');
    submit();
    expect(requestLink.calls).toHaveLength(2);
  });

  it.each<RecoveryRefusal['code']>(['recovery-email-unknown', 'recovery-failed'])(
    'shows %s as a notice and beside the form, and can be retried',
    async (code) => {
      const { edit, submit, requestLink, said, state, context } = open();
      edit('awa@exemple.ci');
      submit();
      await requestLink.last().answer({ kind: 'refused', refusal: { code } });
      expect(said).toEqual([code]);
      expect(state()).toEqual({ filling: 'refused' });
      expect(context()).toMatchObject({ values: { email: 'awa@exemple.ci' }, refusal: { code } });
      submit();
      expect(context().refusal).toBeNull();
      expect(requestLink.calls).toHaveLength(2);
    },
  );

  it('reports a missing answer, and keeps the e-mail', async () => {
    const { edit, submit, requestLink, said, state, context } = open();
    edit('awa@exemple.ci');
    submit();
    await requestLink.last().fail();
    expect(said).toEqual(['recovery-failed']);
    expect(state()).toEqual({ filling: 'unreachable' });
    expect(context().values.email).toBe('awa@exemple.ci');
  });

  it('keeps the e-mail until the link is sent, and passes it to the login', async () => {
    const { edit, submit, requestLink, forgotten, prefilled } = open({ email: 'awa@' });
    edit('awa@exemple.ci');
    submit();
    expect(prefilled).toEqual([]);
    expect(forgotten).toEqual([]);
    await requestLink.last().answer({ kind: 'sent' });
    expect(prefilled).toEqual(['awa@exemple.ci']);
    expect(forgotten).toEqual(['draft']);
  });
});
