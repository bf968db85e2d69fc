import { waitFor } from 'xstate';
import { deleteOthers, ownedKey } from '#browser/storage/device-store.ts';
import { getMe } from '#data/accounts.ts';
import type { App } from '#data/app.ts';
import { getPayment, listOrders } from '#data/orders.ts';
import { cartStatusOf } from '#machines/cart/cart.machine.ts';
import { shownLines } from '#machines/cart/cart.model.ts';
import type { CheckoutEffects } from '#machines/checkout/checkout.machine.ts';
import type { CheckoutEvent } from '#machines/checkout/checkout.model.ts';
import { sessionOf } from '#machines/session/session.machine.ts';
import type { User } from '#openapi/schemas.ts';
import { stepPath } from '#rules/checkout.ts';
import { dayOf, storedDeliveriesIn } from '#rules/delivery-wish.ts';
import { meaningOf } from '#rules/order-status.ts';
import { lastAddress } from '#rules/orders.ts';
import { storedDraftIn } from '#rules/stored-checkout.ts';
import { formOf, leaveForPayment, settleAwaited, storeAwaited, storedPayment } from './awaited-payment.ts';
import { awaitReconnection, awaitReturn } from './awaiting.ts';
import type { ChangingCart } from './change-cart.ts';
import {
  attemptLock,
  awaitSettlement,
  earlierAttempt,
  forgetAttempt,
  mayBeAttemptsOrder,
  placeAttempt,
} from './place-attempt.ts';
import { followSession } from './session.ts';
import { currentSettledCart, rereadCart, settledCart } from './settled-cart.ts';

/** The part of the app that the checkout uses. */
type CheckingOut = ChangingCart &
  Pick<
    App,
    'api' | 'connection' | 'drafts' | 'locks' | 'navigation' | 'notify' | 'now' | 'paymentHosts' | 'session'
  >;

/** How many orders' cities and wished days a device stores. */
const mostDeliveries = 20;

