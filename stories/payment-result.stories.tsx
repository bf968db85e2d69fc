import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StateValue } from 'xstate';
import { at } from '#machines/at.ts';
import {
  type KnownPaymentStatus,
  knownPayment,
  type PaymentResultContext,
  paymentResultMachine,
} from '#machines/orders/payment-result.machine.ts';
import { reorderMachine } from '#machines/orders/reorder.machine.ts';
import { standingOf } from '#rules/paid-so-far.ts';
import { isOrderPayable, type PaymentDetail } from '#rules/payment-detail.ts';
import { DeliveryDate } from '#screens/payment/delivery-date.tsx';
import { OrderNext } from '#screens/payment/order-next.tsx';
import { PaymentResultScreen } from '#screens/payment/payment-result-screen.tsx';
import { Reorder } from '#screens/payment/reorder.tsx';
import { awaitedPaymentWording } from '#wording/awaited-payment.ts';
import { pictureOfSample, sampleOrder } from './sample/orders.ts';
import { samplePayment } from './sample/payment.ts';

const context = (status: KnownPaymentStatus, asked: number, orderNumber = samplePayment.orderNumber) => ({
  orderNumber,
  status,
  payment: ['pending', 'paid', 'cancelled', 'unclear'].includes(status)
    ? {
        ...samplePayment,
        url: status === 'pending' ? samplePayment.url : null,
        order: status === 'cancelled' ? ('CANCELLED' as const) : ('PENDING' as const),
      }
    : null,
  order: ['pending', 'paid'].includes(status) ? sampleOrder(0, 2, 'PENDING') : null,
  asked,
});
const withPayment = (status: KnownPaymentStatus, asked: number, change: Partial<typeof samplePayment>) => {
  const { order, ...rest } = context(status, asked);
  return {
    ...rest,
    order: order && change.order ? { ...order, status: change.order } : order,
    payment: { ...samplePayment, ...change },
  };
};

const reorder = (
  <Reorder
    snapshot={at(reorderMachine, 'idle', { orderNumber: '', isRepaid: true, missing: [] })}
    send={() => {}}
  />
);

const values = {
  paid: 'paid',
  pending: { unconfirmed: 'waiting' },
  cancelled: { cancelled: 'idle' },
} as const;

/** A payment whose status differs from its order's: the page says both. */
const differing = (
  status: keyof typeof values,
  order: PaymentDetail['order'],
  change: Partial<PaymentDetail> = {},
) => {
  const url = status === 'pending' && isOrderPayable(order) ? samplePayment.url : null;
  return { reorder, ...shown(values[status], withPayment(status, 5, { url, order, ...change })) };
};

const delivery = { orderNumber: 'BL-1', city: 'Abidjan', day: '2026-12-03', time: 'matin' } as const;

/** The page with what comes next of its order, as the route gives it. */
const shown = (value: StateValue, shownContext: PaymentResultContext) => {
  const { order } = shownContext;
  const known = knownPayment(shownContext);
  return {
    snapshot: at(paymentResultMachine, value, shownContext),
    next: order && known && (
      <OrderNext order={order} standing={standingOf(order, known)} delivery={delivery} />
    ),
  };
};

const meta = {
  title: 'Payer et suivre/Résultat du paiement',
  id: 'payer-et-suivre-resultat-du-paiement',
  component: PaymentResultScreen,
  parameters: { path: '/order-status-finished?order_number=BL-20261104-0043' },
  args: {
    send: () => {},
    pictureOf: pictureOfSample,
    ...shown({ processing: 'asking' }, context('unknown', 1)),
  },
} satisfies Meta<typeof PaymentResultScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Processing: Story = { name: 'Traitement en cours' };

export const PaidWithDate: Story = {
  name: 'Paiement réussi, un jour souhaité',
  args: {
    ...shown('paid', withPayment('paid', 1, { url: null })),
    date: (
      <DeliveryDate
        wish={{ orderNumber: 'BL-20261121-0128', day: '2026-12-03', time: 'matin' }}
        now={Date.UTC(2026, 10, 27)}
      />
    ),
  },
};

export const Paid: Story = {
  tags: ['dans-sa-page'],
  name: 'Paiement réussi',
  args: shown('paid', withPayment('paid', 1, { url: null })),
  // A provider may send a deadline for a payment that was received.
  play: async ({ canvas }) => {
    await expect(canvas.getByText(awaitedPaymentWording.facts.amount)).toBeVisible();
    await expect(canvas.queryByText(awaitedPaymentWording.facts.deadline)).toBeNull();
  },
};

export const PaidDeposit: Story = {
  name: 'Acompte de 30 % reçu',
  args: shown(
    'paid',
    withPayment('paid', 1, {
      ...{ url: null, amount: 112_500, remainder: 262_500, expiresAt: null },
      order: 'PENDING',
    }),
  ),
};

