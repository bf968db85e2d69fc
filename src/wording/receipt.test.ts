import { expect, it } from 'vitest';
import type { ReadOrder } from '#rules/order-status.ts';
import { standingOf } from '#rules/paid-so-far.ts';
import { paymentDetailOf } from '#rules/payment-detail.ts';
import { receiptWording } from './receipt.ts';

const order: ReadOrder = {
  ...{ order_number: 'BL-1', created_at: '2027-05-08T12:00:00Z', status: 'PENDING' },
  total_amount: '165000.00',
  client: {
    ...{ first_name: 'Prénom', last_name: 'Nom', email: 'client@exemple.ci' },
    ...{ numero_telephone: '0701020304', adresse1: 'Cocody' },
  },
  items: [
    {
      product: { id: '1', name: 'Ladoum', category: { nom_categorie: 'Moutons' } },
      ...{ quantity: 2, unit_price: '82500.00' },
    },
  ],
};
const textsOf = (
  status: 'PENDING' | 'PAID' | 'CANCELLED',
  outcome: 'pending' | 'paid' | 'cancelled',
  expires_at: string | null = null,
) => {
  const given = { ...order, status, type_paiement: 'livraison', amount: '49500.00', expires_at } as const;
  const at = Date.parse('2027-05-08T12:05:00Z');
  const known = { payment: paymentDetailOf(given, null, null, 0, at), outcome };
  const standing = standingOf(order, known);
  return receiptWording.rows({
    ...{ order, standing, phone: '+225 07 00 00 00 01', at },
  });
};
const plain = (value: unknown) => JSON.stringify(value).replace(/\s|\u2068|\u2069/gu, ' ');

it('has number, animals, what is paid and the rest, the provider’s status with its time, and the shop’s number', () => {
  const text = plain(textsOf('PAID', 'paid'));
  for (const part of ['BL-1', 'Ladoum', '2 ×', '49 500 FCFA', '115 500 FCFA', '+225 07 00 00 00 01'])
    expect(text).toContain(part);
  expect(text).toContain('Acompte payé');
  expect(text).toContain('Paiement reçu, état du 8 mai 2027 à 12 h 05');
});

it('has nothing of the customer', () => {
  const text = plain(textsOf('PAID', 'paid'));
  for (const secret of ['Prénom', 'Nom"', 'client@exemple.ci', '0701020304', 'Cocody'])
    expect(text).not.toContain(secret);
});

it.each([
  ['PENDING', 'pending', 'Paiement en attente', '2027-05-08T12:06:00Z'],
  ['PENDING', 'pending', 'Délai passé, état du', '2027-05-08T12:05:00Z'],
  ['CANCELLED', 'cancelled', 'Aucune somme connue à payer', null],
] as const)('never says « payé » of a payment that is %s', (status, outcome, state, until) => {
  const text = plain(textsOf(status, outcome, until));
  expect(text).toContain(state);
  expect(text).not.toMatch(/[Pp]ayé|reçu/);
});
