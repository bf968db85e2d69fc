// §2 Routes: `/vendor/{id}` and `/become-seller`

import type { Meta, StoryObj } from '@storybook/react-vite';
import { VendorScreen } from '#screens/vendors/vendor-screen.tsx';
import { vendorOf } from '#screens/vendors/vendors.ts';

const vendor = vendorOf('bergerie-du-cayor');
if (vendor === undefined) throw new Error('The sample vendor is missing.');

const meta = {
  title: 'Découvrir/Vendeur',
  id: 'decouvrir-vendeur',
  component: VendorScreen,
  parameters: { path: '/vendor/bergerie-du-cayor' },
  args: { vendor },
} satisfies Meta<typeof VendorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sample: Story = { tags: ['dans-sa-page'], name: 'Exemple (vendor)' };
