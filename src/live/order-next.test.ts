import { expect, it } from 'vitest';
import { openTab } from '#boot/testing/fake-tab.ts';
import { paymentDetailOf } from '#rules/payment-detail.ts';
import { LiveOrderNext } from './order-next.tsx';

const order = {
  ...{ order_number: 'BL-1', created_at: '2027-05-08T12:00:00Z', status: 'PENDING', items: [] },
  total_amount: '165000.00',
  client: { first_name: 'Prénom', last_name: 'Nom', email: 'client@exemple.ci', numero_telephone: '' },
};

it('keeps the receipt, its picture and its focus, while the provider says the same; its clock runs on', () => {
  const { app } = openTab();
  const keyAt = (amount: string, ahead: number) => {
    const payment = { order_number: 'BL-1', status: 'PENDING', amount } as const;
    const known = { payment: paymentDetailOf(payment, null, null, ahead, 1), outcome: 'pending' } as const;
    return LiveOrderNext({ app, order, known }).props.children.key;
  };
  expect(keyAt('165000.00', 312)).toBe(keyAt('165000.00', 954));
  expect(keyAt('165000.00', 312)).not.toBe(keyAt('49500.00', 312));
});
