import type { App } from '#data/app.ts';
import type { connectionMachine } from '#machines/session/connection.machine.ts';
import type { EffectsOf } from '#machines/with-effects.ts';
import { awaitConnection } from './awaiting.ts';

/** Effects of the connection. On reconnection the page's loaders, the cart and a missing customer are read again. */
export const connectionEffects = (
  app: Pick<App, 'cart' | 'connection' | 'navigation' | 'session'>,
): EffectsOf<typeof connectionMachine> => ({
  calls: {
    awaitLoss: (_, signal) => awaitConnection(app, false, signal),
    awaitReconnection: (_, signal) => awaitConnection(app, true, signal),
  },
  actions: {
    recover: () => {
      app.navigation.recheck();
      app.cart.send({ type: 'cart.changedElsewhere' });
      app.session.send({ type: 'user.retried' });
    },
  },
});
