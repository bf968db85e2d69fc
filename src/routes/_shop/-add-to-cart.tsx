import type { SnapshotFrom } from 'xstate';
import type { App } from '#app/app.ts';
import { standIn } from '#app/stand-in.ts';
import type { AddToCartEvent, addToCartMachine } from '#machines/cart/add-to-cart.ts';
import type { Product } from '#openapi/schemas.ts';
import { AddOne } from '#screens/product/add-one.tsx';
import { useLate } from '../-held.ts';

/** One animal, not asked for yet. */
export const notAdded = (productId: string) =>
  standIn<typeof addToCartMachine>({
    value: { filling: 'resting' },
    context: { productId, quantity: 1, refusal: null },
  });

/** The machine that adds one product to the cart, for the page of the product and for each related one. */
export function useAddToCart(app: App, productId: string) {
  const [snapshot, send] = useLate<SnapshotFrom<typeof addToCartMachine>, AddToCartEvent>(
    async () => (await import('./-product-actors.ts')).addToCartActor(app, productId),
    () => notAdded(productId),
  );
  return { snapshot, send };
}

/** The add-to-cart button of a related product. */
export function AddRelated({ app, product }: { app: App; product: Product }) {
  return <AddOne name={product.name} {...useAddToCart(app, product.id)} />;
}
