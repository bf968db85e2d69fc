import type { App } from '#app/app.ts';
import { useLazyActor } from '#late/lazy-actor.ts';
import type { addToCartMachine } from '#machines/cart/add-to-cart.ts';
import { placeholderOf } from '#machines/placeholder-snapshot.ts';
import type { Product } from '#openapi/schemas.ts';
import { AddOne } from '#screens/product/add-one.tsx';

/** One animal, not asked for yet. */
export const notAdded = (productId: string) =>
  placeholderOf<typeof addToCartMachine>({
    value: { filling: 'recalling' },
    context: { productId, quantity: 1, refusal: null },
  });

/** Whether the tab keeps that a visitor wanted it before the login; the machine reads how many, and whether it still counts. */
const isWanted = (app: App, productId: string): boolean =>
  app.drafts.read('wanted')?.includes(JSON.stringify(productId)) === true;

/** Adds one product to the cart: made by the first hand (`rests`), or at once where it has something to recall. */
export function useAddToCart(app: App, productId: string, rests = !isWanted(app, productId)) {
  const [snapshot, send] = useLazyActor({
    code: () => import('#effects/actors.ts'),
    make: ({ addToCartActor }) => addToCartActor(app, productId),
    first: () => notAdded(productId),
    rests,
  });
  return { snapshot, send };
}

/** The add-to-cart button of a related product. */
export function AddRelated({ app, product }: { app: App; product: Product }) {
  return <AddOne name={product.name} {...useAddToCart(app, product.id, true)} />;
}
