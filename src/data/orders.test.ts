import { expect, it } from 'vitest';
import { getPayment, listOrders } from './orders.ts';
import { startProvider } from './testing/scripted-provider.ts';

const orderWith = (status: unknown) => ({
  ...{ order_number: 'BL-1', created_at: '2026-11-04T10:15:00Z', status, total_amount: '330000.00' },
  ...{ client: { first_name: 'Awa', last_name: 'Koné', email: 'awa@exemple.ci' }, items: [] },
});

it.each(['PENDING', 'PAID', 'REFUNDED', 'En préparation', 'unknown'])(
  'an order and a payment are read with the provider’s word for their status: %s',
  async (status) => {
    const { client: clientOf } = await startProvider(({ path }) => ({
      json: path.endsWith('/orders/') ? [orderWith(status)] : { order_number: 'BL-1', status },
    }));
    const orders = await listOrders(clientOf());
    expect(orders).toMatchObject({ kind: 'ok', data: [{ order_number: 'BL-1', status }], unread: [] });
    const payment = await getPayment(clientOf(), { orderNumberOrTransactionId: 'BL-1' });
    expect(payment).toMatchObject({ kind: 'ok', data: { status } });
  },
);

it.each([undefined, null, '', 7, ['PAID'], { code: 'PAID' }, 'PAID\u0000', 'PA\u202eID', 'A'.repeat(41)])(
  'what is no word leaves the order unread, and the payment malformed: %j',
  async (status) => {
    const { client: clientOf } = await startProvider(({ path }) => ({
      json: path.endsWith('/orders/') ? [orderWith(status)] : { order_number: 'BL-1', status },
    }));
    expect(await listOrders(clientOf())).toMatchObject({ data: [], unread: [{ number: 'BL-1' }] });
    const payment = getPayment(clientOf(), { orderNumberOrTransactionId: 'BL-1' });
    await expect(payment).rejects.toThrow('malformed');
  },
);
