import type { App } from '#app/app.ts';
import type { OrderAttempt } from '#machines/checkout/order-attempt.ts';
import { keptAttemptIn } from '#rules/kept-checkout.ts';

type Stored = Pick<App, 'store'>;

/** The attempt of this customer that the device keeps because no answer has settled it, or null. */
export function earlierAttempt({ store }: Stored, email: string): OrderAttempt | null {
  const kept = keptAttemptIn(store.read('order_attempt'));
  if (kept === null || kept.body.email !== email) return null;
  const { isIdNumberWithheld, ...attempt } = kept;
  return { ...attempt, idNumber: isIdNumberWithheld ? null : '' };
}

/** Forgets an attempt that is settled or given up; a newer one of another tab stays. */
export function forgetAttempt({ store }: Stored, key: string): void {
  if (keptAttemptIn(store.read('order_attempt'))?.key === key) store.remove('order_attempt');
}

/** Resolves when another tab has taken the attempt off the device. */
export const awaitSettlement = ({ store }: Stored, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const stop = store.watch('order_attempt', (kept) => {
      if (kept === null) resolve();
    });
    signal.addEventListener('abort', stop, { once: true });
  });
