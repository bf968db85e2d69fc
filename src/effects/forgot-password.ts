import { storedDraft } from '#browser/storage/stored-values.ts';
import { requestPasswordReset } from '#data/accounts.ts';
import type { App } from '#data/app.ts';
import type { forgotPasswordMachine } from '#machines/account/forgot-password.machine.ts';
import type { FormDraft } from '#machines/form.ts';
import type { EffectsOf } from '#machines/with-effects.ts';
import { emailOf } from '#rules/login.ts';
import { prefillLoginEmail } from './login-prefill.ts';

/** The form's draft in this tab, or else the e-mail typed at the login. */
export const forgotPasswordInput = (app: Pick<App, 'drafts'>): { draft: FormDraft } => {
  const email = emailOf(storedDraft(app.drafts, 'login')?.email ?? '');
  return { draft: storedDraft(app.drafts, 'forgot-password') ?? (email === null ? {} : { email }) };
};

/** Effects of the password reset request (specification §7, §8 Forgot password). */
export const forgotPasswordEffects = (
  app: Pick<App, 'api' | 'drafts' | 'notices' | 'notify'>,
): EffectsOf<typeof forgotPasswordMachine> => ({
  calls: {
    requestLink: async (values, signal) => {
      const answer = await requestPasswordReset(app.api, values, signal);
      if (answer.kind === 'ok') return { kind: 'sent' };
      const code = answer.status === 400 ? 'recovery-email-unknown' : 'recovery-failed';
      return { kind: 'refused', refusal: { code } };
    },
  },
  actions: {
    forgetDraft: () => app.drafts.forget('forgot-password'),
    prefillLoginEmail: ({ email }) => prefillLoginEmail(app, email),
    dismissContradictedNotices: () => app.notices.send({ type: 'success.shown', by: 'link-sent' }),
    notify: (notice) => app.notify(notice),
  },
});
