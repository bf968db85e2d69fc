import { type PlacedOrder, placeOrder } from '#api/checkout.ts';
import { Unreachable } from '#api/unreachable.ts';
import type { App } from '#app/app.ts';
import type { CheckoutEffects } from '#machines/checkout/checkout.ts';
import { failure, type PlaceAnswer } from '#machines/checkout/checkout-context.ts';
import { isKeyed, type OrderAttempt } from '#machines/checkout/order-attempt.ts';
import { storedAttempt } from '#machines/checkout/stored-attempt.ts';
import { type ChangingCart, changeCart } from './cart.ts';
import { attemptLock, earlierAttempt, forgetAttempt } from './stored-attempt.ts';

/** Statuses below 500 after which nobody knows whether the order was kept. */
const indefinite: readonly number[] = [401, 408, 425];

const placed = ({ order_number, payment_url }: PlacedOrder): PlaceAnswer => ({
  kind: 'placed',
  number: order_number ?? null,
  paymentUrl: payment_url || null,
});

/** The key of an attempt, where it is sent with it. */
const keyOf = (attempt: OrderAttempt): { key?: string } => (isKeyed(attempt) ? { key: attempt.key } : {});

/**
 * Sends an attempt while no other tab does. It is on the device before it leaves, and forgotten at a definite answer:
 * 2xx, or 4xx other than 401, 408, 425 and 429 (nothing was taken, and the same attempt can be sent again). An unsettled attempt of another tab comes first: nothing is sent then. A
 * session that is not the one the checkout was opened with (`isOwn`) sends nothing: it would order in another's name. A
 * 2xx body that is not the provider's settles nothing, since it may be any network's own page. An answer that nobody waits
 * for any more settles nothing either: the next checkout finds its order, and the way to its payment.
 */
export const placeAttempt =
  (
    app: Pick<App, 'api' | 'locks'> & ChangingCart,
    isOwn: () => boolean,
  ): CheckoutEffects['calls']['placeOrder'] =>
  ({ attempt, body }, signal) =>
    app.locks.hold(attemptLock, async () => {
      if (signal.aborted) throw signal.reason;
      if (!isOwn()) return { kind: 'ended' };
      const earlier = earlierAttempt(app, body.email);
      if (earlier !== null && earlier.key !== attempt.key) {
        return { kind: 'preceded', attempt: earlier };
      }
      app.store.write('order_attempt', storedAttempt(attempt));
      try {
        const send = (sent: AbortSignal) => placeOrder(app.api, { ...keyOf(attempt), body }, sent);
        const answer = await changeCart(app, send, signal);
        if (answer.kind === 'refused' && answer.status === 401) return { kind: 'unauthorized' };
        if (answer.kind === 'refused' && answer.status === 429) {
          return { kind: 'postponed', refusal: failure(answer.message) };
        }
        if (answer.kind === 'refused' && (answer.status >= 500 || indefinite.includes(answer.status))) {
          return { kind: 'unanswered', refusal: failure(answer.message) };
        }
        forgetAttempt(app, attempt.key);
        if (answer.kind === 'ok') return placed(answer.data);
        return { kind: 'refused', refusal: failure(answer.message) };
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error;
        const isUnexpected = error.reason === 'malformed';
        return {
          kind: 'unanswered',
          refusal: isUnexpected ? { code: 'checkout-unexpected-answer' } : failure(),
        };
      }
    });
