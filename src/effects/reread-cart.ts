import type { Answer, Refused } from '#api/answer.ts';
import { listOrders } from '#api/orders.ts';
import { getProduct } from '#api/products.ts';
import type { App } from '#app/app.ts';
import { changedLines } from '#machines/cart/cart-changes.ts';
import { failure, type RereadAnswer } from '#machines/checkout/checkout-context.ts';
import type { CartLine, Product } from '#openapi/schemas.ts';
import { earlierAttempt } from './kept-attempt.ts';
import { settledCart, standingCart } from './settled-cart.ts';

const refused = ({ status, message }: Refused): RereadAnswer =>
  status === 401 ? { kind: 'unauthorized' } : { kind: 'refused', refusal: failure(message) };

/**
 * Cart, its products and the known orders as they are now, with a fresh key for the attempt; or the earlier attempt of
 * another tab, which comes first. A product that is gone (404) is left out: it counts as without stock. A cart that
 * changes while its products are read has them read again.
 */
export async function rereadCart(
  app: Pick<App, 'api' | 'cart' | 'newKey' | 'store'>,
  email: string,
  signal: AbortSignal,
): Promise<RereadAnswer> {
  const attempt = earlierAttempt(app, email);
  if (attempt !== null) return { kind: 'preceded', attempt };
  const [orders] = await Promise.all([listOrders(app.api, signal), settledCart(app, signal)]);
  if (orders.kind === 'refused') return refused(orders);
  let read: readonly CartLine[] | undefined;
  let cart = await standingCart(app, signal);
  let answers: Answer<Product>[] = [];
  while (cart !== null && (read === undefined || changedLines(read, cart).length > 0)) {
    read = cart;
    answers = await Promise.all(cart.map(({ product }) => getProduct(app.api, { id: product.id }, signal)));
    for (const answer of answers) {
      if (answer.kind === 'refused' && answer.status !== 404) return refused(answer);
    }
    cart = await standingCart(app, signal);
  }
  if (cart === null) return { kind: 'refused', refusal: failure() };
  return {
    kind: 'read',
    lines: cart,
    products: answers.flatMap((answer) => (answer.kind === 'ok' ? [answer.data] : [])),
    knownOrders: orders.data.map(({ order_number }) => order_number),
    key: app.newKey(),
  };
}
