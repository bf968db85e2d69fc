import { createActor, SimulatedClock } from 'xstate';
import type { CartLine, CheckoutRequest, Order, Product, User } from '#openapi/schemas.ts';
import { everyAddition } from '#openapi/words.ts';
import type { AwaitedPayment } from '#rules/awaited-payment.ts';
import type { CheckoutStep, CheckoutValues } from '#rules/checkout.ts';
import type { StoredDelivery } from '#rules/delivery-wish.ts';
import type { PaymentHosts } from '#rules/payment-hosts.ts';
import type { CheckoutDraft } from '#rules/stored-checkout.ts';
import { deferredCall } from '../../testing/deferred-call.ts';
import { withEffects } from '../../with-effects.ts';
import { checkoutMachine } from '../checkout.machine.ts';
import type {
  LoadAnswer,
  LookUpAnswer,
  PaymentStatusAnswer,
  PlaceAnswer,
  RereadAnswer,
} from '../checkout.model.ts';
import type { OrderAttempt } from '../order-attempt.ts';

export const profile: User = {
  first_name: 'Aminata',
  last_name: 'Traoré',
  email: 'client@exemple.ci',
  username: 'aminata',
  numero_telephone: '+225 0701020304',
  adresse1: 'Cocody, Riviera 3',
  ville: 'Abidjan',
  numer_cni: 'CI012345678',
  code_postal: '00225',
};

export const cartLine = (id: string, quantity: number, price = 165_000): CartLine => ({
  id: `line-${id}`,
  quantity,
  product: { id, name: `Bélier ${id}`, image1: null, price, promo_price: null, taille: 'grand' },
});

export const product = (id: string, price = 165_000, left = 10): Product => ({
  id,
  name: `Bélier ${id}`,
  description: '',
  price,
  promo_price: null,
  category: { id: 'moutons', nom_categorie: 'Moutons' },
  origine: { id: 'ml', libelle: 'Mali', flag: '/media/flags/ml.svg', code: 'ML' },
  taille: 'grand',
  quantity_initial: left + 5,
  quantity_vendu: 5,
  created_at: '2026-10-01T08:00:00Z',
});

export const order = (
  number: string,
  lines: readonly CartLine[],
  status: Order['status'] = 'PENDING',
): Order => ({
  order_number: number,
  created_at: '2026-11-04T10:12:00Z',
  status,
  total_amount: '330000.00',
  client: { ...profile, adresse1: profile.adresse1 ?? null },
  items: lines.map((line) => ({
    product: { id: line.product.id, name: line.product.name, category: { nom_categorie: 'Moutons' } },
    quantity: line.quantity,
    unit_price: '165000.00',
  })),
});

/** The day in Abidjan. */
export const today = '2027-05-08';

export const lines = [cartLine('ladoum', 2)];

/** A checkout for tests: the real machine with deferred calls, recording every provided action. */
export function startCheckout(step: CheckoutStep = 1, secure: PaymentHosts['secure'] = ['pay.wave.com']) {
  const load = deferredCall<undefined, LoadAnswer>();
  const recallAddress = deferredCall<{ isWanted: boolean }, string | null>();
  const reread = deferredCall<{ email: string }, RereadAnswer>();
  const placeOrder = deferredCall<{ attempt: OrderAttempt; body: CheckoutRequest }, PlaceAnswer>();
  const lookUpOrders = deferredCall<undefined, LookUpAnswer>();
  const awaitSettlement = deferredCall<undefined, void>();
  const awaitAnswer = deferredCall<undefined, void>();
  const takeOver = deferredCall<undefined, void>();
  const awaitReconnection = deferredCall<undefined, void>();
  const awaitReturn = deferredCall<undefined, void>();
  const askPayment = deferredCall<{ orderNumber: string | null }, PaymentStatusAnswer>();
  const done: unknown[] = [];
  const drafts: CheckoutDraft[] = [];
  const stored: (AwaitedPayment | null)[] = [];
  const deliveries: (StoredDelivery | null)[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    withEffects(checkoutMachine, {
      calls: {
        load: load.call,
        recallAddress: recallAddress.call,
        reread: reread.call,
        placeOrder: placeOrder.call,
        lookUpOrders: lookUpOrders.call,
        awaitSettlement: awaitSettlement.call,
        awaitAnswer: awaitAnswer.call,
        takeOver: takeOver.call,
        awaitReconnection: awaitReconnection.call,
        awaitReturn: awaitReturn.call,
        askPayment: askPayment.call,
      },
      actions: {
        showStep: ({ step: shown, replace }) => done.push(`step ${shown}${replace ? ' instead' : ''}`),
        storeDraft: (draft) => drafts.push(draft),
        forgetDraft: () => done.push('draft forgotten'),
        forgetAttempt: ({ key }) => done.push(`${key} forgotten`),
        refreshCart: () => done.push('cart read again'),
        refreshLists: () => done.push('lists read again'),
        notify: (notice) => done.push(notice),
        reportUnanswered: () => done.push('order on its way'),
        leaveForCart: () => done.push('/cart/'),
        leaveForDashboard: () => done.push('/dashboard'),
        forgetUnansweredAdds: () => done.push('unanswered adds forgotten'),
        storePayment: (payment) => stored.push(payment),
        storeDelivery: (delivery) => deliveries.push(delivery),
        leaveForPayment: ({ url }) => done.push(url),
        leaveForResult: ({ orderNumber }) => done.push(`result of ${orderNumber}`),
      },
    }),
    { input: { step, paymentHosts: { secure, plain: [] } }, clock },
  ).start();
  const is = (value: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    actor.getSnapshot().matches(value);
  const context = () => actor.getSnapshot().context;
  /** Suivant, with the fields of the context overridden by these. */
  const next = (typed: Partial<CheckoutValues> = {}) =>
    actor.send({ type: 'next.pressed', values: { ...context().values, ...typed } });
  const loaded = (answer: Partial<Extract<LoadAnswer, { kind: 'loaded' }>> = {}) =>
    load.last().answer({ kind: 'loaded', profile, lines, attempt: null, draft: null, today, ...answer });
  const listed = (orders: readonly Order[] = [], cart: readonly CartLine[] | null = lines) =>
    lookUpOrders.last().answer({ kind: 'listed', orders, lines: cart });
  const read = (answer: Partial<Extract<RereadAnswer, { kind: 'read' }>> = {}) =>
    reread.last().answer({
      kind: 'read',
      lines,
      products: [product('ladoum')],
      knownOrders: ['BL-1'],
      accepts: everyAddition,
      key: `key-${reread.calls.length}`,
      today,
      ...answer,
    });
  return {
    ...{ actor, clock, context, done, drafts, is, stored, listed, loaded, next, read, deliveries },
    ...{ load, recallAddress, reread, placeOrder, lookUpOrders, awaitSettlement, awaitReturn, askPayment },
    ...{ awaitAnswer, takeOver, awaitReconnection },
  };
}

/** A checkout at the last step, completely filled in. */
export async function confirmingCheckout(secure?: PaymentHosts['secure']) {
  const checkout = startCheckout(3, secure);
  await checkout.loaded();
  return checkout;
}

/** A checkout that is sending its first attempt, under `key-1`. */
export async function placingCheckout(secure?: PaymentHosts['secure']) {
  const checkout = await confirmingCheckout(secure);
  checkout.actor.send({ type: 'order.pressed' });
  await checkout.read();
  return checkout;
}
