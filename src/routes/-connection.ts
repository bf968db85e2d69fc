import { createActor } from 'xstate';
import type { App } from '#app/app.ts';
import { connectionEffects } from '#effects/connection.ts';
import { connectionMachine } from '#machines/session/connection.ts';
import { withEffects } from '#machines/with-effects.ts';

/** The machine of the connection, fetched when the page is there. */
export const connectionActor = (app: App) =>
  createActor(withEffects(connectionMachine, connectionEffects(app)));
