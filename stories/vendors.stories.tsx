import type { Meta, StoryObj } from '@storybook/react-vite';
import { VendorsScreen } from '#screens/vendors/vendors-screen.tsx';

const meta = {
  title: 'Découvrir/Vendeurs',
  id: 'decouvrir-vendeurs',
  component: VendorsScreen,
  parameters: { path: '/vendors' },
} satisfies Meta<typeof VendorsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sample: Story = { tags: ['dans-sa-page'], name: 'Exemple (vendors)' };
