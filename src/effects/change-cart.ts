import type { App } from '#data/app.ts';

/** The part of the app that a change of the cart uses. */
export type ChangingCart = Pick<App, 'cart' | 'newKey' | 'store' | 'visibility'>;

/** Makes the other tabs read the cart: `cart_changed` must change each time. */
export const notifyOtherTabs = ({ newKey, store }: Pick<App, 'newKey' | 'store'>): void =>
  store.write('cart_changed', newKey());

/**
 * Sends a change of the cart. If the page is left (`signal`), the request continues, its answer is ignored, and the cart is read
 * again. The other tabs are notified before the document is hidden or closed, while that is still possible.
 */
export async function changeCart<T>(
  app: ChangingCart,
  send: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  signal.throwIfAborted();
  const seen = (isVisible: boolean): void => {
    if (!isVisible) notifyOtherTabs(app);
  };
  // The last update of a burst is sent when the page is hidden.
  seen(app.visibility.isVisible());
  const unwatch = app.visibility.watch(seen);
  try {
    return await send(new AbortController().signal);
  } finally {
    unwatch();
    if (signal.aborted) {
      app.cart.send({ type: 'cart.changed' });
      signal.throwIfAborted();
    }
  }
}
