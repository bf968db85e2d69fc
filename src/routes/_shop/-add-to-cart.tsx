import { useMachine } from '@xstate/react';
import type { App } from '#app/app.ts';
import { addToCartEffects } from '#effects/add-to-cart.ts';
import { addToCartMachine } from '#machines/cart/add-to-cart.ts';
import type { Product } from '#openapi/schemas.ts';
import { AddOne } from '#screens/product/add-one.tsx';
import { useProvided } from '../-provided.ts';

/** The machine that adds one product to the cart, for the page of the product and for each related one. */
export function useAddToCart(app: App, productId: string) {
  const machine = useProvided(app, addToCartMachine, addToCartEffects);
  const [snapshot, send] = useMachine(machine, { input: { productId } });
  return { snapshot, send };
}

/** The add-to-cart button of a related product. */
export function AddRelated({ app, product }: { app: App; product: Product }) {
  return <AddOne name={product.name} {...useAddToCart(app, product.id)} />;
}
