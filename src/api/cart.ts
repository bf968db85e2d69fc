import { array, looseObject, nullable, string } from 'valibot';
import type { CartAddRequest, CartLine } from '#openapi/schemas.ts';
import { answerOf, type Call, outcomeOf, type Reading } from './answer.ts';
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
export const listCart: Reading<CartLine[]> = (client, signal) =>
  answerOf(client.http.GET('/ecommerce/panier/', client.send({ signal })), cartShape);

/**
 * `POST ecommerce/panier/`: adds a product to the cart (specification §7). `key` is one press on the button: sent again,
 * by the browser or by the customer, it adds once. Refused with 400 for invalid data or too few animals left, 401 for a
 * visitor, 422 (key used with another body), 500 (specification §8). Any 2xx counts as added.
 */
export const addToCart: Call<CartAddRequest & { key?: string }> = (client, { key, ...body }, signal) =>
  outcomeOf(
    client.http.POST('/ecommerce/panier/', {
      params: { header: key === undefined ? {} : { 'Idempotency-Key': key } },
      body,
      ...client.send({ signal }),
    }),
  );

/** `PATCH ecommerce/panier/{id}/`: sets the quantity, at least 1, of one line (specification §7). */
export const changeQuantity: Call<{ id: string; quantity: number }> = (client, { id, quantity }, signal) =>
  outcomeOf(
    client.http.PATCH('/ecommerce/panier/{id}/', {
      params: { path: { id } },
      body: { quantity },
      ...client.send({ signal }),
    }),
  );

/** `DELETE ecommerce/panier/{id}/`: removes one line (specification §7). */
export const removeLine: Call<{ id: string }> = (client, { id }, signal) =>
  outcomeOf(
    client.http.DELETE('/ecommerce/panier/{id}/', { params: { path: { id } }, ...client.send({ signal }) }),
  );
