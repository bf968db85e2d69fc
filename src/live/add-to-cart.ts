import type { App } from '#app/app.ts';
import { addToCartEffects } from '#effects/cart.ts';
import { addToCartMachine } from '#machines/cart/add-to-cart.ts';
import { useProvided } from '../-provided.ts';

/** Adds one product to the cart. */
export const useAddToCart = (app: App, productId: string) =>
  useProvided(app, addToCartMachine, addToCartEffects, { input: { productId } });
