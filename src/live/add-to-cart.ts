import type { App } from '#data/app.ts';
import { addToCartEffects } from '#effects/add-to-cart.ts';
import { addToCartMachine } from '#machines/cart/add-to-cart.machine.ts';
import type { Product } from '#openapi/schemas.ts';
import { effectivePrice } from '#rules/money.ts';
import { useProvided } from './provided.ts';

/** Adds one product to the cart. */
export const useAddToCart = (app: App, product: Product) => ({
  ...useProvided(app, addToCartMachine, addToCartEffects, { input: { productId: product.id } }),
  // A newer record may be shown meanwhile.
  price: effectivePrice(product),
});
