import type { App } from '#data/app.ts';
import { cartStatusOf } from '#machines/cart/cart.machine.ts';
import { shownLines } from '#machines/cart/cart.model.ts';
import type { CheckoutEvent } from '#machines/checkout/checkout.model.ts';

/** The tokens of a session: the current one, and those that refreshes have replaced. */
type SessionTokens = { token: string | null; replaced: readonly string[] };

/** Whether this token belongs to the current session. */
export const isSameSession = ({ token, replaced }: SessionTokens, before: string | null): boolean =>
  token === before || (before !== null && replaced.includes(before));

/** Notifies an open checkout of a changed settled cart and of another session; returns a function that ends that. */
export function followCheckout(
  app: Pick<App, 'cart' | 'session'>,
  send: (event: CheckoutEvent) => void,
): () => void {
  let { token: current } = app.session.getSnapshot().context;
  const session = app.session.subscribe(({ context }) => {
    const before = current;
    current = context.token;
    if (!isSameSession(context, before)) send({ type: 'session.changed' });
  });
  const cart = app.cart.subscribe((snapshot) => {
    if (snapshot.matches('ready') && cartStatusOf(snapshot) === 'settled') {
      send({ type: 'cart.updated', lines: shownLines(snapshot.context) });
    }
  });
  return () => {
    session.unsubscribe();
    cart.unsubscribe();
  };
}
