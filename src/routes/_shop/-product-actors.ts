import { createActor } from 'xstate';
import type { App } from '#app/app.ts';
import { addToCartEffects } from '#effects/add-to-cart.ts';
import { shareEffects, shareInput } from '#effects/share.ts';
import { picturesMachine } from '#machines/browsing/pictures.ts';
import { type SharedPage, shareMachine } from '#machines/browsing/share.ts';
import { addToCartMachine } from '#machines/cart/add-to-cart.ts';
import { withEffects } from '#machines/with-effects.ts';

/** The machines of an animal's page, each made once. This module is fetched when the page is there. */
export const addToCartActor = (app: App, productId: string) =>
  createActor(withEffects(addToCartMachine, addToCartEffects(app)), { input: { productId } });
export const picturesActor = (count: number) => createActor(picturesMachine, { input: { count } });
export const shareActor = (app: App, page: SharedPage) =>
  createActor(withEffects(shareMachine, shareEffects(app)), { input: shareInput(app, page) });
