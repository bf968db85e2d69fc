import { storedDraft, storedText } from '#browser/storage/stored-values.ts';
import type { App } from '#data/app.ts';
import { login } from '#data/sign-in.ts';
import { Unreachable } from '#data/unreachable.ts';
import type { LoginAnswer, LoginInput, loginMachine } from '#machines/account/login.machine.ts';
import type { LoginNoticeCode } from '#machines/session/notices.machine.ts';
import { tokensOf } from '#machines/session/session.machine.ts';
import type { EffectsOf } from '#machines/with-effects.ts';
import { awaitSession } from './awaiting.ts';
import { forgetInactiveEmail, storeInactiveEmail } from './inactive-email.ts';
import { loginExit } from './login-exit.ts';
import { forgetPassword, waitingPassword } from './login-prefill.ts';
import type { Adding } from './wished-add.ts';

/** The stored data for the login page, and the password if the account was just registered. */
export const loginInput = (app: Pick<App, 'drafts' | 'store'>): LoginInput => {
  const draft = storedDraft(app.drafts, 'login') ?? {};
  return {
    redirect: storedText(app.store, 'redirect_url'),
    identifier: storedText(app.store, 'remembered_identifier') ?? '',
    password: waitingPassword(app, draft.email),
    draft,
  };
};

/** The sentence of specification §8 (Login) for each refusal. */
const refusals: Partial<Record<number, LoginNoticeCode>> = {
  400: 'login-credentials-wrong',
  401: 'login-credentials-wrong',
  423: 'login-account-inactive',
  500: 'login-server-failed',
};

/** The outcome of a login's answer (specification §4 Login outcome, §8 Login). */
export const loginAnswerOf = (answer: Awaited<ReturnType<typeof login>>): LoginAnswer => {
  if (answer.kind === 'unexpected') return { kind: 'refused', refusal: { code: 'login-unexpected-answer' } };
  if (answer.kind === 'refused') {
    return { kind: 'refused', refusal: { code: refusals[answer.status] ?? 'login-unknown-error' } };
  }
  if (answer.status === 202) {
    const { email } = answer.data;
    return { kind: 'codeSent', ...(email ? { email } : {}) };
  }
  return { kind: 'loggedIn', ...tokensOf(answer.data.token) };
};

/** Effects of the login (specification §4 Login outcome, §7, §8 Login). */
export const loginEffects = (app: Adding & Pick<App, 'forms'>): EffectsOf<typeof loginMachine> => ({
  calls: {
    logIn: async (values, signal) => {
      forgetPassword(app);
      try {
        return loginAnswerOf(await login(app.api, values, signal));
      } catch (error) {
        const isMalformed = error instanceof Unreachable && error.reason === 'malformed';
        if (isMalformed) return { kind: 'refused', refusal: { code: 'login-unexpected-answer' } };
        throw error;
      }
    },
    awaitSession: (_, signal) => awaitSession(app, signal),
  },
  actions: {
    ...loginExit(app),
    storeIdentifier: ({ identifier }) => {
      if (identifier === null) app.store.remove('remembered_identifier');
      else app.store.write('remembered_identifier', identifier);
    },
    storeTwoFactorEmail: ({ email }) => app.store.write('two_factor_email', email),
    storeActivationEmail: ({ email }) => storeInactiveEmail(app, email),
    forgetActivationEmail: () => forgetInactiveEmail(app),
    writeFields: (values) => app.forms.write('login', values),
    forgetDraft: () => app.drafts.forget('login'),
    forgetRedirect: () => app.store.remove('redirect_url'),
    notify: (notice) => app.notify(notice),
  },
});
