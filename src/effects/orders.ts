import type { Printing } from '#browser/interfaces.ts';
import { configuration } from '#configuration/configuration.ts';
import type { App } from '#data/app.ts';
import { getOrder, getPayment, listOrders } from '#data/orders.ts';
import type { ordersMachine } from '#machines/orders/orders.machine.ts';
import type { EffectsOf } from '#machines/with-effects.ts';
import { meaningOf } from '#rules/order-status.ts';
import { invoiceTitle } from '#rules/orders.ts';
import { type KnownPayment, standingOf } from '#rules/paid-so-far.ts';
import { paymentDetailOf } from '#rules/payment-detail.ts';
import { withMessage } from '#rules/with-message.ts';
import { awaitChange } from './awaiting.ts';

/** The payment of an order; null if unreadable: the invoice can be printed without it. */
async function paymentOf(
  { api, now }: Pick<App, 'api' | 'now'>,
  orderNumber: string,
  signal: AbortSignal,
): Promise<KnownPayment | null> {
  try {
    const answer = await getPayment(api, { orderNumberOrTransactionId: orderNumber }, signal);
    if (answer.kind !== 'ok') return null;
    const payment = paymentDetailOf(answer.data, null, null, answer.ahead, now());
    return { payment, outcome: meaningOf(answer.data.status).payment };
  } catch {
    return null;
  }
}

/** Effects of the customer's orders (specification §2 Commandes tab, §7). */
export const ordersEffects = (
  app: Pick<App, 'api' | 'connection' | 'notify' | 'now'>,
  printing: Printing,
): EffectsOf<typeof ordersMachine> => ({
  calls: {
    loadOrders: async (_, signal) => {
      const answer = await listOrders(app.api, signal);
      return answer.kind === 'ok'
        ? { kind: 'loaded', orders: answer.data, unread: answer.unread }
        : { kind: 'refused' };
    },
    awaitReconnection: (_, signal) => awaitChange(app, true, signal),
    loadInvoice: async ({ orderNumber }, signal) => {
      const [answer, payment] = await Promise.all([
        getOrder(app.api, { id: orderNumber }, signal),
        paymentOf(app, orderNumber, signal),
      ]);
      if (answer.kind === 'ok') {
        return { kind: 'loaded', order: answer.data, standing: standingOf(answer.data, payment) };
      }
      if (answer.status === 401) return { kind: 'unauthorized' };
      return { kind: 'refused', refusal: withMessage({ code: 'invoice-failed' }, answer.message) };
    },
    printInvoice: ({ orderNumber }, signal) =>
      printing.print(invoiceTitle(configuration.festival, orderNumber), signal),
  },
  actions: { notify: (notice) => app.notify(notice) },
});