/** Effects of the checkout (specification §2 Checkout, §7). Stored data of another customer is deleted. */
export const checkoutEffects = (app: CheckingOut): CheckoutEffects => {
  let opened = app.session.getSnapshot().context;
  let customer: User | undefined;
  /** A token that another tab has stored may be another customer's: their name is awaited, and has to be known. */
  const isOwn = async (signal: AbortSignal): Promise<boolean> => {
    const { context } = await waitFor(
      app.session,
      (session) => !session.matches({ authenticated: { profile: 'loading' } }),
      { signal },
    );
    const isSameToken = [context.token, ...context.replaced].includes(opened.token);
    const isNamed = context.user !== null && context.user.email === customer?.email;
    return sessionOf(context) === sessionOf(opened) && (isSameToken || isNamed);
  };
  return {
    calls: {
      load: async (_, signal) => {
        opened = app.session.getSnapshot().context;
        const [me] = await Promise.all([getMe(app.api, signal), settledCart(app, signal)]);
        const cart = await currentSettledCart(app, signal);
        if (me.kind === 'refused' || cart === null) return { kind: 'refused' };
        const { email } = me.data;
        customer = me.data;
        deleteOthers(app.store, email, opened);
        const attempt = earlierAttempt(app, email);
        // An unanswered attempt comes first and needs no cart.
        if (!cart.isComplete && attempt === null) return { kind: 'incomplete' };
        const draft = storedDraftIn(app.store.read(ownedKey(email, 'checkout_draft')));
        return {
          kind: 'loaded',
          profile: me.data,
          lines: cart.lines,
          attempt,
          draft,
          today: dayOf(app.now()),
        };
      },
      recallAddress: async ({ isWanted }, signal) => {
        const orders = isWanted && (await isOwn(signal)) ? await listOrders(app.api, signal) : null;
        return orders?.kind === 'ok' && customer ? lastAddress(orders.data, customer) : null;
      },
      reread: async ({ email }, signal) =>
        (await isOwn(signal)) ? rereadCart(app, email, signal) : { kind: 'ended' },
      placeOrder: placeAttempt(app, isOwn),
      lookUpOrders: async (_, signal) => {
        if (await app.locks.isHeld(attemptLock)) return { kind: 'underWay' };
        const [orders] = await Promise.all([listOrders(app.api, signal), settledCart(app, signal)]);
        const cart = await currentSettledCart(app, signal);
        // Meanwhile another tab may have sent the attempt again, or given it up.
        if (await app.locks.isHeld(attemptLock)) return { kind: 'underWay' };
        const stored = app.store.read('order_attempt');
        if (stored === null) return { kind: 'settled' };
        if (cart === null || orders.kind === 'refused' || mayBeAttemptsOrder(stored, orders.unread))
          return { kind: 'refused' };
        return { kind: 'listed', orders: orders.data, lines: cart.isComplete ? cart.lines : null };
      },
      awaitSettlement: (_, signal) => awaitSettlement(app, signal),
      awaitAnswer: (_, signal) => app.locks.freed(attemptLock, signal),
      takeOver: () => app.locks.take(attemptLock),
      awaitReconnection: (_, signal) => awaitReconnection(app, signal),
      awaitReturn: (_, signal) => awaitReturn(app, signal),
      askPayment: async ({ orderNumber }, signal) => {
        if (orderNumber === null) return { kind: 'waiting', paymentUrl: null };
        // The result page alone judges whether such a payment may be made.
        const stored = storedPayment(app);
        if (stored?.orderNumber === orderNumber && stored.isUnclear) return { kind: 'settled' };
        const answer = await getPayment(app.api, { orderNumberOrTransactionId: orderNumber }, signal);
        if (answer.kind === 'refused') return { kind: 'waiting', paymentUrl: null };
        settleAwaited(app, answer.data);
        const { status, payment_url } = answer.data;
        return meaningOf(status).payment === 'pending'
          ? { kind: 'waiting', paymentUrl: payment_url ?? null }
          : { kind: 'settled' };
      },
    },
    actions: {
      showStep: ({ step, replace }) => {
        const path = stepPath(step);
        if (path !== app.navigation.path()) app.navigation.go(path, { replace });
      },
      storeDraft: ({ email, ...draft }) =>
        app.store.write(ownedKey(email, 'checkout_draft'), JSON.stringify(draft)),
      forgetDraft: () => customer && app.store.remove(ownedKey(customer.email, 'checkout_draft')),
      forgetAttempt: ({ key }) => forgetAttempt(app, key),
      refreshCart: () => app.cart.send({ type: 'cart.changed' }),
      refreshLists: () => void app.navigation.recheck(),
      notify: (notice) => app.notify(notice),
      // After an end of the session other than a logout the attempt stays stored: the next checkout reports its outcome.
      reportUnanswered: () => {
        if (app.store.read('order_attempt') === null) app.notify({ code: 'order-unheard' });
      },
      leaveForCart: () => app.navigation.go('/cart/', { replace: true }),
      leaveForDashboard: () => app.navigation.go('/dashboard?onglet=commandes', { replace: true }),
      forgetUnansweredAdds: () => app.drafts.forget('unanswered_adds'),
      storePayment: (payment) => {
        if (payment !== null) storeAwaited(app, { ...payment, form: formOf(app, payment.owner) });
      },
      storeDelivery: (ordered) => {
        if (ordered === null) return;
        const { email, ...delivery } = ordered;
        const key = ownedKey(email, 'wished_delivery');
        const others = storedDeliveriesIn(app.store.read(key)).filter(
          ({ orderNumber }) => orderNumber !== delivery.orderNumber,
        );
        app.store.write(key, JSON.stringify([delivery, ...others].slice(0, mostDeliveries)));
      },
      leaveForResult: ({ orderNumber }) =>
        app.navigation.go(`/order-status-finished?order_number=${encodeURIComponent(orderNumber)}`, {
          replace: true,
        }),
      leaveForPayment: (payment) => leaveForPayment(app, payment),
    },
  };
};

/** Notifies an open checkout of a changed settled cart and of another session; returns a function that ends that. */
export function followCheckout(
  app: Pick<App, 'cart' | 'session'>,
  send: (event: CheckoutEvent) => void,
): () => void {
  const unfollow = followSession(app.session, () => send({ type: 'session.changed' }));
  const cart = app.cart.subscribe((snapshot) => {
    if (snapshot.matches('ready') && cartStatusOf(snapshot) === 'settled') {
      send({ type: 'cart.updated', lines: shownLines(snapshot.context) });
    }
  });
  return () => {
    unfollow();
    cart.unsubscribe();
  };
}
