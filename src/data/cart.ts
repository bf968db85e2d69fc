import { array, is, looseObject, nullable, object, parseJson, pipe, safeParse, string } from 'valibot';
import type { Addition, CartAddRequest, CartLine } from '#openapi/schemas.ts';
import { everyAddition } from '#openapi/words.ts';
import type { UnreadLine } from '#rules/unread.ts';
import { type Call, callIgnoringBody, type ListAnswer, listAnswerOf, type Refused } from './answer.ts';
import type { Client } from './client.ts';
import { size } from './products.ts';
import { count, francs, id, lenient } from './shape.ts';

/** A line is rejected as a unit: the customer agrees to its total, so price and promotion are required. */
export const cartLineShape = looseObject({
  id,
  quantity: count,
  product: looseObject({
    id,
    name: string(),
    image1: lenient(string()),
    price: francs,
    promo_price: nullable(francs),
    taille: lenient(size),
  }),
});

const storedShape = pipe(string(), parseJson(), object({ at: count, lines: array(cartLineShape) }));

/** A cart as it was read at `at`, in ms since the epoch. */
export type StoredCart = { at: number; lines: readonly CartLine[] };

/** The cart in a stored text; undefined if none is readable. */
export function storedCartIn(text: string | null): StoredCart | undefined {
  const read = safeParse(storedShape, text);
  return read.success ? (read.output as StoredCart) : undefined;
}

const known = object({ id });
const named = object({ product: object({ name: string() }) });

const unreadLineOf = (given: unknown): UnreadLine => ({
  id: is(known, given) ? given.id : null,
  name: is(named, given) ? given.product.name : null,
});

/** A cart, its unreadable lines, and the additions that its provider accepts. */
export type ListedCart =
  | (Extract<ListAnswer<CartLine, UnreadLine>, { kind: 'ok' }> & { accepts: readonly Addition[] })
  | Refused;

/** The names in an `X-Accepts` header that the shop knows, case-insensitively. */
const acceptedBy = (header: string | null): readonly Addition[] => {
  const names = (header ?? '').split(',').map((name) => name.trim().toLowerCase());
  return everyAddition.filter((one) => names.includes(one.toLowerCase()));
};

/** `GET ecommerce/panier/`: the customer's cart (specification §7), with the additions in its `X-Accepts` header; never cached. */
export async function listCart(client: Client, signal?: AbortSignal): Promise<ListedCart> {
  const call = client({ signal }).GET('/ecommerce/panier/', { cache: 'no-store' });
  const answer = await listAnswerOf(call, cartLineShape);
  if (answer.kind === 'refused') return answer;
  const { response } = await call;
  return {
    ...answer,
    unread: answer.unread.map(unreadLineOf),
    accepts: acceptedBy(response.headers.get('X-Accepts')),
  };
}

/**
 * `POST ecommerce/panier/`: adds a product to the cart (specification §7). `key`, for a provider that accepts it, identifies one
 * press on the button: a repetition with the same key adds nothing. Refused with 400 for invalid data or insufficient stock, 401
 * for a visitor, 422 (key used with another body), 500 (specification §8). Any 2xx counts as added.
 */
export const addToCart: Call<CartAddRequest & { key?: string }> = callIgnoringBody((http, { key, ...body }) =>
  http.POST('/ecommerce/panier/', {
    params: { header: key === undefined ? {} : { 'Idempotency-Key': key } },
    body,
  }),
);

/** `PATCH ecommerce/panier/{id}/`: sets the quantity, at least 1, of one line (specification §7). */
export const changeQuantity: Call<{ id: string; quantity: number }> = callIgnoringBody(
  (http, { id, quantity }) =>
    http.PATCH('/ecommerce/panier/{id}/', { params: { path: { id } }, body: { quantity } }),
);

/** `DELETE ecommerce/panier/{id}/`: removes one line (specification §7). */
export const removeLine: Call<{ id: string }> = callIgnoringBody((http, { id }) =>
  http.DELETE('/ecommerce/panier/{id}/', { params: { path: { id } } }),
);
