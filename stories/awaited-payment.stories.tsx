import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { at } from '#machines/at.ts';
import { awaitedPaymentMachine } from '#machines/orders/awaited-payment.machine.ts';
import { reorderMachine } from '#machines/orders/reorder.machine.ts';
import type { PaymentDetail } from '#rules/payment-detail.ts';
import { AwaitedPaymentLine } from '#screens/payment/awaited-payment-line.tsx';
import { Reorder } from '#screens/payment/reorder.tsx';
import { samplePayment } from './sample/payment.ts';

type Value = Parameters<typeof at<typeof awaitedPaymentMachine>>[1];
const { orderNumber } = samplePayment;
const shown = (value: Value, change: Partial<PaymentDetail> = {}) =>
  at(awaitedPaymentMachine, value, { orderNumber, payment: { ahead: 0, ...samplePayment, ...change } });
const again = (
  <Reorder
    place="line"
    snapshot={at(reorderMachine, 'idle', { orderNumber, isRepaid: false, missing: [] })}
    send={() => {}}
  />
);

const meta = {
  title: 'Payer et suivre/Paiement en attente',
  parameters: { frame: 'none' },
  component: AwaitedPaymentLine,
  args: { send: () => {}, snapshot: shown({ waiting: 'idle' }) },
} satisfies Meta<typeof AwaitedPaymentLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { name: 'Paiement en attente' };

/** The deadline is half an hour after the story is opened. */
export const WaitingWithinTheHour: Story = {
  name: 'Paiement en attente, dans l’heure (minuteur)',
  args: {
    snapshot: shown({ waiting: 'idle' }, { expiresAt: new Date(Date.now() + 30 * 60_000).toISOString() }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/encore (?:29|30)\smin/)).toBeVisible();
  },
};

const past = { expiresAt: '2026-11-04T10:45:00Z' };

export const WaitingTooLong: Story = {
  name: 'En attente, délai passé',
  args: { snapshot: shown({ waiting: 'idle' }, { ...past, answeredAt: Date.UTC(2026, 10, 4, 10, 50) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Non payé à temps/)).toHaveTextContent(
      /330.000.FCFA, délai passé le 4 novembre 2026 à 10.h.45$/,
    );
    await expect(canvas.queryByText(/À payer|annulée/)).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Reprendre le paiement/ })).toBeEnabled();
  },
};

export const WaitingTooLongInARow: Story = {
  name: 'Sous une commande, délai passé',
  args: { ...WaitingTooLong.args, place: 'row' },
};

export const PassedSince: Story = {
  name: 'En attente, délai passé depuis la réponse',
  args: { snapshot: shown({ waiting: 'idle' }, past) },
};

export const WaitingInARow: Story = { name: 'Sous une commande, en attente', args: { place: 'row' } };

export const WaitingWithoutPage: Story = {
  name: 'En attente, sans adresse de paiement',
  args: { snapshot: shown({ waiting: 'idle' }, { url: null, expiresAt: null }) },
};

/** As after an order at a provider that names neither the page nor the sum. */
export const WaitingInARowWithoutPage: Story = {
  name: 'Sous une commande, sans adresse de paiement ni montant',
  args: { place: 'row', snapshot: shown({ waiting: 'idle' }, { url: null, amount: null, expiresAt: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Paiement en attente\. Pour la payer, contactez/)).toBeVisible();
  },
};

export const Leaving: Story = {
  name: 'Ouverture de la page de paiement',
  args: { snapshot: shown({ waiting: 'leaving' }) },
};

export const Looking: Story = {
  name: 'Pas encore de réponse (pending)',
  tags: ['sans-dessin'],
  args: { snapshot: at(awaitedPaymentMachine, 'looking', { orderNumber: null, payment: null }) },
};

export const LookingOnDeviceThatOrdered: Story = {
  name: 'Pas encore de réponse, sur l’appareil qui a commandé',
  args: { ...Looking.args, place: 'top' },
};

export const None: Story = {
  name: 'Rien à payer',
  tags: ['sans-dessin'],
  args: { snapshot: at(awaitedPaymentMachine, 'none', { orderNumber: null, payment: null }) },
};

export const WaitingAtTop: Story = { name: 'En haut de la page', args: { place: 'top' } };

export const Paid: Story = { name: 'Paiement reçu', args: { snapshot: shown('paid', { url: null }) } };

export const PaidDeposit: Story = {
  name: 'Sous une commande, acompte reçu',
  args: { place: 'row', snapshot: shown('paid', { url: null, amount: 99_000, remainder: 231_000 }) },
};

export const Cancelled: Story = {
  name: 'Paiement non abouti',
  args: { snapshot: shown({ cancelled: 'idle' }, { url: null, order: 'CANCELLED' }), reorder: again },
};

export const CancelledOrderShipped: Story = {
  name: 'Paiement non abouti, commande expédiée',
  args: { snapshot: shown({ cancelled: 'idle' }, { url: null, order: 'SHIPPED' }), reorder: again },
};

export const CancelledOrderUnread: Story = {
  name: 'Paiement non abouti, commande illisible',
  args: { snapshot: shown({ cancelled: 'idle' }, { url: null, order: null }), reorder: again },
};

export const PaidOrderCancelled: Story = {
  name: 'Sous une commande annulée, paiement reçu',
  args: { place: 'row', snapshot: shown('paid', { url: null, order: 'CANCELLED' }) },
};

export const Unclear: Story = {
  name: 'État du paiement inconnu',
  args: { snapshot: shown({ unclear: 'idle' }, { url: null }), reorder: again },
};

export const UnclearInARow: Story = {
  name: 'Sous une commande, état du paiement inconnu',
  args: { ...Unclear.args, place: 'row' },
};

export const WaitingOrderUnclear: Story = {
  name: 'État de la commande inconnu, sans confirmation du paiement',
  args: { snapshot: shown({ waiting: 'idle' }, { url: null, order: 'REFUNDED' }) },
};

export const PaidOrderUnclear: Story = {
  name: 'Acompte reçu, état de la commande inconnu',
  args: { snapshot: shown('paid', { url: null, order: 'REFUNDED', amount: 99_000, remainder: 231_000 }) },
};

export const WaitingOrderCancelled: Story = {
  name: 'Commande annulée, sans confirmation du paiement',
  args: { snapshot: shown({ waiting: 'idle' }, { url: null, order: 'CANCELLED' }) },
};

export const WaitingOrderPaid: Story = {
  name: 'Commande payée, sans confirmation du paiement',
  args: { snapshot: shown({ waiting: 'idle' }, { url: null, order: 'PAID' }) },
};
