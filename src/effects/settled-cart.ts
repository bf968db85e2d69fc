import { waitFor } from 'xstate';
import type { Refused } from '#data/answer.ts';
import type { App } from '#data/app.ts';
import { listOrders } from '#data/orders.ts';
import { getProduct } from '#data/products.ts';
import { cartStatusOf } from '#machines/cart/cart.machine.ts';
import { shownLines } from '#machines/cart/cart.model.ts';
import { changedLines } from '#machines/cart/cart-changes.ts';
import { failure, type RereadAnswer } from '#machines/checkout/checkout.model.ts';
import type { CartLine, Product } from '#openapi/schemas.ts';
import { dayOf } from '#rules/delivery-wish.ts';
import { orderWithin } from '#rules/waits.ts';
import { pause } from './awaiting.ts';
import { earlierAttempt } from './place-attempt.ts';

/** A settled cart. `isComplete`: every line is readable; else it cannot be ordered, and its total is unknown. */
export type SettledCart = { lines: readonly CartLine[]; isComplete: boolean };

/**
 * The shared cart once no change is pending, or null if it is unreadable or not settled within 30 s. Call it again after waiting
 * for anything else: another tab may have changed the cart.
 */
export async function currentSettledCart(
  app: Pick<App, 'cart'>,
  signal: AbortSignal,
): Promise<SettledCart | null> {
  const isSettled = (one: ReturnType<App['cart']['getSnapshot']>) => cartStatusOf(one) !== 'settling';
  const cart = await waitFor(app.cart, isSettled, { signal, timeout: orderWithin }).catch(() => null);
  signal.throwIfAborted();
  if (cart === null || cartStatusOf(cart) === 'unread') return null;
  return { lines: shownLines(cart.context), isComplete: cartStatusOf(cart) !== 'incomplete' };
}

/** The cart, read again and settled, or null if unreadable. Orders use it, so that badge, cart and summary agree. */
export async function settledCart(app: Pick<App, 'cart'>, signal: AbortSignal): Promise<SettledCart | null> {
  app.cart.send({ type: 'cart.awaited' });
  app.cart.send({ type: 'cart.changedElsewhere' });
  return currentSettledCart(app, signal);
}

const refused = ({ status, message }: Refused): RereadAnswer =>
  status === 401 ? { kind: 'unauthorized' } : { kind: 'refused', refusal: failure(message) };

/** How often the products of a cart that keeps changing are read, and the pause between two reads, in ms. */
const rounds = 3;
const pauseMs = 300;

type Read = { lines: readonly CartLine[]; products: readonly Product[] };

/**
 * The settled cart with its products; a refusal if it keeps changing while they are read, or some of its lines are unreadable. A
 * product that is refused ends it; one that is gone (404) is left out.
 */
async function readTogether(
  app: Pick<App, 'api' | 'cart'>,
  signal: AbortSignal,
): Promise<Read | RereadAnswer> {
  let cart = await currentSettledCart(app, signal);
  for (let round = 1; round <= rounds && cart?.isComplete === true; round += 1) {
    if (round > 1) await pause(pauseMs, signal);
    const read: readonly CartLine[] = cart.lines;
    const ids = [...new Set(read.map(({ product }) => product.id))];
    const answers = await Promise.all(ids.map((id) => getProduct(app.api, { id, isFresh: true }, signal)));
    for (const answer of answers)
      if (answer.kind === 'refused' && answer.status !== 404) return refused(answer);
    cart = await currentSettledCart(app, signal);
    if (cart?.isComplete === true && changedLines(read, cart.lines).length === 0) {
      const products = answers.flatMap((answer) => (answer.kind === 'ok' ? [answer.data] : []));
      return { lines: cart.lines, products };
    }
  }
  const code = cart?.isComplete === true ? 'checkout-cart-unsettled' : 'checkout-cart-incomplete';
  return { kind: 'refused', refusal: cart === null ? failure() : { code } };
}

/**
 * The current cart, its products and the known orders, with a new key for the attempt; or the earlier attempt of another tab,
 * which comes first. A product that is gone (404) is left out: it counts as without stock. If the cart changes while its products
 * are read, they are read again, three times at most; then the outcome is a refusal.
 */
export async function rereadCart(
  app: Pick<App, 'api' | 'cart' | 'newKey' | 'now' | 'store'>,
  email: string,
  signal: AbortSignal,
): Promise<RereadAnswer> {
  const attempt = earlierAttempt(app, email);
  if (attempt !== null) return { kind: 'preceded', attempt };
  const [orders] = await Promise.all([listOrders(app.api, signal), settledCart(app, signal)]);
  if (orders.kind === 'refused') return refused(orders);
  const read = await readTogether(app, signal);
  if ('kind' in read) return read;
  return {
    kind: 'read',
    ...read,
    knownOrders: [
      ...orders.data.map(({ order_number }) => order_number),
      ...orders.unread.flatMap(({ number }) => number ?? []),
    ],
    key: app.newKey(),
    accepts: app.cart.getSnapshot().context.accepts,
    today: dayOf(app.now()),
  };
}
