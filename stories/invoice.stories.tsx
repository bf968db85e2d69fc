import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Payment } from '#openapi/schemas.ts';
import type { ReadOrder } from '#rules/order-status.ts';
import { paidSoFar } from '#rules/paid-so-far.ts';
import { Invoice } from '#screens/dashboard/invoice.tsx';
import { sampleOrder } from './sample/orders.ts';

const billed = (order: ReadOrder, payment: Partial<Payment> = {}) => ({
  order,
  paid: paidSoFar(order, {
    ...{ order_number: order.order_number, status: 'PAID', type_paiement: 'mobile' },
    ...{ amount: order.total_amount, total_amount: order.total_amount, ...payment },
  }),
});

const meta = {
  title: 'Espace client/Facture',
  parameters: { frame: 'none' },
  component: Invoice,
  args: billed(sampleOrder(0, 3, 'PAID')),
} satisfies Meta<typeof Invoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = { name: 'Commande payée (invoice)' };

export const PaidOnDelivery: Story = {
  name: 'Paiement à la livraison, acompte réglé',
  args: billed(sampleOrder(1, 1, 'PENDING'), { type_paiement: 'livraison', amount: '99000.00' }),
};

export const Unpaid: Story = {
  name: 'Aucun paiement reçu',
  args: billed(sampleOrder(1, 1, 'PENDING'), { status: 'PENDING' }),
};

export const PaymentUnknown: Story = {
  name: 'Paiement inconnu',
  args: { order: sampleOrder(1, 1, 'PENDING'), paid: null },
};

export const Seller: Story = {
  name: 'Vendeur, RCCM et adresse',
  args: {
    ...billed(sampleOrder(0, 3, 'PAID')),
    seller: {
      name: 'Exemple SARL',
      rccm: 'CI-ABJ-03-2026-B12-00001',
      address: 'Cocody Angré, 7e tranche, Abidjan',
    },
  },
};

export const TenLines: Story = { name: 'Dix lignes', args: billed(sampleOrder(2, 10, 'PAID')) };

export const ManyLines: Story = {
  name: 'Vingt-quatre lignes',
  args: billed(sampleOrder(3, 24, 'SHIPPED')),
};
