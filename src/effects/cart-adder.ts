import type { Answer } from '#data/answer.ts';
import type { App } from '#data/app.ts';
import { addToCart } from '#data/cart.ts';
import type { Addition, CartAddRequest } from '#openapi/schemas.ts';
import { type ChangingCart, changeCart } from './change-cart.ts';

/** From this status on it is unknown whether the product was added. */
const leastServerFailure = 500;

type Sent = CartAddRequest & { key?: string };

/**
 * Adds to the cart under an identifier that the caller chooses. If the provider accepts keys, an identifier keeps its key until a
 * definite answer, so that a second press after a lost answer adds once. Another quantity takes another key.
 */
export function createCartAdder(app: Pick<App, 'api'> & ChangingCart) {
  const unsettled = new Map<string, Sent>();
  return {
    /** The requests without a definite answer, by identifier, to be repeated unchanged. */
    unsettled: (): readonly (readonly [string, CartAddRequest])[] => [...unsettled],
    add: async (
      wish: string,
      { product_id, quantity }: CartAddRequest,
      accepts: readonly Addition[],
      signal: AbortSignal,
    ): Promise<Answer<undefined>> => {
      const sent: Sent = { product_id, quantity };
      if (accepts.includes('Idempotency-Key')) {
        const before = unsettled.get(wish);
        sent.key = (before?.quantity === quantity && before.key) || app.newKey();
        unsettled.set(wish, sent);
      }
      const answer = await changeCart(app, (leaving) => addToCart(app.api, sent, leaving), signal);
      if (answer.kind === 'ok' || answer.status < leastServerFailure) unsettled.delete(wish);
      return answer;
    },
  };
}
