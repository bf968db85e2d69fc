import { finishPasswordReset } from '#data/accounts.ts';
import type { App } from '#data/app.ts';
import type { resetPasswordMachine } from '#machines/account/reset-password.machine.ts';
import type { EffectsOf } from '#machines/with-effects.ts';
import { withMeantToken } from './meant-token.ts';

/** Effects of choosing a new password (specification §7, §8 Reset). */
export const resetPasswordEffects = (
  app: Pick<App, 'api' | 'notices' | 'notify'>,
): EffectsOf<typeof resetPasswordMachine> => ({
  calls: {
    setPassword: async ({ token, new_password }, signal) => {
      const answer = await withMeantToken(token, (token) =>
        finishPasswordReset(app.api, { token, new_password }, signal),
      );
      if (answer.kind === 'ok') return { kind: 'changed' };
      const code = answer.status === 400 ? 'reset-token-invalid' : 'reset-failed';
      return { kind: 'refused', refusal: { code } };
    },
  },
  actions: {
    dismissContradictedNotices: () => app.notices.send({ type: 'success.shown', by: 'password-set' }),
    notify: (notice) => app.notify(notice),
  },
});
