import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { at } from '#machines/at.ts';
import { awaitedPaymentMachine } from '#machines/orders/awaited-payment.machine.ts';
import { noOrders, type OrdersContext, ordersMachine } from '#machines/orders/orders.machine.ts';
import { reorderMachine } from '#machines/orders/reorder.machine.ts';
import { meaningOf, statusKey } from '#rules/order-status.ts';
import { standingOf } from '#rules/paid-so-far.ts';
import { DashboardScreen } from '#screens/dashboard/dashboard-screen.tsx';
import { OrdersScreen, type OrdersScreenProps } from '#screens/dashboard/orders-screen.tsx';
import { knownIn, notShown } from '#screens/dashboard/status-badge.tsx';
import { AwaitedPaymentLine } from '#screens/payment/awaited-payment-line.tsx';
import { OrderNext } from '#screens/payment/order-next.tsx';
import { Reorder } from '#screens/payment/reorder.tsx';
import { ordersWording } from '#wording/orders.ts';
import { pictureOfSample, sampleOrder, sampleOrders } from './sample/orders.ts';
import { samplePayment } from './sample/payment.ts';
import { loggedIn } from './sample/session.ts';

const first = sampleOrders[0]?.order_number ?? '';
const billed = sampleOrder(0, 3, 'PENDING');
const some: OrdersContext = { ...noOrders, orders: sampleOrders };

type List = 'loading' | 'empty' | 'failed' | 'ready';
type Paper = 'idle' | 'failed' | 'loading' | 'open';
const orders = (list: List, context: Partial<OrdersContext> = {}, invoice: Paper = 'idle') =>
  at(ordersMachine, { list, invoice }, { ...(list === 'ready' ? some : noOrders), ...context });

const meta = {
  title: 'Espace client/Commandes',
  component: OrdersScreen,
  render: (args) => (
    <DashboardScreen session={loggedIn} send={() => {}} tab="commandes">
      <OrdersScreen {...args} />
    </DashboardScreen>
  ),
  parameters: { path: '/dashboard?onglet=commandes' },
  args: {
    ...{ send: () => {}, pictureOf: pictureOfSample, snapshot: orders('ready') },
    nextOf: (order, known) => <OrderNext order={order} standing={standingOf(order, known)} delivery={null} />,
  },
} satisfies Meta<typeof OrdersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['dans-sa-page'], name: 'Seize commandes (orders)' };

const settled = { value: 'paid', payment: { ...samplePayment, amount: 99_000, remainder: 231_000 } } as const;
const payments = {
  PENDING: { value: { waiting: 'idle' }, payment: samplePayment },
  PAID: settled,
  SHIPPED: settled,
  DELIVERED: settled,
  CANCELLED: { value: { cancelled: 'idle' }, payment: { ...samplePayment, url: null } },
  unknown: { value: { unclear: 'idle' }, payment: { ...samplePayment, url: null } },
} as const;

/** The status of each order's payment. */
const withPayment: OrdersScreenProps['withPayment'] = ({ order_number: orderNumber, status }, show) => {
  if (!meaningOf(status).isPaymentListed) return show(notShown);
  const { value, payment } = payments[statusKey(payments, status)];
  const order = status;
  const snapshot = at(awaitedPaymentMachine, value, {
    orderNumber,
    payment: { ...payment, orderNumber, order },
  });
  const context = { orderNumber, isRepaid: false, missing: [] };
  const line = (
    <AwaitedPaymentLine
      place="row"
      snapshot={snapshot}
      send={() => {}}
      reorder={<Reorder place="row" snapshot={at(reorderMachine, 'idle', context)} send={() => {}} />}
    />
  );
  return show({ line, known: knownIn(snapshot) });
};

export const ReadyWithPayments: Story = {
  name: 'Paiements sous leurs commandes',
  args: { withPayment, snapshot: orders('ready', { pageSize: 10 }) },
};

/** A word that is not in the contract: the table shows it as it is. */
export const ReadyOtherStatus: Story = {
  name: 'Un statut que la boutique ne connaît pas',
  args: {
    withPayment,
    snapshot: orders('ready', { orders: [sampleOrder(0, 1, 'REFUNDED'), sampleOrder(1, 2, 'SHIPPED')] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('REFUNDED')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Reprendre|Remettre/ })).toBeNull();
  },
};

const [line] = sampleOrder(1, 1, 'PAID').items;
const large = [
  sampleOrder(0, 5, 'PENDING'),
  { ...sampleOrder(1, 1, 'PAID'), items: line ? [{ ...line, quantity: 3 }] : [] },
];

