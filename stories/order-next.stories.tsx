import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { standingOf } from '#rules/paid-so-far.ts';
import { OrderNext } from '#screens/payment/order-next.tsx';
import { container } from '#ui/container.ts';
import { sampleOrder } from './sample/orders.ts';
import { samplePayment } from './sample/payment.ts';

const deposit = { ...samplePayment, amount: 99_000, remainder: 231_000, answeredAt: 0, ahead: 0 };
const delivery = { orderNumber: 'BL-1', city: 'Abidjan', day: '2026-12-03', time: 'matin' } as const;
const shown = (status: string, ...[known]: [Parameters<typeof standingOf>[1]]) => {
  const order = sampleOrder(0, 1, status);
  return { order, standing: standingOf(order, known), delivery };
};

const meta = {
  title: 'Payer et suivre/La suite',
  id: 'payer-et-suivre-la-suite',
  parameters: { frame: 'none' },
  component: OrderNext,
  decorators: [
    (Story) => (
      <main className={container}>
        <Story />
      </main>
    ),
  ],
  args: shown('PENDING', { payment: { ...deposit, paidAt: '2026-11-27T09:05:00Z' }, outcome: 'paid' }),
} satisfies Meta<typeof OrderNext>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DepositPaid: Story = { name: 'Acompte payé, à une date connue' };

export const Due: Story = {
  name: 'Acompte à payer, avec son délai',
  args: shown('PENDING', { payment: deposit, outcome: 'pending' }),
};

export const Late: Story = {
  name: 'Acompte à payer, délai passé',
  args: shown('PENDING', {
    payment: { ...deposit, expiresAt: '2026-11-04T10:45:00Z', answeredAt: Date.UTC(2026, 10, 4, 10, 50) },
    outcome: 'pending',
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveTextContent(
      /^Non payé à temps 99.000.FCFA, délai passé le 4 novembre 2026 à 10.h.45$/,
    );
  },
};

export const PaidElsewhere: Story = {
  name: 'Payé en entier, commandé sur un autre appareil',
  args: { ...shown('PAID', null), delivery: null },
};

export const Shipped: Story = {
  name: 'Expédiée, le reste à payer',
  args: shown('SHIPPED', { payment: deposit, outcome: 'paid' }),
};

export const Cancelled: Story = {
  name: 'Annulée',
  args: shown('CANCELLED', { payment: { ...deposit, url: null }, outcome: 'cancelled' }),
};

export const Unclear: Story = {
  name: 'État du paiement inconnu',
  args: shown('PENDING', { payment: { ...deposit, url: null }, outcome: 'unclear' }),
};

export const NoSum: Story = {
  name: 'Paiement en attente, montant non communiqué',
  args: shown('PENDING', { payment: { ...deposit, amount: null, remainder: null }, outcome: 'pending' }),
};

export const Unread: Story = { name: 'Paiement pas encore vérifié', args: shown('PENDING', null) };
