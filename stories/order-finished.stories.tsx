import type { Meta, StoryObj } from '@storybook/react-vite';
import { InstallView } from '#screens/order-finished/install-view.tsx';
import { OrderFinishedScreen } from '#screens/order-finished/order-finished-screen.tsx';
import { onSmallPhone } from './at-its-width.ts';
import { pictureOfSample, sampleOrder } from './sample/orders.ts';

const meta = {
  title: 'Acheter/Commande terminée',
  id: 'acheter-commande-terminee',
  component: OrderFinishedScreen,
  parameters: { path: '/order-finished' },
  args: { orderNumber: 'BL-2026-000042' },
} satisfies Meta<typeof OrderFinishedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Numbered: Story = { tags: ['dans-sa-page'], name: 'Avec son numéro' };
export const Known: Story = {
  name: 'Avec ses animaux',
  args: { order: sampleOrder(0, 2, 'PENDING'), pictureOf: pictureOfSample },
};
export const Installable: Story = {
  name: 'Avec l’offre d’installer la boutique',
  args: { ...Known.args, install: <InstallView onInstall={() => {}} onRefuse={() => {}} /> },
};
export const Unnumbered: Story = { name: 'Sans numéro', args: { orderNumber: undefined } };
export const Hostile: Story = {
  name: 'Numéro long et étrange',
  args: { orderNumber: '<img src=x onerror=alert(1)>'.repeat(8) },
  parameters: onSmallPhone,
};
