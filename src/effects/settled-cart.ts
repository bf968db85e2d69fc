import type { App } from '#app/app.ts';
import { awaitSnapshot } from '#late/lazy-actor.ts';
import { standingOf } from '#machines/cart/cart.ts';
import { shownLines } from '#machines/cart/cart-context.ts';
import type { CartLine } from '#openapi/schemas.ts';

/**
 * The cart of the whole shop once nothing of it is under way, or null where it could not be read. Whoever waited for
 * something else meanwhile asks here again: another tab may have changed the cart in that time.
 */
export async function standingCart(
  app: Pick<App, 'cart'>,
  signal: AbortSignal,
): Promise<readonly CartLine[] | null> {
  const cart = await awaitSnapshot(app.cart, (snapshot) => standingOf(snapshot) !== 'settling', signal);
  return standingOf(cart) === 'unread' ? null : shownLines(cart.context);
}

/** The cart, read again and settled, or null where it could not be read: who orders asks here, so badge, cart and recap are one. */
export async function settledCart(
  app: Pick<App, 'cart'>,
  signal: AbortSignal,
): Promise<readonly CartLine[] | null> {
  await app.cart.arrived();
  app.cart.send({ type: 'cart.awaited' });
  app.cart.send({ type: 'cart.changedElsewhere' });
  return standingCart(app, signal);
}
