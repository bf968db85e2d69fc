import { waitFor } from 'xstate';
import { nameOf, ownedKey } from '#browser/storage/device-store.ts';
import type { App } from '#data/app.ts';
import { getOrder, getPayment, listOrders } from '#data/orders.ts';
import { Unreachable } from '#data/unreachable.ts';
import type {
  AwaitedPaymentAnswer,
  awaitedPaymentMachine,
} from '#machines/orders/awaited-payment.machine.ts';
import type { EffectsOf } from '#machines/with-effects.ts';
import { type AwaitedPayment, awaitedPaymentIn } from '#rules/awaited-payment.ts';
import { momentOf } from '#rules/dates.ts';
import { meaningOf, type ReadOrder, type ReadPayment, type ReadStatus } from '#rules/order-status.ts';
import { isOrderOf } from '#rules/orders.ts';
import { isPaymentAddress } from '#rules/payment-address.ts';
import { isOrderPayable, namedPayment, type PaymentDetail, paymentDetailOf } from '#rules/payment-detail.ts';
import { awaitReturn, untilCalled } from './awaiting.ts';

type Storing = Pick<App, 'paymentHosts' | 'session' | 'store'>;
type Answered = Storing & Pick<App, 'now'>;

/** How many orders in progress are checked if the device stores no payment; more pending payments at once are not expected. */
const mostAsked = 3;

/** Names what the checkout form of a customer holds. */
export const formOf = ({ store }: Pick<App, 'store'>, owner: string): string =>
  nameOf(store.read(ownedKey(owner, 'checkout_draft')) ?? '');

/** Stores a payment on the device until it is completed or the customer logs out (specification §3 Browser storage). */
export const storeAwaited = ({ store }: Pick<App, 'store'>, payment: AwaitedPayment): void =>
  store.write('awaited_payment', JSON.stringify(payment));

/** The stored payment of the signed-in customer, or null. */
export const storedPayment = ({ paymentHosts, session, store }: Storing): AwaitedPayment | null =>
  awaitedPaymentIn(
    store.read('awaited_payment'),
    session.getSnapshot().context.user?.email ?? null,
    paymentHosts,
  );

/** The state of a payment and its order. Its page is the provider's, or else the stored one; null if nothing is due. */
export function detailOf(
  app: Answered,
  payment: ReadPayment,
  order: ReadStatus | null,
  ahead?: number,
): PaymentDetail {
  const isWaiting = meaningOf(payment.status).payment === 'pending' && isOrderPayable(order);
  const given = payment.payment_url ?? null;
  const isGiven = given !== null && isPaymentAddress(given, app.paymentHosts);
  const stored = storedPayment(app);
  const known = stored?.orderNumber === payment.order_number ? stored.url : null;
  return paymentDetailOf(payment, isWaiting ? (isGiven ? given : known) : null, order, ahead, app.now());
}

/** An order of the customer; null if there is none, or it is unreadable. */
export async function readOrder(
  app: Pick<App, 'api'>,
  id: string,
  signal?: AbortSignal,
): Promise<ReadOrder | null> {
  try {
    const order = await getOrder(app.api, { id }, signal);
    return order.kind === 'ok' ? order.data : null;
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return null;
  }
}

/**
 * A payment, and its order: null if unreadable. `known` is what was just read of it. A transaction's name reveals its order only
 * through the payment.
 */
export async function readPayment<Known extends Pick<ReadOrder, 'status'> = ReadOrder>(
  app: Pick<App, 'api'>,
  name: string,
  signal: AbortSignal,
  known?: Known,
): Promise<[Awaited<ReturnType<typeof getPayment>>, Known | ReadOrder | null]> {
  const [answer, order] = await Promise.all([
    getPayment(app.api, { orderNumberOrTransactionId: name }, signal),
    known ?? readOrder(app, name, signal),
  ]);
  if (answer.kind === 'refused' || answer.data.order_number === name) return [answer, order];
  return [answer, await readOrder(app, answer.data.order_number, signal)];
}

/**
 * Deletes a stored payment that is completed, and with a paid one its checkout form, unless that was changed for another order. One
 * whose status is not in the contract is kept, and so is the form: what is stored says that nobody leads to its page until it is
 * known to be pending.
 */
export function settleAwaited(app: Storing, { order_number, status }: ReadPayment): void {
  const stored = storedPayment(app);
  if (stored?.orderNumber !== order_number) return;
  const outcome = meaningOf(status).payment;
  if (outcome === 'pending' || outcome === 'unclear') {
    const isUnclear = outcome === 'unclear';
    if (isUnclear !== stored.isUnclear) storeAwaited(app, { ...stored, isUnclear });
    return;
  }
  app.store.remove('awaited_payment');
  const { owner, form = formOf(app, owner) } = stored;
  if (outcome === 'paid' && form === formOf(app, owner)) app.store.remove(ownedKey(owner, 'checkout_draft'));
}

/** Leaves for the payment page. Its address is validated again, since it may have been stored long ago. */
export function leaveForPayment(
  { navigation, paymentHosts }: Pick<App, 'navigation' | 'paymentHosts'>,
  payment: Pick<PaymentDetail, 'url'> | null,
): void {
  const url = payment?.url ?? null;
  if (url !== null && isPaymentAddress(url, paymentHosts)) navigation.leave(url);
}

