import { describe, expect, it } from 'vitest';
import { ordersEffects } from './orders.ts';
import { answeringApp, type Given } from './testing/answering-app.ts';

const order = {
  ...{
    order_number: 'BL-1',
    created_at: '2026-10-01T08:00:00Z',
    status: 'PENDING',
    total_amount: '583000.00',
  },
  items: [],
  client: {
    ...{ first_name: 'Awa', last_name: 'Koné', email: 'client@exemple.ci' },
    ...{ numero_telephone: '0701020304', adresse1: null },
  },
};
const deposit = {
  ...{ order_number: 'BL-1', status: 'PAID', amount: '174900.00', total_amount: '583000.00' },
  type_paiement: 'livraison',
};

const invoiceOf = async (payment: Given) => {
  const { app } = answeringApp({
    'GET ecommerce/get-detail-order/BL-1': [200, order],
    'GET ecommerce/get-detail-payment-order/BL-1': payment,
  });
  const printing = { print: () => Promise.resolve() };
  const effects = ordersEffects(app, printing);
  return effects.calls.loadInvoice({ orderNumber: 'BL-1' }, new AbortController().signal);
};

describe('an invoice', () => {
  it('says what was paid by the order’s payment', async () => {
    expect(await invoiceOf([200, deposit])).toMatchObject({
      kind: 'loaded',
      standing: { kind: 'paid', isDeposit: true, amount: 174_900, rest: 408_100, at: null },
    });
  });

  it.each([404, 500, 401])('is printed all the same where its payment cannot be read: %d', async (status) => {
    expect(await invoiceOf([status])).toMatchObject({ kind: 'loaded', standing: { kind: 'unread' } });
  });
});
