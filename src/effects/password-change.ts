import { changePassword } from '#data/accounts.ts';
import type { App } from '#data/app.ts';
import type { passwordChangeMachine } from '#machines/account/password-change.machine.ts';
import type { EffectsOf } from '#machines/with-effects.ts';
import { withMessage } from '#rules/with-message.ts';

/** Effects of the password change (specification §7, §8 Password change). Its 401 reaches the session. */
export const passwordChangeEffects = (
  app: Pick<App, 'api' | 'forms' | 'notify'>,
): EffectsOf<typeof passwordChangeMachine> => ({
  calls: {
    changePassword: async (values, signal) => {
      const answer = await changePassword(app.api, values, signal);
      if (answer.kind === 'ok') return { kind: 'changed' };
      if (answer.status === 401) return { kind: 'unauthorized' };
      return { kind: 'refused', refusal: withMessage({ code: 'password-change-failed' }, answer.message) };
    },
  },
  actions: {
    writeFields: (values) => app.forms.write('password-change', values),
    notify: (notice) => app.notify(notice),
  },
});
