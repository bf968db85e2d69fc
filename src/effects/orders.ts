import { getOrder, listOrders } from '#api/orders.ts';
import type { App } from '#app/app.ts';
import { configuration } from '#app/configuration.ts';
import type { ordersMachine } from '#machines/orders/orders.ts';
import type { EffectsOf } from '#machines/with-effects.ts';
import { invoiceTitle } from '#rules/orders.ts';
import { withMessage } from '#rules/with-message.ts';
import { awaitChange } from './await-connection.ts';

/** What the customer's orders need of the outside (specification §2 Commandes tab, §7). */
export const ordersEffects = (
  app: Pick<App, 'api' | 'connection' | 'printing' | 'tell'>,
): EffectsOf<typeof ordersMachine> => ({
  calls: {
    loadOrders: async (_, signal) => {
      const answer = await listOrders(app.api, signal);
      return answer.kind === 'ok' ? { kind: 'loaded', orders: answer.data } : { kind: 'refused' };
    },
    awaitReturn: (_, signal) => awaitChange(app, true, signal),
    loadInvoice: async ({ orderNumber }, signal) => {
      const answer = await getOrder(app.api, { id: orderNumber }, signal);
      if (answer.kind === 'ok') return { kind: 'loaded', order: answer.data };
      if (answer.status === 401) return { kind: 'unauthorized' };
      return { kind: 'refused', refusal: withMessage({ code: 'invoice-failed' }, answer.message) };
    },
    printInvoice: ({ orderNumber }, signal) =>
      app.printing.print(invoiceTitle(configuration.festival, orderNumber), signal),
  },
  actions: { tell: (notice) => app.tell(notice) },
});
