import type { Refused } from '#api/answer.ts';
import { listOrders } from '#api/orders.ts';
import { getProduct } from '#api/products.ts';
import type { App } from '#app/app.ts';
import { failure, type RereadAnswer } from '#machines/checkout/checkout-context.ts';
import type { CartLine } from '#openapi/schemas.ts';
import { earlierAttempt } from './kept-attempt.ts';
import { settledCart } from './settled-cart.ts';

const refused = ({ status, message }: Refused): RereadAnswer =>
  status === 401 ? { kind: 'unauthorized' } : { kind: 'refused', refusal: failure(message) };

/**
 * Cart, its products and the known orders as they are now, with a fresh key for the attempt; or the earlier attempt of
 * another tab, which comes first. A product that is gone (404) is left out: it counts as without stock.
 */
export async function rereadCart(
  app: Pick<App, 'api' | 'cart' | 'newKey' | 'store'>,
  email: string,
  signal: AbortSignal,
): Promise<RereadAnswer> {
  const attempt = earlierAttempt(app, email);
  if (attempt !== null) return { kind: 'preceded', attempt };
  const [cart, orders] = await Promise.all([settledCart(app, signal), listOrders(app.api, signal)]);
  if (orders.kind === 'refused') return refused(orders);
  if (cart === null) return { kind: 'refused', refusal: failure() };
  const answers = await Promise.all(
    cart.map(({ product }: CartLine) => getProduct(app.api, { id: product.id }, signal)),
  );
  for (const answer of answers) {
    if (answer.kind === 'refused' && answer.status !== 404) return refused(answer);
  }
  return {
    kind: 'read',
    lines: cart,
    products: answers.flatMap((answer) => (answer.kind === 'ok' ? [answer.data] : [])),
    knownOrders: orders.data.map(({ order_number }) => order_number),
    key: app.newKey(),
  };
}
