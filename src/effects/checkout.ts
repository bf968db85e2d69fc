import { getMe } from '#api/accounts.ts';
import { listCart } from '#api/cart.ts';
import { listOrders } from '#api/orders.ts';
import type { App, CartListener } from '#app/app.ts';
import type { CheckoutEffects } from '#machines/checkout/checkout.ts';
import { restoredDraft } from '#machines/checkout/checkout-values.ts';
import { awaitReturn } from './await-return.ts';
import { awaitSettlement, earlierAttempt, forgetAttempt } from './kept-attempt.ts';
import { placeAttempt } from './order-attempt.ts';
import { rereadCart } from './reread-cart.ts';

/** What of the app the checkout touches. */
type CheckingOut = Pick<App, 'api' | 'locks' | 'navigation' | 'newKey' | 'store' | 'tell' | 'visibility'> &
  CartListener;

/**
 * What the checkout needs of the outside (specification §2 Checkout, §7). What the device keeps of another customer is
 * erased on sight. The steps are in the address: /checkout, /checkout?etape=2, /checkout?etape=3.
 */
export const checkoutEffects = (app: CheckingOut): CheckoutEffects => ({
  calls: {
    load: async (_, signal) => {
      const [me, cart] = await Promise.all([getMe(app.api, signal), listCart(app.api, signal)]);
      if (me.kind === 'refused' || cart.kind === 'refused') return { kind: 'refused' };
      const { email } = me.data;
      const attempt = earlierAttempt(app, email);
      const draft = restoredDraft(app.store.read('checkout_draft'), email);
      if (attempt === null) app.store.remove('order_attempt');
      if (draft === null) app.store.remove('checkout_draft');
      return { kind: 'loaded', profile: me.data, lines: cart.data, attempt, draft };
    },
    reread: ({ email }, signal) => rereadCart(app, email, signal),
    placeOrder: placeAttempt(app),
    lookUpOrders: async (_, signal) => {
      const answer = await listOrders(app.api, signal);
      return answer.kind === 'ok' ? { kind: 'listed', orders: answer.data } : { kind: 'refused' };
    },
    awaitSettlement: (_, signal) => awaitSettlement(app, signal),
    awaitReturn: (_, signal) => awaitReturn(app, signal),
  },
  actions: {
    showStep: ({ step, replace }) => {
      const path = step === 1 ? '/checkout' : `/checkout?etape=${step}`;
      if (path !== app.navigation.path()) app.navigation.go(path, { replace });
    },
    keepDraft: (draft) => app.store.write('checkout_draft', JSON.stringify(draft)),
    forgetDraft: () => app.store.remove('checkout_draft'),
    forgetAttempt: ({ key }) => forgetAttempt(app, key),
    refreshCart: () => app.cart.send({ type: 'cart.changed' }),
    tell: (notice) => app.tell(notice),
    leaveForCart: () => app.navigation.go('/cart/', { replace: true }),
    leaveForDashboard: () => app.navigation.go('/dashboard', { replace: true }),
    leaveForPayment: ({ url }) => app.navigation.leave(url),
  },
});
