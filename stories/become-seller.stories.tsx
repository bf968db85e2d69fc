import type { Meta, StoryObj } from '@storybook/react-vite';
import { BecomeSellerScreen } from '#screens/vendors/become-seller-screen.tsx';

const meta = {
  title: 'Découvrir/Devenir vendeur',
  id: 'decouvrir-devenir-vendeur',
  component: BecomeSellerScreen,
  parameters: { path: '/become-seller' },
} satisfies Meta<typeof BecomeSellerScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = { tags: ['dans-sa-page'], name: 'Devenir vendeur' };
