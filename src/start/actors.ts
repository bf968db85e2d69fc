import { createActor } from 'xstate';
import type { App } from '#app/app.ts';
import { storedUser } from '#app/stored-user.ts';
import { cartEffects } from '#effects/cart.ts';
import { sessionEffects } from '#effects/session.ts';
import { cartMachine } from '#machines/cart/cart.ts';
import { noticesMachine } from '#machines/session/notices.ts';
import { sessionMachine } from '#machines/session/session.ts';
import { withEffects } from '#machines/with-effects.ts';

/** The three machines of the whole shop, each made once. This module is fetched when the first of them is needed. */
export const noticesActor = () => createActor(noticesMachine);
export const cartActor = (app: App) => createActor(withEffects(cartMachine, cartEffects(app)));
export const sessionActor = (app: App, token: string | null) =>
  createActor(withEffects(sessionMachine, sessionEffects(app)), {
    input: { token, user: storedUser(app.store) },
  });
