import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Payment } from '#openapi/schemas.ts';
import { meaningOf, type ReadOrder } from '#rules/order-status.ts';
import { standingOf } from '#rules/paid-so-far.ts';
import { paymentDetailOf } from '#rules/payment-detail.ts';
import { Invoice } from '#screens/dashboard/invoice.tsx';
import { sampleOrder } from './sample/orders.ts';

const billed = (order: ReadOrder, payment: Partial<Payment> = {}) => {
  const given = {
    ...{ order_number: order.order_number, status: 'PAID' as const, type_paiement: 'mobile' as const },
    ...{ amount: order.total_amount, total_amount: order.total_amount, ...payment },
  };
  const known = {
    payment: paymentDetailOf(given, null, order.status, 0, 0),
    outcome: meaningOf(given.status).payment,
  };
  return { order, standing: standingOf(order, known) };
};

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
  args: billed(sampleOrder(0, 1, 'PENDING'), { type_paiement: 'livraison', amount: '99000.00' }),
};

export const Unpaid: Story = {
  name: 'Aucun paiement reçu',
  args: billed(sampleOrder(1, 1, 'PENDING'), { status: 'PENDING' }),
};

export const UnpaidDeposit: Story = {
  name: 'Acompte à payer, ville et jour souhaité',
  args: {
    ...billed(sampleOrder(0, 1, 'PENDING'), {
      ...{ status: 'PENDING', type_paiement: 'livraison', amount: '99000.00' },
      expires_at: '2099-11-27T10:45:00Z',
    }),
    delivery: { orderNumber: 'BL-1', city: 'Abidjan', day: '2026-12-03', time: 'matin' },
  },
};

export const Cancelled: Story = {
  name: 'Commande annulée',
  args: billed(sampleOrder(1, 1, 'CANCELLED'), { status: 'CANCELLED' }),
};

export const PaymentUnknown: Story = {
  name: 'Paiement inconnu',
  args: { order: sampleOrder(1, 1, 'PENDING'), standing: standingOf(sampleOrder(1, 1, 'PENDING'), null) },
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
