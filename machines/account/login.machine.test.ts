// §2 Login: E-mail or phone,
// §2 Login: Success goes to
// §2 Login: 202 goes to
// §2 Login: Already logged in
// §4 Session: Login stores the
// §4 Login outcome: 200 redirects; 202
// §8 Login: 401 or 400,
// §8 Login: « Nom d'utilisateur
// §8 Login: « Le compte
// §8 Login: « Une erreur
// §8 Login: « Erreur inconnue.
// §8 Login: « Réponse inattendue
// §8 Login: « Connexion réussie.
// §8 Login: « Un code

import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { LoginNoticeCode } from '../session/notices.machine.ts';
import { withEffects } from '../with-effects.ts';
import {
  inactiveEmail,
  type LoginAnswer,
  type LoginFields,
  type LoginInput,
  loginErrors,
  loginMachine,
} from './login.machine.ts';

const open = (input: Partial<LoginInput> = {}) => {
  const said: string[] = [];
  const done: unknown[] = [];
  const sent: { email: string; password: string }[] = [];
  const answers: { resolve: (answer: LoginAnswer) => void; reject: (reason: Error) => void }[] = [];
  let beginElsewhere: () => void = () => undefined;
  const actor = createActor(
    withEffects(loginMachine, {
      calls: {
        logIn: (values) => {
          sent.push(values);
          return new Promise((resolve, reject) => {
            answers.push({ resolve, reject });
          });
        },
        awaitSession: () =>
          new Promise((resolve) => {
            beginElsewhere = () => resolve();
          }),
      },
      actions: {
        beginSession: ({ token, refreshToken }) => said.push(`session ${token} ${refreshToken ?? '-'}`),
        storeIdentifier: ({ identifier }) => said.push(`remembered ${identifier ?? 'nothing'}`),
        storeTwoFactorEmail: ({ email }) => said.push(`two-factor ${email}`),
        storeActivationEmail: ({ email }) => said.push(`activation ${email}`),
        forgetActivationEmail: () => said.push('activation forgotten'),
        writeFields: (values) => done.push(values),
        forgetDraft: () => done.push('draft forgotten'),
        forgetRedirect: () => said.push('redirect forgotten'),
        notify: ({ code }) => said.push(code),
        leave: ({ path }) => said.push(`to ${path}`),
      },
    }),
    { input: { redirect: null, identifier: '', password: '', draft: {}, ...input } },
  ).start();
  const fill = (typed: Partial<LoginFields> = {}) => {
    const values = { email: 'client@exemple.ci', password: 'Tabaski-2026', remember: '', ...typed };
    for (const field of ['email', 'password', 'remember'] as const) {
      actor.send({ type: 'field.changed', field, value: values[field] });
    }
    return values;
  };
  const submit = (typed: Partial<LoginFields> = {}) =>
    actor.send({ type: 'form.submitted', values: fill(typed) });
  const answer = async (given: LoginAnswer) => {
    answers.at(-1)?.resolve(given);
    await waitFor(actor, (snapshot) => !snapshot.matches('submitting'));
  };
  const errors = () => loginErrors(actor.getSnapshot().context);
  return {
    actor,
    said,
    done,
    sent,
    answers,
    fill,
    submit,
    errors,
    answer,
    beginElsewhere: () => beginElsewhere(),
  };
};

