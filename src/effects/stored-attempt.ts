import type { App } from '#app/app.ts';
import type { OrderAttempt } from '#machines/checkout/order-attempt.ts';
import { keyOfStored, restoredAttempt } from '#machines/checkout/stored-attempt.ts';

type Stored = Pick<App, 'store'>;

/** The attempt of this customer that the device keeps because no answer has settled it, or null. */
export const earlierAttempt = ({ store }: Stored, email: string): OrderAttempt | null =>
  restoredAttempt(store.read('order_attempt'), email);

/** Forgets an attempt that is settled or given up; a newer one of another tab stays. */
export function forgetAttempt({ store }: Stored, key: string): void {
  if (keyOfStored(store.read('order_attempt')) === key) store.remove('order_attempt');
}

/** The lock that is held for as long as a tab waits for the answer to an attempt. */
export const attemptLock = 'order_attempt';

/** Resolves when another tab has taken the attempt off the device. */
export const awaitSettlement = ({ store }: Stored, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const stop = store.watch('order_attempt', (stored) => {
      if (stored === null) resolve();
    });
    signal.addEventListener('abort', stop, { once: true });
  });
