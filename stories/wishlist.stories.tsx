// §1: Blog, vendors and

import type { Meta, StoryObj } from '@storybook/react-vite';
import { WishlistScreen } from '#screens/wishlist/wishlist-screen.tsx';

const meta = {
  title: 'Choisir/Liste de souhaits',
  component: WishlistScreen,
  parameters: { path: '/wishlist' },
} satisfies Meta<typeof WishlistScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sample: Story = { tags: ['dans-sa-page'], name: 'Exemple (wishlist, favoris)' };
