import type { Meta, StoryObj } from '@storybook/react-vite';
import { at } from '#machines/at.ts';
import { shareMachine } from '#machines/browsing/share.machine.ts';
import { standingOf } from '#rules/paid-so-far.ts';
import { Receipt } from '#screens/payment/receipt.tsx';
import { container } from '#ui/container.ts';
import { sampleOrder } from './sample/orders.ts';
import { samplePayment } from './sample/payment.ts';

const page = { title: 'Commande', text: '' };
const deposit = { ...samplePayment, amount: 99_000, remainder: 231_000 };
const order = sampleOrder(0, 2, 'PENDING');
const shown = at(shareMachine, { choosing: 'offered' }, { page });

const meta = {
  title: 'Payer et suivre/Reçu à envoyer',
  id: 'payer-et-suivre-recu',
  parameters: { frame: 'none' },
  component: Receipt,
  decorators: [
    (Story) => (
      <main className={container}>
        <Story />
      </main>
    ),
  ],
  args: {
    ...{ snapshot: shown, send: () => {}, drawn: { current: '' }, order },
    standing: standingOf(order, { payment: deposit, outcome: 'paid' }),
    at: Date.UTC(2026, 10, 27, 9, 5),
  },
} satisfies Meta<typeof Receipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: 'Le bouton', args: { snapshot: at(shareMachine, 'idle', { page }) } };
export const DepositPaid: Story = { name: 'Acompte payé, sans feuille de partage' };
export const Due: Story = {
  name: 'Paiement en attente',
  args: { standing: standingOf(order, { payment: deposit, outcome: 'pending' }) },
};
export const Whole: Story = {
  name: 'Payé en entier, douze animaux',
  args: { order: sampleOrder(0, 12, 'PAID'), standing: standingOf(sampleOrder(0, 12, 'PAID'), null) },
};
