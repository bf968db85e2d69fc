import type { App } from '#app/app.ts';
import type { connectionMachine } from '#machines/connection.ts';
import type { EffectsOf } from '#machines/with-effects.ts';

/** Resolves when the device is connected, or when it is not: now, or as soon as it changes. */
const awaitConnection = ({ connection }: App, wanted: boolean, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const settle = (isOnline: boolean): void => {
      if (isOnline !== wanted) return;
      stop();
      resolve();
    };
    const stop = connection.watch(settle);
    signal.addEventListener('abort', stop, { once: true });
    settle(connection.isOnline());
  });

/** What the connection needs of the outside. On its return the page's loaders and the cart read again. */
export const connectionEffects = (app: App): EffectsOf<typeof connectionMachine> => ({
  calls: {
    awaitLoss: (_, signal) => awaitConnection(app, false, signal),
    awaitReturn: (_, signal) => awaitConnection(app, true, signal),
  },
  actions: {
    recover: () => {
      app.navigation.recheck();
      app.cart.send({ type: 'cart.changedElsewhere' });
    },
  },
});
