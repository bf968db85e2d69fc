import { createActor } from 'xstate';
import type { App } from '#app/app.ts';
import { cartEffects } from '#effects/cart.ts';
import { sessionEffects } from '#effects/session.ts';
import { cartMachine } from '#machines/cart/cart.ts';
import { noticesMachine } from '#machines/session/notices.ts';
import { type SessionInput, sessionMachine } from '#machines/session/session.ts';
import { withEffects } from '#machines/with-effects.ts';

/** The three machines of the whole shop, each made once. This module is fetched when the first of them is needed. */
export const noticesActor = () => createActor(noticesMachine);
export const cartActor = (app: App) => createActor(withEffects(cartMachine, cartEffects(app)));
export const sessionActor = (app: App, input: SessionInput) =>
  createActor(withEffects(sessionMachine, sessionEffects(app)), { input });
