import type { Meta, StoryObj } from '@storybook/react-vite';
import { at } from '#machines/at.ts';
import { orderLookupMachine } from '#machines/orders/order-lookup.machine.ts';
import { OrderLookupScreen } from '#screens/order-lookup/order-lookup-screen.tsx';

const about = (number: string) => ({ values: { order_number: number }, number });

const meta = {
  title: 'Payer et suivre/Suivi de commande',
  component: OrderLookupScreen,
  parameters: { path: '/order-status' },
  args: { snapshot: at(orderLookupMachine, { filling: 'idle' }, about('')), send: () => {} },
} satisfies Meta<typeof OrderLookupScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { tags: ['dans-sa-page'], name: 'Vide (tracking)' };

export const Invalid: Story = {
  name: 'Numéro manquant',
  args: { snapshot: at(orderLookupMachine, { filling: 'invalid' }, about('')) },
};

export const Submitting: Story = {
  name: 'Recherche',
  args: { snapshot: at(orderLookupMachine, { submitting: 'waiting' }, about('TBK-1001')) },
};

export const Preparing: Story = {
  name: 'En cours de préparation',
  args: { snapshot: at(orderLookupMachine, { filling: 'preparing' }, about('TBK-1001')) },
};

export const Delivered: Story = {
  name: 'Livré',
  args: { snapshot: at(orderLookupMachine, { filling: 'delivered' }, about('TBK-1002')) },
};

export const Unknown: Story = {
  name: 'Numéro introuvable',
  args: { snapshot: at(orderLookupMachine, { filling: 'unknown' }, about('TBK-9999')) },
};

export const Unreachable: Story = {
  name: 'Recherche en échec',
  args: { snapshot: at(orderLookupMachine, { filling: 'unreachable' }, about('TBK-1001')) },
};
