import { storedText } from '#browser/storage/stored-values.ts';
import { activateByCode } from '#data/accounts.ts';
import type { Refused } from '#data/answer.ts';
import type { App } from '#data/app.ts';
import { confirmTwoFactor } from '#data/sign-in.ts';
import type { CodeAnswer, CodeEntryInput, codeEntryMachine } from '#machines/account/code-entry.machine.ts';
import { tokensOf } from '#machines/session/session.machine.ts';
import type { EffectsOf } from '#machines/with-effects.ts';
import { codeLengths } from '#rules/code-boxes.ts';
import { withMessage } from '#rules/with-message.ts';
import { loginExit } from './login-exit.ts';
import { endActivation } from './login-prefill.ts';
import type { Adding } from './wished-add.ts';

type Effects = EffectsOf<typeof codeEntryMachine>;

/** The sentence of specification §8 for each refusal of a code; a 400 and unlisted statuses show the server's own text. */
const refused = ({ status, message }: Refused): CodeAnswer => {
  if (status === 404) return { kind: 'refused', refusal: { code: 'code-account-unknown' } };
  if (status === 500) return { kind: 'refused', refusal: { code: 'code-activation-failed' } };
  return status === 400
    ? { kind: 'refused', refusal: withMessage({ code: 'code-invalid' }, message) }
    : { kind: 'unverified', refusal: withMessage({ code: 'code-unverified' }, message) };
};

const sharedActions = (app: Adding): Omit<Effects['actions'], 'forgetRecipient'> => ({
  ...loginExit(app),
  notify: (notice) => app.notify(notice),
});

/** Confirms the code of /otp: 6 digits, for the registered e-mail; then opens /login with that e-mail filled in. */
export const activationCodeInput = (app: Pick<App, 'store'>): CodeEntryInput => ({
  recipient: storedText(app.store, '_email'),
  length: codeLengths.activation,
  next: '/login',
});

/** Effects of /otp (specification §2 "Activation code", §7, §8). */
export const activationCodeEffects = (app: Adding): Effects => ({
  calls: {
    verify: async ({ recipient, code }, signal) => {
      const answer = await activateByCode(app.api, { otp: code, email: recipient }, signal);
      return answer.kind === 'ok' ? { kind: 'activated' } : refused(answer);
    },
  },
  actions: { ...sharedActions(app), forgetRecipient: () => endActivation(app) },
});

/** Confirms the code of /two-factor-auth: 5 digits, for the pending login; then opens the login's redirect URL, or else /dashboard. */
export const twoFactorInput = (app: Pick<App, 'store'>): CodeEntryInput => ({
  recipient: storedText(app.store, 'two_factor_email'),
  length: codeLengths.twoFactor,
  next: storedText(app.store, 'redirect_url') ?? '/dashboard',
});

/** Effects of /two-factor-auth (specification §2 "Two-factor", §7, §8). */
export const twoFactorEffects = (app: Adding): Effects => ({
  calls: {
    verify: async ({ recipient, code }, signal) => {
      const answer = await confirmTwoFactor(app.api, { otp: code, username: recipient }, signal);
      if (answer.kind === 'refused') return refused(answer);
      return { kind: 'loggedIn', ...tokensOf(answer.data.token) };
    },
  },
  actions: {
    ...sharedActions(app),
    forgetRecipient: () => {
      app.store.remove('two_factor_email');
      app.store.remove('redirect_url');
    },
  },
});