export const ReadyLarge: Story = {
  name: 'Une commande de cinq lignes, et trois animaux sur une seule',
  args: {
    snapshot: orders('ready', { orders: large, unfolded: large.map(({ order_number }) => order_number) }),
  },
};

const cancelledSince = [sampleOrder(0, 1, 'CANCELLED'), sampleOrder(1, 2, 'PENDING')];

export const ReadyAlive: Story = {
  name: 'La dernière est annulée, une autre attend son paiement',
  args: { withPayment, snapshot: orders('ready', { orders: cancelledSince }) },
};

export const ReadyUnfolded: Story = {
  name: 'Une commande dépliée à sa place',
  args: { withPayment, snapshot: orders('ready', { unfolded: [first] }) },
};

export const ReadySorted: Story = {
  name: 'Triées par total',
  args: {
    withPayment,
    snapshot: orders('ready', { sort: { column: 'total', direction: 'descending' } }),
  },
  play: async ({ canvas }) => {
    const sorted = await canvas.findByRole('columnheader', { name: ordersWording.columns.total });
    await expect(sorted).toHaveAttribute('aria-sort', 'descending');
  },
};

/** The 30 % of an order that is paid on delivery: the badge says it, too. */
export const ReadyDeposit: Story = {
  name: 'Acompte reçu, commande ouverte',
  args: {
    withPayment: (order, show) =>
      meaningOf(order.status).isUnpaid
        ? show({
            line: null,
            known: { payment: settled.payment, outcome: 'paid' },
          })
        : show(notShown),
  },
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByText(ordersWording.deposit).map((badge) => badge.closest('tr'));
    await expect(row).toHaveTextContent(first);
  },
};

export const ReadyLastPage: Story = {
  name: 'Dernière page',
  args: { snapshot: orders('ready', { page: 4 }) },
};

export const ReadyFiltered: Story = {
  name: 'Recherche et statut',
  args: { snapshot: orders('ready', { search: 'koné', filter: 'DELIVERED', pageSize: 10 }) },
};

export const ReadyShipped: Story = {
  name: 'Commandes expédiées',
  args: { snapshot: orders('ready', { filter: 'SHIPPED' }) },
};

export const ReadyNoMatch: Story = {
  name: 'Aucune correspondance',
  args: { snapshot: orders('ready', { search: 'BL-1999' }) },
};

export const ReadyUnread: Story = {
  name: 'Une commande illisible',
  args: { snapshot: orders('ready', { unread: [{ number: 'BL-20261103-0042' }] }) },
};

export const ReadyUnreadAlone: Story = {
  name: 'Aucune commande lisible',
  args: {
    snapshot: orders('ready', { orders: [], unread: [{ number: null }, { number: 'BL-20261103-0042' }] }),
  },
};

export const Loading: Story = { name: 'Chargement', args: { snapshot: orders('loading') } };

export const Empty: Story = { name: 'Aucune commande', args: { snapshot: orders('empty') } };

export const Failed: Story = { name: 'Échec du chargement', args: { snapshot: orders('failed') } };

export const InvoiceLoading: Story = {
  name: 'Facture en préparation',
  args: {
    snapshot: orders(
      'ready',
      {
        orders: [sampleOrder(0, 1, 'PENDING'), sampleOrder(1, 2, 'PENDING')],
        unfolded: [first, sampleOrder(1, 2, 'PENDING').order_number],
        invoiceNumber: first,
      },
      'loading',
    ),
  },
  play: async ({ canvas }) => {
    // The menus, whose code has come.
    await canvas.findByRole('button', { name: ordersWording.actions(first) });
    const [own, other] = canvas.getAllByRole('button', { name: ordersWording.invoice });
    await expect(own).toHaveAttribute('aria-busy', 'true');
    await expect(other).not.toHaveAttribute('aria-busy');
    await expect(other).toBeDisabled();
  },
};

export const InvoiceOpen: Story = {
  name: 'Facture ouverte (imprimer, print)',
  args: {
    snapshot: orders(
      'ready',
      { invoiceNumber: first, invoice: { order: billed, standing: standingOf(billed, null) } },
      'open',
    ),
  },
};

export const InvoiceFailed: Story = {
  name: 'Facture en échec',
  args: { snapshot: orders('ready', { invoiceNumber: first }, 'failed') },
};

export const ReadyMenuOpen: Story = {
  name: 'Menu d’une commande',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: ordersWording.actions(first) }));
    await screen.findByRole('menuitem', { name: ordersWording.invoice });
  },
};