export const Cancelled: Story = {
  name: 'Paiement échoué, commande annulée (cancelled)',
  args: {
    ...shown({ cancelled: 'idle' }, context('cancelled', 1)),
    reorder,
  },
};

export const CancelledRefused: Story = {
  name: 'Paiement refusé par l’opérateur, rien n’a été débité (refused)',
  args: differing('cancelled', 'CANCELLED', { closedAs: 'refused' }),
};

export const CancelledExpired: Story = {
  name: 'Délai de paiement passé, rien n’a été débité',
  args: differing('cancelled', 'CANCELLED', { closedAs: 'expired' }),
};

export const Unconfirmed: Story = {
  name: 'Paiement échoué, sans confirmation pour l’instant',
  args: shown({ unconfirmed: 'waiting' }, context('pending', 5)),
};

export const UnconfirmedLeaving: Story = {
  name: 'Paiement échoué, la page de paiement s’ouvre',
  args: shown({ unconfirmed: 'leaving' }, context('pending', 5)),
};

export const UnconfirmedIdle: Story = {
  name: 'Paiement échoué, toujours sans confirmation',
  args: shown({ unconfirmed: 'idle' }, context('pending', 28)),
};

export const UnconfirmedWithoutPage: Story = {
  name: 'Paiement échoué, sans adresse de paiement',
  args: shown({ unconfirmed: 'waiting' }, withPayment('pending', 5, { url: null, expiresAt: null })),
};

export const PaidOrderPaid: Story = {
  name: 'Paiement réussi, commande payée',
  args: differing('paid', 'PAID'),
};

export const PaidOrderShipped: Story = {
  name: 'Paiement réussi, commande expédiée',
  args: differing('paid', 'SHIPPED'),
};

export const PaidOrderDelivered: Story = {
  name: 'Paiement réussi, commande livrée',
  args: differing('paid', 'DELIVERED'),
};

export const PaidOrderCancelled: Story = {
  name: 'Paiement réussi, commande annulée ensuite',
  args: differing('paid', 'CANCELLED'),
};

export const PaidOrderUnread: Story = {
  name: 'Paiement réussi, commande illisible',
  args: differing('paid', null),
};

export const UnconfirmedOrderPaid: Story = {
  name: 'Sans confirmation, commande payée',
  args: differing('pending', 'PAID'),
};

export const UnconfirmedOrderShipped: Story = {
  name: 'Sans confirmation, commande expédiée',
  args: differing('pending', 'SHIPPED'),
};

export const UnconfirmedOrderDelivered: Story = {
  name: 'Sans confirmation, commande livrée',
  args: differing('pending', 'DELIVERED'),
};

export const UnconfirmedOrderCancelled: Story = {
  name: 'Sans confirmation, commande annulée',
  args: differing('pending', 'CANCELLED'),
};

export const UnconfirmedOrderUnread: Story = {
  name: 'Sans confirmation, commande illisible',
  args: differing('pending', null),
};

export const CancelledOrderPending: Story = {
  name: 'Paiement échoué, commande en cours',
  args: differing('cancelled', 'PENDING'),
};

export const CancelledOrderPaid: Story = {
  name: 'Paiement échoué, commande payée',
  args: differing('cancelled', 'PAID'),
};

export const CancelledOrderShipped: Story = {
  name: 'Paiement échoué, commande expédiée',
  args: differing('cancelled', 'SHIPPED'),
};

export const CancelledOrderDelivered: Story = {
  name: 'Paiement échoué, commande livrée',
  args: differing('cancelled', 'DELIVERED'),
};

export const CancelledOrderUnread: Story = {
  name: 'Paiement échoué, commande illisible',
  args: differing('cancelled', null),
};

export const PaidDepositOrderShipped: Story = {
  name: 'Acompte reçu, commande expédiée',
  args: differing('paid', 'SHIPPED', { amount: 99_000, remainder: 231_000 }),
};

export const PaidDepositOrderCancelled: Story = {
  name: 'Acompte reçu, commande annulée ensuite',
  args: differing('paid', 'CANCELLED', { amount: 99_000, remainder: 231_000 }),
};

export const Unclear: Story = {
  name: 'État du paiement inconnu',
  args: { ...shown('unclear', context('unclear', 28)), reorder },
};

export const Missing: Story = {
  name: 'Commande introuvable (404)',
  args: shown('missing', context('missing', 1, 'BL-19990101-0001')),
};

export const MissingHostile: Story = {
  name: 'Numéro long et étrange',
  args: shown('missing', context('missing', 1, '<img src=x onerror=alert(1)>'.repeat(6))),
};

export const Unnamed: Story = {
  name: 'Sans numéro de commande',
  args: shown('unnamed', context('unknown', 0, '')),
};

export const LoggedOut: Story = {
  name: 'Retour dans un autre navigateur',
  args: shown('loggedOut', context('unauthorized', 0)),
};

export const Unanswered: Story = {
  name: 'Serveur sans réponse',
  args: shown('unanswered', context('unknown', 1)),
};
