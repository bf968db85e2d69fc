import type { Answer } from '#api/answer.ts';
import { type PlacedOrder, placeOrder } from '#api/checkout.ts';
import { Unreachable } from '#api/unreachable.ts';
import type { App } from '#app/app.ts';
import type { CheckoutEffects } from '#machines/checkout/checkout.ts';
import { failure, type PlaceAnswer } from '#machines/checkout/checkout-context.ts';
import { isKeyed, type OrderAttempt } from '#machines/checkout/order-attempt.ts';
import type { CheckoutRequest } from '#openapi/schemas.ts';
import { storedAttemptIn } from '#rules/stored-checkout.ts';
import type { UnreadOrder } from '#rules/unread.ts';
import { untilCalled } from './await-connection.ts';
import { type ChangingCart, changeCart } from './change-cart.ts';

/** An attempt as the device may keep it: without the ID number. */
export const storedAttempt = ({ idNumber, ...attempt }: OrderAttempt): string =>
  JSON.stringify({ ...attempt, isIdNumberWithheld: idNumber !== '' });

/** An attempt as it was stored, or null where it is another customer's, or none that this shop would send. */
export function restoredAttempt(stored: string | null, email: string): OrderAttempt | null {
  const read = storedAttemptIn(stored);
  if (read === null || read.body.email !== email) return null;
  const { isIdNumberWithheld, ...attempt } = read;
  return { ...attempt, idNumber: isIdNumberWithheld ? null : '' };
}

/** The key of a stored attempt, whosever it is, or null. */
export const keyOfStored = (stored: string | null): string | null => storedAttemptIn(stored)?.key ?? null;

/** Whether one of the orders that could not be read may be that of a stored attempt: it is none that was there before. */
export function mayHideOrder(stored: string, unread: readonly UnreadOrder[]): boolean {
  const known = storedAttemptIn(stored)?.knownOrders ?? [];
  return unread.some(({ number }) => number === null || !known.includes(number));
}

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
  untilCalled(signal, (call) => store.watch('order_attempt', (stored) => stored === null && call()));

/** Statuses below 500 after which nobody knows whether the order was kept. */
const indefinite: readonly number[] = [401, 408, 425];

const placed = ({ order_number, payment_url }: PlacedOrder): PlaceAnswer => ({
  kind: 'placed',
  number: order_number ?? null,
  paymentUrl: payment_url || null,
});

/** What an answer says of the attempt that was sent (specification §7). */
function outcomeOf(answer: Answer<PlacedOrder>): PlaceAnswer {
  if (answer.kind === 'ok') return placed(answer.data);
  const { status, message } = answer;
  if (status === 401) return { kind: 'unauthorized' };
  const refusal = failure(message);
  if (status === 429) return { kind: 'postponed', refusal };
  if (status >= 500 || indefinite.includes(status)) return { kind: 'unanswered', refusal };
  return { kind: 'refused', refusal };
}

/** The key of an attempt, where it is sent with it. */
const keyOf = (attempt: OrderAttempt): { key?: string } => (isKeyed(attempt) ? { key: attempt.key } : {});

type Sending = Pick<App, 'api'> & ChangingCart;

/** Sends an attempt that is on the device; what is settled is forgotten there. */
async function send(
  app: Sending,
  { attempt, body }: { attempt: OrderAttempt; body: CheckoutRequest },
  signal: AbortSignal,
): Promise<PlaceAnswer> {
  try {
    const call = (sent: AbortSignal) => placeOrder(app.api, { ...keyOf(attempt), body }, sent);
    const outcome = outcomeOf(await changeCart(app, call, signal));
    const isSettled = outcome.kind === 'placed' || outcome.kind === 'refused';
    if (isSettled) forgetAttempt(app, attempt.key);
    return outcome;
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    const isUnexpected = error.reason === 'malformed';
    return { kind: 'unanswered', refusal: isUnexpected ? { code: 'checkout-unexpected-answer' } : failure() };
  }
}

/**
 * Sends an attempt while no other tab does. It is on the device before it leaves, and forgotten at a definite answer:
 * 2xx, or 4xx other than 401, 408, 425 and 429 (nothing was taken, and the same attempt can be sent again). An unsettled attempt of another tab comes first: nothing is sent then. A
 * session that is not the one the checkout was opened with (`isOwn`) sends nothing: it would order in another's name. A
 * 2xx body that is not the provider's settles nothing, since it may be any network's own page. An answer that nobody waits
 * for any more settles nothing either: the next checkout finds its order, and the way to its payment.
 */
export const placeAttempt =
  (app: Pick<App, 'locks'> & Sending, isOwn: () => boolean): CheckoutEffects['calls']['placeOrder'] =>
  ({ attempt, body }, signal) =>
    app.locks.hold(attemptLock, async () => {
      if (signal.aborted) throw signal.reason;
      if (!isOwn()) return { kind: 'ended' };
      const earlier = earlierAttempt(app, body.email);
      if (earlier !== null && earlier.key !== attempt.key) {
        return { kind: 'preceded', attempt: earlier };
      }
      app.store.write('order_attempt', storedAttempt(attempt));
      return send(app, { attempt, body }, signal);
    });
