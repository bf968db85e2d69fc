import { array, looseObject, nullable, string } from 'valibot';
import type { CartAddRequest, CartLine } from '#openapi/schemas.ts';
import { type Answer, answerOf, outcomeOf } from './answer.ts';
import type { Client } from './client.ts';
import { size } from './products.ts';
import { count, francs, free, id } from './shape.ts';

/** A cart is read whole or not at all: its total is what the customer agrees to, so prices and promotions have to be there. */
export const cartShape = array(
  looseObject({
    id,
    quantity: count,
    product: looseObject({
      id,
      name: string(),
      image1: free(string()),
      price: francs,
      promo_price: nullable(francs),
      taille: free(size),
    }),
  }),
);

/** `GET ecommerce/panier/`: the lines of the signed-in customer's cart (specification §7). */
export function listCart(client: Client, signal?: AbortSignal): Promise<Answer<CartLine[]>> {
  return answerOf(client.http.GET('/ecommerce/panier/', client.send({ signal })), cartShape);
}

/**
 * `POST ecommerce/panier/`: adds a product to the cart (specification §7). Refused with 400 for invalid data or too few
 * animals left, 401 for a visitor, 500 (specification §8). Any 2xx counts as added.
 */
export function addToCart(
  client: Client,
  input: CartAddRequest,
  signal?: AbortSignal,
): Promise<Answer<undefined>> {
  return outcomeOf(client.http.POST('/ecommerce/panier/', { body: input, ...client.send({ signal }) }));
}

/** `PATCH ecommerce/panier/{id}/`: sets the quantity, at least 1, of one line (specification §7). */
export function changeQuantity(
  client: Client,
  { id, quantity }: { id: string; quantity: number },
  signal?: AbortSignal,
): Promise<Answer<undefined>> {
  return outcomeOf(
    client.http.PATCH('/ecommerce/panier/{id}/', {
      params: { path: { id } },
      body: { quantity },
      ...client.send({ signal }),
    }),
  );
}

/** `DELETE ecommerce/panier/{id}/`: removes one line (specification §7). */
export function removeLine(
  client: Client,
  { id }: { id: string },
  signal?: AbortSignal,
): Promise<Answer<undefined>> {
  return outcomeOf(
    client.http.DELETE('/ecommerce/panier/{id}/', { params: { path: { id } }, ...client.send({ signal }) }),
  );
}
