import type { App, CartListener } from '#app/app.ts';
import type { Addition } from '#openapi/schemas.ts';

/** What of the app a change of the cart touches. */
export type ChangingCart = Pick<App, 'newKey' | 'store' | 'visibility'> & CartListener;

/** A fresh key for one add, where the provider takes one. */
export const keyFor = ({ newKey }: Pick<App, 'newKey'>, accepts: readonly Addition[]): { key?: string } =>
  accepts.includes('Idempotency-Key') ? { key: newKey() } : {};

/** Makes the other tabs read the cart: the stored `cart_changed` needs another value each time. */
export const tellOtherTabs = ({ newKey, store }: Pick<App, 'newKey' | 'store'>): void =>
  store.write('cart_changed', newKey());

/**
 * Sends a change of the cart, so that no tab keeps the cart of before for want of an answer. Where a link leads away from
 * whoever sent it (`signal`), the request goes on, and the cart is read again when it ends; its answer counts no more.
 * Where the page itself goes, the other tabs are told in that moment, the last one in which it can speak.
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
  // The last wish of a burst leaves when its page goes.
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
