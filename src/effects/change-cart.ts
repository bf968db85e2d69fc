import type { App } from '#app/app.ts';

/** What of the app a change of the cart touches. */
export type ChangingCart = Pick<App, 'cart' | 'newKey' | 'store' | 'visibility'>;

/** Makes the other tabs read the cart: the stored `cart_changed` needs another value each time. */
export const tellOtherTabs = ({ newKey, store }: Pick<App, 'newKey' | 'store'>): void =>
  store.write('cart_changed', newKey());

/**
 * Sends a change of the cart. Where the page is left (`signal`), the request goes on, its answer is ignored, and the cart is
 * read again. Before the document is hidden or closed the other tabs are notified, while that is still possible.
 */
export async function changeCart<T>(
  app: ChangingCart,
  send: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  signal.throwIfAborted();
  const seen = (isVisible: boolean): void => {
    if (!isVisible) tellOtherTabs(app);
  };
  // The last update of a burst leaves when its page goes.
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
