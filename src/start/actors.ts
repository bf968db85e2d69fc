import { createActor } from 'xstate';
import type { App } from '#app/app.ts';
import { inspected } from '#app/inspect.ts';
import { storedUser } from '#app/stored-user.ts';
import { cartEffects } from '#effects/cart.ts';
import { sessionEffects } from '#effects/session.ts';
import { cartMachine } from '#machines/cart/cart.ts';
import { noticesMachine } from '#machines/session/notices.ts';
import { sessionMachine } from '#machines/session/session.ts';
import { withEffects } from '#machines/with-effects.ts';

const told = import.meta.env.DEV ? inspected() : undefined;

/** The three machines of the whole shop, each made once. This module is fetched when the first of them is needed. */
export const noticesActor = () => createActor(noticesMachine, told);
export const cartActor = (app: App) => createActor(withEffects(cartMachine, cartEffects(app)), told);
export const sessionActor = (app: App, token: string | null) =>
  createActor(withEffects(sessionMachine, sessionEffects(app)), {
    ...told,
    input: { token, user: storedUser(app.store) },
  });
