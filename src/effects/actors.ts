import { createActor } from 'xstate';
import type { App } from '#app/app.ts';
import { storedUser } from '#app/stored-user.ts';
import { picturesMachine } from '#machines/browsing/pictures.ts';
import { type SharedPage, shareMachine } from '#machines/browsing/share.ts';
import { addToCartMachine } from '#machines/cart/add-to-cart.ts';
import { cartMachine } from '#machines/cart/cart.ts';
import { connectionMachine } from '#machines/session/connection.ts';
import { noticesMachine } from '#machines/session/notices.ts';
import { sessionMachine } from '#machines/session/session.ts';
import { withEffects } from '#machines/with-effects.ts';
import { addToCartEffects, cartEffects } from './cart.ts';
import { connectionEffects } from './connection.ts';
import { sessionEffects } from './session.ts';
import { shareEffects, shareInput } from './share.ts';

/*
 * The machines whose code no first paint waits for, each with its effects. This module is fetched when the page is still, or when
 * the first of them is needed; lazy actors stand for them until then (src/late/lazy-actor.ts).
 */

/** The three of the whole shop, each made once, and the line of the connection. */
export const noticesActor = () => createActor(noticesMachine);
export const cartActor = (app: App) => createActor(withEffects(cartMachine, cartEffects(app)));
export const sessionActor = (app: App, token: string | null) =>
  createActor(withEffects(sessionMachine, sessionEffects(app)), {
    input: { token, user: storedUser(app.store) },
  });
export const connectionActor = (app: App) =>
  createActor(withEffects(connectionMachine, connectionEffects(app)));

/** Those of an animal's page. */
export const addToCartActor = (app: App, productId: string) =>
  createActor(withEffects(addToCartMachine, addToCartEffects(app)), { input: { productId } });
export const picturesActor = (count: number) => createActor(picturesMachine, { input: { count } });
export const shareActor = (app: App, page: SharedPage) =>
  createActor(withEffects(shareMachine, shareEffects(app)), { input: shareInput(app, page) });
