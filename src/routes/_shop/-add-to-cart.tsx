import type { App } from '#app/app.ts';
import { useLazyActor } from '#late/use-lazy-actor.ts';
import type { addToCartMachine } from '#machines/cart/add-to-cart.ts';
import { placeholderOf } from '#machines/placeholder-snapshot.ts';
import type { Product } from '#openapi/schemas.ts';
import { AddOne } from '#screens/product/add-one.tsx';

/** One animal, not asked for yet. */
export const notAdded = (productId: string) =>
  placeholderOf<typeof addToCartMachine>({
    value: { filling: 'resting' },
    context: { productId, quantity: 1, refusal: null },
  });

/** The machine that adds one product to the cart, for the page of the product and for each related one. */
export function useAddToCart(app: App, productId: string) {
  const [snapshot, send] = useLazyActor({
    code: () => import('./-product-actors.ts'),
    make: ({ addToCartActor }) => addToCartActor(app, productId),
    first: () => notAdded(productId),
    rests: true,
  });
  return { snapshot, send };
}

/** The add-to-cart button of a related product. */
export function AddRelated({ app, product }: { app: App; product: Product }) {
  return <AddOne name={product.name} {...useAddToCart(app, product.id)} />;
}
