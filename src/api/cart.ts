import { array, looseObject, nullish, number, string } from 'valibot';
import type { CartAddRequest, CartLine } from '#openapi/schemas.ts';
import { priceShape, promoPriceShape } from './amounts.ts';
import { type Answer, answerOf, outcomeOf } from './answer.ts';
import type { Client } from './client.ts';

const cartShape = array(
  looseObject({
    id: string(),
    quantity: number(),
    product: looseObject({
      id: string(),
      name: string(),
      image1: nullish(string()),
      price: priceShape,
      promo_price: promoPriceShape,
      taille: nullish(string()),
    }),
  }),
);

/** `GET ecommerce/panier/`: the lines of the signed-in customer's cart (specification §7). */
export function listCart(client: Client, signal?: AbortSignal): Promise<Answer<CartLine[]>> {
  return answerOf(client.http.GET('/ecommerce/panier/', client.send({ signal })), cartShape);
}

/**
 * `POST ecommerce/panier/`: adds a product to the cart (specification §7). `key` is one press on the button: sent again,
 * by the browser or by the customer, it adds once. Refused with 400 for invalid data or too few animals left, 401 for a
 * visitor, 422 (key used with another body), 500 (specification §8). Any 2xx counts as added.
 */
export function addToCart(
  client: Client,
  { key, ...body }: CartAddRequest & { key?: string },
  signal?: AbortSignal,
): Promise<Answer<undefined>> {
  return outcomeOf(
    client.http.POST('/ecommerce/panier/', {
      params: { header: key === undefined ? {} : { 'Idempotency-Key': key } },
      body,
      ...client.send({ signal }),
    }),
  );
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
