import type { Meta, StoryObj } from '@storybook/react-vite';
import { at } from '#machines/at.ts';
import { type PaymentTruth, paymentResultMachine } from '#machines/orders/payment-result.ts';
import { PaymentResultScreen } from '#screens/payment/payment-result.tsx';

const context = (truth: PaymentTruth, asked: number, orderNumber = 'BL-20261104-0043') => ({
  orderNumber,
  truth,
  asked,
});

const meta = {
  title: 'Payer et suivre/Résultat du paiement',
  component: PaymentResultScreen,
  parameters: { path: '/order-status-finished?order_number=BL-20261104-0043' },
  args: {
    send: () => {},
    snapshot: at(paymentResultMachine, { processing: 'asking' }, context('unknown', 1)),
  },
} satisfies Meta<typeof PaymentResultScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone' } } } as const;

export const Processing: Story = { name: 'Traitement en cours' };

export const Paid: Story = {
  name: 'Paiement réussi',
  args: { snapshot: at(paymentResultMachine, 'paid', context('paid', 1)) },
};

export const PaidOnPhone: Story = { ...Paid, ...phone, name: 'Paiement réussi, au téléphone' };

export const Cancelled: Story = {
  name: 'Paiement échoué, commande annulée',
  args: { snapshot: at(paymentResultMachine, { cancelled: 'resting' }, context('cancelled', 1)) },
};

export const Unconfirmed: Story = {
  name: 'Paiement échoué, sans confirmation pour l’instant',
  args: { snapshot: at(paymentResultMachine, { unconfirmed: 'waiting' }, context('pending', 5)) },
};

export const UnconfirmedOnPhone: Story = {
  ...Unconfirmed,
  ...phone,
  name: 'Paiement échoué, sans confirmation, au téléphone',
};

export const UnconfirmedResting: Story = {
  name: 'Paiement échoué, toujours sans confirmation',
  args: { snapshot: at(paymentResultMachine, { unconfirmed: 'resting' }, context('pending', 28)) },
};

export const Missing: Story = {
  name: 'Commande introuvable',
  args: { snapshot: at(paymentResultMachine, 'missing', context('missing', 1, 'BL-19990101-0001')) },
};

export const MissingHostile: Story = {
  ...phone,
  name: 'Numéro long et étrange',
  args: {
    snapshot: at(
      paymentResultMachine,
      'missing',
      context('missing', 1, '<img src=x onerror=alert(1)>'.repeat(6)),
    ),
  },
};

export const Unnamed: Story = {
  name: 'Sans numéro de commande',
  args: { snapshot: at(paymentResultMachine, 'unnamed', context('unknown', 0, '')) },
};

export const LoggedOut: Story = {
  name: 'Retour dans un autre navigateur',
  args: { snapshot: at(paymentResultMachine, 'loggedOut', context('unauthorized', 0)) },
};

export const Unanswered: Story = {
  name: 'Serveur sans réponse',
  args: { snapshot: at(paymentResultMachine, 'unanswered', context('unknown', 1)) },
};
