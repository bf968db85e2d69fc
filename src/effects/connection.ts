import type { App } from '#data/app.ts';
import type { connectionMachine } from '#machines/session/connection.machine.ts';
import type { EffectsOf } from '#machines/with-effects.ts';
import { awaitConnection } from './awaiting.ts';

/** Effects of the connection. */
export const connectionEffects = (app: Pick<App, 'connection'>): EffectsOf<typeof connectionMachine> => ({
  calls: {
    awaitLoss: (_, signal) => awaitConnection(app, false, signal),
    awaitReconnection: (_, signal) => awaitConnection(app, true, signal),
  },
  actions: {},
});