type Asking = Answered & Pick<App, 'api'>;

/** What the device knows of a payment that could not be asked about. */
function unreadAnswer(number: string, stored: AwaitedPayment | null): AwaitedPaymentAnswer {
  if (stored?.orderNumber !== number) return { kind: 'unread' };
  const payment = { ...namedPayment(number), amount: stored.amount };
  return stored.isUnclear
    ? { kind: 'unclear', payment }
    : { kind: 'waiting', payment: { ...payment, url: stored.url } };
}

async function answerOn(
  app: Asking,
  number: string,
  signal: AbortSignal,
  known?: ReadStatus,
): Promise<AwaitedPaymentAnswer> {
  const stored = storedPayment(app);
  const unread = unreadAnswer(number, stored);
  try {
    const [answer, order] = await readPayment(
      app,
      number,
      signal,
      known === undefined ? known : { status: known },
    );
    if (answer.kind === 'refused') {
      if (answer.status !== 404) return answer.status === 401 ? { kind: 'none' } : unread;
      if (stored?.orderNumber === number) app.store.remove('awaited_payment');
      return { kind: 'none' };
    }
    const payment = detailOf(app, answer.data, order?.status ?? null, answer.ahead);
    settleAwaited(app, answer.data);
    const outcome = meaningOf(answer.data.status).payment;
    return { kind: outcome === 'pending' ? 'waiting' : outcome, payment };
  } catch (error) {
    signal.throwIfAborted();
    if (unread.kind !== 'unread') return unread;
    throw error;
  }
}

/** The customer's newest order with a pending payment, for a device that stores none: the order was placed on another device. */
async function newestWaiting(app: Asking, signal: AbortSignal): Promise<AwaitedPaymentAnswer> {
  const orders = await listOrders(app.api, signal);
  const { context } = await waitFor(
    app.session,
    (session) => session.context.user !== null || !session.matches({ authenticated: { profile: 'loading' } }),
    { signal },
  );
  const { user } = context;
  if (orders.kind === 'refused') return { kind: 'none' };
  const pending = orders.data
    .filter((order) => meaningOf(order.status).isUnpaid && (user === null || isOrderOf(order, user)))
    .sort((one, other) => momentOf(other.created_at) - momentOf(one.created_at))
    .slice(0, mostAsked);
  for (const { order_number, status } of pending) {
    const answer = await answerOn(app, order_number, signal, status);
    if (answer.kind === 'waiting') return answer;
  }
  return { kind: 'none' };
}

/** Resolves when the customer returns to the page, or another tab changes the storage. */
const awaitNews = (app: Pick<App, 'store' | 'visibility'>, signal: AbortSignal): Promise<void> =>
  Promise.race([
    awaitReturn(app, signal),
    untilCalled(signal, (call) => app.store.watch('awaited_payment', call)),
  ]);

/** Effects of the awaited payment (specification §2 Payment result, §7). */
export const awaitedPaymentEffects = (
  app: Asking & Pick<App, 'navigation' | 'visibility'>,
): EffectsOf<typeof awaitedPaymentMachine> => ({
  calls: {
    findPayment: async ({ orderNumber, order, payment }, signal) => {
      if (app.session.getSnapshot().context.token === null) return { kind: 'none' };
      const number = orderNumber ?? storedPayment(app)?.orderNumber ?? null;
      if (number === null) return newestWaiting(app, signal);
      // A repeated request may be about another order.
      return answerOn(app, number, signal, payment === null ? order : undefined);
    },
    awaitNews: (_, signal) => awaitNews(app, signal),
  },
  actions: { leaveForPayment: ({ payment }) => leaveForPayment(app, payment) },
});

/**
 * The effects of `awaitedPaymentEffects` for the rows of a list: one request after the other, one per row. Requested again,
 * since it may have been paid meanwhile, is only a refused payment, and one that the device stores, or whose page was opened here. A removed row is skipped.
 */
export function paymentsInTurn(): typeof awaitedPaymentEffects {
  const known = new Map<string | null, AwaitedPaymentAnswer>();
  const opened = new Set<string | null>();
  let last: Promise<unknown> = Promise.resolve();
  return (app) => {
    const { calls, actions } = awaitedPaymentEffects(app);
    const findPayment: typeof calls.findPayment = async (asked, signal) => {
      const { orderNumber } = asked;
      const toldBefore = () =>
        opened.has(orderNumber) || storedPayment(app)?.orderNumber === orderNumber
          ? undefined
          : known.get(orderNumber);
      const answer = toldBefore();
      if (answer !== undefined) return answer;
      const turn = last.then(async () => {
        signal.throwIfAborted();
        // A row is drawn a second time when its table is replaced.
        const found = toldBefore() ?? (await calls.findPayment(asked, signal));
        if (found.kind !== 'unread' && found.kind !== 'cancelled') known.set(orderNumber, found);
        return found;
      });
      last = turn.catch(() => undefined);
      return turn;
    };
    const leave: typeof actions.leaveForPayment = (left) => {
      opened.add(left.payment?.orderNumber ?? null);
      actions.leaveForPayment(left);
    };
    return { calls: { ...calls, findPayment }, actions: { leaveForPayment: leave } };
  };
}
