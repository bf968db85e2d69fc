import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect } from 'storybook/test';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { CartScreen } from '#screens/cart/cart-screen.tsx';
import { sampleCart } from '../sample/cart.ts';
import { answer, unpictured, useLiving } from './manual-answers.ts';
import { cart } from './samples.ts';

function LivingCart() {
  const live = useLiving(cartMachine, cart);
  useEffect(() => live.send({ type: 'session.opened' }), [live.send]);
  return <CartScreen {...live} />;
}

const meta = {
  title: 'Acheter/Panier/En direct',
  component: LivingCart,
  tags: ['en-direct', '!autodocs'],
  parameters: {
    ...unpictured,
    path: '/cart/',
    statechart: {
      events: {
        'quantity.requested': { type: 'quantity.requested', lineId: sampleCart[0]?.id, quantity: 3 },
        'removal.requested': { type: 'removal.requested', lineId: sampleCart[0]?.id },
      },
    },
  },
} satisfies Meta<typeof LivingCart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = { name: 'En direct : et si ?' };

export const Slow: Story = {
  name: 'Parcours : quantité changée sur un serveur lent, puis refusée',
  play: async ({ canvas, userEvent, step }) => {
    await step('Le panier arrive', () => answer('readCart', 'loaded'));
    const [more] = await canvas.findAllByRole('button', { name: /^Augmenter/ });
    await step('Un animal de plus : le souhait se voit aussitôt', async () => {
      await userEvent.click(more ?? document.body);
      await expect(await canvas.findByText(/: 3, .*total/)).toBeInTheDocument();
    });
    await step('Le serveur refuse', () => answer('changeLine', 'refused'));
    await step('Le panier est relu : la quantité est celle du serveur', async () => {
      await answer('readCart', 'loaded');
      await expect(await canvas.findByText(/: 2, .*total/)).toBeInTheDocument();
    });
  },
};
