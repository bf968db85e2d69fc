import { activateByLink } from '#data/accounts.ts';
import type { App } from '#data/app.ts';
import type { activationMachine } from '#machines/account/activation.machine.ts';
import type { EffectsOf } from '#machines/with-effects.ts';
import { endActivation } from './login-prefill.ts';
import { withMeantToken } from './meant-token.ts';

/** Effects of the activation by link (specification §7, §8 Activation by link). */
export const activationEffects = (
  app: Pick<App, 'api' | 'drafts' | 'store'>,
): EffectsOf<typeof activationMachine> => ({
  calls: {
    activate: async ({ token }, signal) => {
      // React's strict mode starts the machine twice in development: the first start must not use up the link.
      await Promise.resolve();
      if (signal.aborted) throw signal.reason;
      const answer = await withMeantToken(token, (token) => activateByLink(app.api, { token }, signal));
      return answer.kind === 'ok' ? { kind: 'activated' } : { kind: 'refused' };
    },
  },
  actions: { prefillLoginEmail: () => endActivation(app) },
});
