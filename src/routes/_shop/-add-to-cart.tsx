import type { App } from '#app/app.ts';
import { addToCartEffects } from '#effects/cart.ts';
import { addToCartMachine } from '#machines/cart/add-to-cart.ts';
import type { Product } from '#openapi/schemas.ts';
import { AddOne } from '#screens/product/add-one.tsx';
import { useProvided } from '../-provided.ts';

/** Adds one product to the cart. */
export const useAddToCart = (app: App, productId: string) =>
  useProvided(app, addToCartMachine, addToCartEffects, { input: { productId } });

/** The add-to-cart button of a related product. */
export function AddRelated({ app, product }: { app: App; product: Product }) {
  return <AddOne name={product.name} {...useAddToCart(app, product.id)} />;
}
