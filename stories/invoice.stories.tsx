import type { Meta, StoryObj } from '@storybook/react-vite';
import { Invoice } from '#screens/dashboard/invoice.tsx';
import { sampleOrder } from './sample/orders.ts';

const meta = {
  title: 'Espace client/Facture',
  parameters: { frame: 'none' },
  component: Invoice,
  args: { order: sampleOrder(0, 3, 'PAID') },
} satisfies Meta<typeof Invoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = { name: 'Commande payée (invoice)' };

export const PaidOnDelivery: Story = {
  name: 'Paiement à la livraison',
  args: { order: sampleOrder(1, 1, 'PENDING') },
};

export const TenLines: Story = { name: 'Dix lignes', args: { order: sampleOrder(2, 10, 'PAID') } };

export const ManyLines: Story = {
  name: 'Vingt-quatre lignes',
  args: { order: sampleOrder(3, 24, 'SHIPPED') },
};
