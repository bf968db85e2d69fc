import { LockLate } from '#browser/locks.ts';
import { type Answer, isIndefinite } from '#data/answer.ts';
import type { App } from '#data/app.ts';
import { type PlacedOrder, placeOrder } from '#data/checkout.ts';
import { Unreachable } from '#data/unreachable.ts';
import type { CheckoutEffects } from '#machines/checkout/checkout.machine.ts';
import { failure, type PlaceAnswer } from '#machines/checkout/checkout.model.ts';
import { isKeyed, type OrderAttempt } from '#machines/checkout/order-attempt.ts';
import type { CheckoutRequest } from '#openapi/schemas.ts';
import { storedAttemptIn } from '#rules/stored-checkout.ts';
import type { UnreadOrder } from '#rules/unread.ts';
import { untilCalled } from './awaiting.ts';
import { type ChangingCart, changeCart } from './change-cart.ts';

/** An attempt as text for storage, without the ID number. */
export const serializedAttempt = ({ idNumber, ...attempt }: OrderAttempt): string =>
  JSON.stringify({ ...attempt, isIdNumberWithheld: idNumber !== '' });

/** The attempt in a stored text, or null if it belongs to another customer or is invalid. */
export function restoredAttempt(stored: string | null, email: string): OrderAttempt | null {
  const read = storedAttemptIn(stored);
  if (read === null || read.body.email !== email) return null;
  const { isIdNumberWithheld, ...attempt } = read;
  return { ...attempt, idNumber: isIdNumberWithheld ? null : '' };
}

/** The key of a stored attempt of any customer, or null. */
export const keyOfStored = (stored: string | null): string | null => storedAttemptIn(stored)?.key ?? null;

/** Whether an unreadable order may be the order of a stored attempt: the order did not exist before the attempt. */
export function mayBeAttemptsOrder(stored: string, unread: readonly UnreadOrder[]): boolean {
  const known = storedAttemptIn(stored)?.knownOrders ?? [];
  return unread.some(({ number }) => number === null || !known.includes(number));
}

type Stored = Pick<App, 'store'>;

/** The stored attempt of this customer without a definite answer, or null. */
export const earlierAttempt = ({ store }: Stored, email: string): OrderAttempt | null =>
  restoredAttempt(store.read('order_attempt'), email);

/** Deletes an attempt that has a definite answer or was given up, but not a newer one of another tab. */
export function forgetAttempt({ store }: Stored, key: string): void {
  if (keyOfStored(store.read('order_attempt')) === key) store.remove('order_attempt');
}

/** The lock that a tab holds while it waits for the answer to an attempt. */
export const attemptLock = 'order_attempt';

/** Resolves when another tab has deleted the attempt. */
export const awaitSettlement = ({ store }: Stored, signal: AbortSignal): Promise<void> =>
  untilCalled(signal, (call) => store.watch('order_attempt', (stored) => stored === null && call()));

const placed = ({ order_number, payment_url }: PlacedOrder): PlaceAnswer => ({
  kind: 'placed',
  number: order_number ?? null,
  paymentUrl: payment_url || null,
});

/** The outcome of an attempt by its answer (specification §7). */
function outcomeOf(answer: Answer<PlacedOrder>): PlaceAnswer {
  if (answer.kind === 'ok') return placed(answer.data);
  const { status, message } = answer;
  if (status === 401) return { kind: 'unauthorized' };
  const refusal = failure(message);
  if (status === 429) return { kind: 'postponed', refusal };
  if (isIndefinite(status)) return { kind: 'unanswered', refusal };
  return { kind: 'refused', refusal };
}

/** The key of an attempt, if it is sent with one. */
const keyOf = (attempt: OrderAttempt): { key?: string } => (isKeyed(attempt) ? { key: attempt.key } : {});

type Sending = Pick<App, 'api'> & ChangingCart;

/** Sends a stored attempt, and deletes it after a definite answer. */
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
 * Sends an attempt while no other tab does. The attempt is stored before it is sent, and deleted at a definite answer: 2xx, or
 * 4xx other than 401, 408, 425 and 429 (after a 429 the same attempt can be sent again: the provider did not process it). If
 * another tab has an attempt without a definite answer, or the lock is not given in time, nothing is sent. Nothing is sent either in
 * another session than the one that opened the checkout (`isOwn`): the order would be in another customer's name. A 2xx body of
 * another shape is not a definite answer, since any network may inject its own page. Nor is an answer that arrives after the checkout was closed: the
 * next checkout finds the order, and the way to its payment.
 */
export const placeAttempt =
  (
    app: Pick<App, 'locks'> & Sending,
    isOwn: (signal: AbortSignal) => Promise<boolean>,
  ): CheckoutEffects['calls']['placeOrder'] =>
  ({ attempt, body }, signal) =>
    app.locks
      .hold<PlaceAnswer>(attemptLock, async () => {
        if (!(await isOwn(signal))) return { kind: 'ended' };
        if (signal.aborted) throw signal.reason;
        const earlier = earlierAttempt(app, body.email);
        if (earlier !== null && earlier.key !== attempt.key) {
          return { kind: 'preceded', attempt: earlier };
        }
        app.store.write('order_attempt', serializedAttempt(attempt));
        return send(app, { attempt, body }, signal);
      })
      .catch((error: unknown) => {
        if (!(error instanceof LockLate)) throw error;
        return { kind: 'preceded', attempt: earlierAttempt(app, body.email) ?? attempt };
      });
