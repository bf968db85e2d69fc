import { waitFor } from 'xstate';
import type { App } from '#data/app.ts';
import { cartStatusOf } from '#machines/cart/cart.machine.ts';
import { shownLines } from '#machines/cart/cart.model.ts';
import type { CartLine } from '#openapi/schemas.ts';
import { pause } from './pause.ts';

const noCart = (): null => null;

/** A settled cart. `isComplete`: every line is readable; else it cannot be ordered, and its total is unknown. */
export type SettledCart = { lines: readonly CartLine[]; isComplete: boolean };

/** How long to wait for a settled cart, in ms: two time-outs. A change that waits for the connection takes longer. */
const patience = 30_000;

/**
 * The shared cart once no change is pending, or null if it is unreadable or not settled within 30 s. Call it again after waiting
 * for anything else: another tab may have changed the cart.
 */
export async function currentSettledCart(
  app: Pick<App, 'cart'>,
  signal: AbortSignal,
): Promise<SettledCart | null> {
  const settled = new AbortController();
  const settling = waitFor(app.cart, (snapshot) => cartStatusOf(snapshot) !== 'settling', { signal });
  const cart = await Promise.race([settling, pause(patience, settled.signal).then(noCart, noCart)]).finally(
    () => settled.abort(),
  );
  if (cart === null || cartStatusOf(cart) === 'unread') return null;
  return { lines: shownLines(cart.context), isComplete: cartStatusOf(cart) !== 'incomplete' };
}

/** The cart, read again and settled, or null if unreadable. Orders use it, so that badge, cart and summary agree. */
export async function settledCart(app: Pick<App, 'cart'>, signal: AbortSignal): Promise<SettledCart | null> {
  app.cart.send({ type: 'cart.awaited' });
  app.cart.send({ type: 'cart.changedElsewhere' });
  return currentSettledCart(app, signal);
}
