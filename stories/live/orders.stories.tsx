import type { Meta, StoryObj } from '@storybook/react-vite';
import { ordersMachine } from '#machines/orders/orders.machine.ts';
import { DashboardScreen } from '#screens/dashboard/dashboard-screen.tsx';
import { OrdersScreen } from '#screens/dashboard/orders-screen.tsx';
import { loggedIn } from '../sample/session.ts';
import { unpictured, useLiving } from './manual-answers.ts';
import { orders } from './samples.ts';

function LivingOrders() {
  const live = useLiving(ordersMachine, orders);
  return (
    <DashboardScreen session={loggedIn} send={() => {}} tab="commandes">
      <OrdersScreen {...live} />
    </DashboardScreen>
  );
}

const meta = {
  title: 'Espace client/Commandes/En direct',
  component: LivingOrders,
  tags: ['en-direct', '!autodocs'],
  parameters: {
    ...unpictured,
    path: '/dashboard?onglet=commandes',
    statechart: {
      events: {
        'invoice.requested': { type: 'invoice.requested', orderNumber: 'BL-20261120-0063' },
        'search.changed': { type: 'search.changed', search: 'Ladoum' },
        'filter.chosen': { type: 'filter.chosen', filter: 'PAID' },
        'sort.chosen': { type: 'sort.chosen', sort: { column: 'date', direction: 'ascending' } },
        'order.toggled': { type: 'order.toggled', orderNumber: 'BL-20261120-0063' },
        'page-size.chosen': { type: 'page-size.chosen', pageSize: 10 },
        'page.chosen': { type: 'page.chosen', page: 2 },
      },
    },
  },
} satisfies Meta<typeof LivingOrders>;

export default meta;

export const Live: StoryObj<typeof meta> = { name: 'En direct : et si ?' };