describe('login', () => {
  it('starts with an empty form, remember-me unchecked', () => {
    expect(open().actor.getSnapshot().context).toEqual({
      redirect: null,
      values: { email: '', password: '', remember: '' },
      submitted: false,
      identifier: '',
      refusal: null,
    });
  });

  it('is one request for three submissions in one tick', () => {
    const { actor, sent, submit } = open();
    submit();
    submit();
    submit();
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(sent).toHaveLength(1);
  });

  it('sends nothing while a field is invalid, and shows its error', () => {
    const { actor, sent, fill, submit, errors } = open();
    fill({ email: 'nobody', password: 'abc' });
    expect(errors()).toEqual({});
    submit({ email: 'nobody', password: 'abc' });
    expect(sent).toEqual([]);
    expect(actor.getSnapshot().matches({ filling: 'invalid' })).toBe(true);
    expect(errors()).toEqual({
      email: 'identifier-invalid',
      password: 'password-short',
    });
  });

  it('is validated on every change once it was submitted', () => {
    const { fill, submit, errors } = open();
    submit({ email: 'nobody', password: 'abc' });
    fill({ email: '0701020304', password: 'abc' });
    expect(errors()).toEqual({ password: 'password-short' });
    fill({ email: '07', password: 'abcd' });
    expect(errors()).toEqual({ email: 'identifier-invalid' });
  });

  it('trims the identifier and sends the password as it was typed', () => {
    const { sent, submit } = open();
    submit({ email: ' 0701020304 ', password: ' secret ' });
    expect(sent).toEqual([{ email: '0701020304', password: ' secret ' }]);
  });

  it.each([{ kind: 'loggedIn', token: 'a' }, { kind: 'codeSent' }] satisfies LoginAnswer[])(
    'clears the password once it is accepted, and does not require it again: $kind',
    async (given) => {
      const { actor, done, submit, answer, errors } = open();
      submit({ password: 'Tabaski-2026' });
      await answer(given);
      expect(errors()).toEqual({});
      // The next page has not loaded yet.
      expect(actor.getSnapshot().hasTag('busy')).toBe(true);
      expect(actor.getSnapshot().context.values).toMatchObject({ email: 'client@exemple.ci', password: '' });
      expect(done).toEqual([{ password: '' }, 'draft forgotten']);
    },
  );

  it('keeps the identifier until the login succeeds, and restores it after a reload', async () => {
    const { submit, answer, done } = open();
    submit();
    await answer({ kind: 'refused', refusal: { code: 'login-credentials-wrong' } });
    expect(done).toEqual([]);
    const { actor } = open({ identifier: 'old@exemple.ci', draft: { email: 'client@exemple.ci' } });
    expect(actor.getSnapshot().context.values).toMatchObject({ email: 'client@exemple.ci', password: '' });
    submit();
    await answer({ kind: 'loggedIn', token: 'a' });
    expect(done).toContain('draft forgotten');
  });

  it('validates and sends the values that a submission carries', () => {
    const unknown = open();
    const values = { email: '0701020304', password: 'Tabaski-2026', remember: '' };
    unknown.actor.send({ type: 'form.submitted', values });
    expect(unknown.sent).toEqual([{ email: '0701020304', password: 'Tabaski-2026' }]);
    const changed = open();
    changed.actor.send({ type: 'form.submitted', values: { ...changed.fill(), password: 'abc' } });
    expect(changed.sent).toEqual([]);
    expect(changed.errors()).toEqual({ password: 'password-short' });
    expect(changed.actor.getSnapshot().context.values.password).toBe('abc');
  });

  it('remembers the identifier as the checkbox is set on submission', async () => {
    const { actor, said, fill, answer } = open();
    actor.send({ type: 'form.submitted', values: { ...fill(), remember: 'on' } });
    await answer({ kind: 'loggedIn', token: 'a' });
    expect(said).toContain('remembered client@exemple.ci');
  });

  it('starts the session, shows the notice and goes to /dashboard after a 200', async () => {
    const { said, submit, answer } = open();
    submit();
    await answer({ kind: 'loggedIn', token: 'a', refreshToken: 'r' });
    expect(said).toEqual([
      'remembered nothing',
      'session a r',
      'login-succeeded',
      'redirect forgotten',
      'to /dashboard',
    ]);
  });

  it('goes to the redirect URL, and uses it once', async () => {
    const { said, submit, answer } = open({ redirect: '/product/42?from=cart' });
    submit();
    await answer({ kind: 'loggedIn', token: 'a' });
    expect(said.slice(-2)).toEqual(['redirect forgotten', 'to /product/42?from=cart']);
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/login'])(
    'does not follow %j as a redirect URL',
    async (redirect) => {
      const { said, submit, answer } = open({ redirect });
      submit();
      await answer({ kind: 'loggedIn', token: 'a' });
      expect(said.at(-1)).toBe('to /dashboard');
    },
  );

  it('goes to the code entry after a 202, and keeps the redirect URL for after it', async () => {
    const { said, submit, answer } = open({ redirect: '/cart/' });
    submit({ remember: 'on' });
    await answer({ kind: 'codeSent', email: 'double@exemple.ci' });
    expect(said).toEqual([
      'remembered client@exemple.ci',
      'two-factor double@exemple.ci',
      'code-sent',
      'to /two-factor-auth',
    ]);
  });

  it('clears the form once the code entry opens', async () => {
    const { submit, answer, done } = open();
    submit();
    await answer({ kind: 'codeSent' });
    expect(done).toEqual([{ password: '' }, 'draft forgotten']);
  });

  it('passes the typed identifier to the code entry where a 202 names no e-mail', async () => {
    const { said, submit, answer } = open();
    submit({ email: '0701020304' });
    await answer({ kind: 'codeSent' });
    expect(said).toContain('two-factor 0701020304');
  });

  it('remembers the identifier only where asked, and nothing of a login that was refused', async () => {
    const { actor, said, submit, answer } = open({ identifier: 'old@exemple.ci' });
    expect(actor.getSnapshot().context).toMatchObject({
      values: { email: 'old@exemple.ci', remember: 'on' },
    });
    submit({ remember: 'on' });
    await answer({ kind: 'refused', refusal: { code: 'login-credentials-wrong' } });
    expect(said).toEqual(['login-credentials-wrong']);
    submit({ remember: '' });
    await answer({ kind: 'loggedIn', token: 'a' });
    expect(said).toContain('remembered nothing');
  });

  it.each([
    'login-credentials-wrong',
    'login-account-inactive',
    'login-server-failed',
    'login-unknown-error',
    'login-unexpected-answer',
  ] satisfies LoginNoticeCode[])(
    'shows %s as a notice and beside the form, and can be retried',
    async (code) => {
      const { actor, said, sent, submit, answer } = open();
      submit();
      await answer({ kind: 'refused', refusal: { code } });
      expect(said[0]).toBe(code);
      expect(said).toHaveLength(code === 'login-account-inactive' ? 2 : 1);
      expect(actor.getSnapshot().matches('filling')).toBe(true);
      expect(actor.getSnapshot().context.refusal).toEqual({ code });
      submit();
      expect(actor.getSnapshot().context.refusal).toBeNull();
      expect(sent).toHaveLength(2);
    },
  );

  it('keeps the e-mail of an account whose activation is pending, so that its code can be entered', async () => {
    const { actor, said, submit, answer } = open();
    submit({ email: ' attente@exemple.ci ' });
    await answer({ kind: 'refused', refusal: { code: 'login-account-inactive' } });
    expect(actor.getSnapshot().matches({ filling: 'inactive' })).toBe(true);
    expect(inactiveEmail(actor.getSnapshot().context)).toBe('attente@exemple.ci');
    expect(said).toEqual(['login-account-inactive', 'activation attente@exemple.ci']);
    submit({ email: 'client@exemple.ci' });
    expect(said.at(-1)).toBe('activation forgotten');
  });

  it('keeps no phone number for the activation: its code goes with an e-mail', async () => {
    const { actor, said, submit, answer } = open();
    submit({ email: '0701020304' });
    await answer({ kind: 'refused', refusal: { code: 'login-account-inactive' } });
    expect(actor.getSnapshot().matches({ filling: 'refused' })).toBe(true);
    expect(said).toEqual(['login-account-inactive']);
    expect(inactiveEmail({ refusal: null, identifier: 'attente@exemple.ci' })).toBeNull();
  });

  it('reports a missing answer, and can be retried', async () => {
    const { actor, answers, said, submit } = open();
    submit();
    answers[0]?.reject(new Error('no answer'));
    await waitFor(actor, (snapshot) => snapshot.matches({ filling: 'unreachable' }));
    expect(said).toEqual(['login-unknown-error']);
    expect(actor.getSnapshot().context.values.password).toBe('Tabaski-2026');
  });

  it('shows a notice to a customer who is already logged in, and goes to /dashboard', async () => {
    const { actor, said, beginElsewhere } = open();
    beginElsewhere();
    await waitFor(actor, (snapshot) => snapshot.matches('loggedIn'));
    expect(said).toEqual(['already-logged-in', 'redirect forgotten', 'to /dashboard']);
  });

  it('sends a customer who is already logged in to the redirect URL without a notice', async () => {
    const { actor, said, beginElsewhere } = open({ redirect: '/checkout' });
    beginElsewhere();
    await waitFor(actor, (snapshot) => snapshot.matches('loggedIn'));
    expect(said).toEqual(['redirect forgotten', 'to /checkout']);
  });

  it('does not mistake its own login for one of another tab', async () => {
    const { said, submit, answer, beginElsewhere } = open();
    submit();
    beginElsewhere();
    await answer({ kind: 'loggedIn', token: 'a' });
    expect(said).not.toContain('already-logged-in');
    expect(said.filter((line) => line.startsWith('to '))).toEqual(['to /dashboard']);
  });
});
