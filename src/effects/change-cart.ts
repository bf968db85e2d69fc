import type { App } from '#app/app.ts';

/** What of the app a change of the cart touches. */
export type ChangingCart = Pick<App, 'cart' | 'newKey' | 'store' | 'visibility'>;

/** Makes the other tabs read the cart: the stored `cart_changed` needs another value each time. */
export const tellOtherTabs = ({ newKey, store }: Pick<App, 'newKey' | 'store'>): void =>
  store.write('cart_changed', newKey());

/**
 * Sends a change of the cart, so that no tab goes on showing the old cart where no answer comes. Where its page is left
 * (`signal`), the request goes on, and the cart is read again when it ends; its answer is ignored. Where the document
 * itself is closed, the other tabs are notified just before, while that is still possible.
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
