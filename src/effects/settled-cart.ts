import { waitFor } from 'xstate';
import type { App } from '#app/app.ts';
import { standingOf } from '#machines/cart/cart.ts';
import { shownLines } from '#machines/cart/cart-context.ts';
import type { CartLine } from '#openapi/schemas.ts';
import { pause } from './pause.ts';

const noCart = (): null => null;

/** A settled cart. `isWhole`: each of its lines could be read; else it cannot be ordered, and its total is not known. */
export type SettledCart = { lines: readonly CartLine[]; isWhole: boolean };

/** How long a cart may take to settle, in ms: as long as two of its calls. A change that waits for the connection takes longer. */
const patience = 30_000;

/**
 * The cart of the whole shop once nothing of it is under way, or null where it could not be read, or does not settle within 30 s.
 * Whoever waited for something else meanwhile asks here again: another tab may have changed the cart in that time.
 */
export async function standingCart(app: Pick<App, 'cart'>, signal: AbortSignal): Promise<SettledCart | null> {
  const settled = new AbortController();
  const settling = waitFor(app.cart, (snapshot) => standingOf(snapshot) !== 'settling', { signal });
  const cart = await Promise.race([settling, pause(patience, settled.signal).then(noCart, noCart)]).finally(
    () => settled.abort(),
  );
  if (cart === null || standingOf(cart) === 'unread') return null;
  return { lines: shownLines(cart.context), isWhole: standingOf(cart) !== 'incomplete' };
}

/** The cart, read again and settled, or null where it could not be read: who orders asks here, so badge, cart and recap are one. */
export async function settledCart(app: Pick<App, 'cart'>, signal: AbortSignal): Promise<SettledCart | null> {
  app.cart.send({ type: 'cart.awaited' });
  app.cart.send({ type: 'cart.changedElsewhere' });
  return standingCart(app, signal);
}
