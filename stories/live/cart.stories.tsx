import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { expect } from 'storybook/test';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { CartScreen } from '#screens/cart/cart-screen.tsx';
import { sampleCart } from '../sample/cart.ts';
import { answer, living, unpictured, useShown } from './manual-answers.ts';
import { cart } from './samples.ts';

function LivingCart() {
  const [machine] = useState(() => living(cartMachine, cart));
  const [snapshot, send, actor] = useMachine(machine);
  useShown(actor);
  useEffect(() => send({ type: 'session.opened' }), [send]);
  return <CartScreen snapshot={snapshot} send={send} />;
}

const meta = {
  title: 'Acheter/Panier/En direct',
  component: LivingCart,
  tags: ['live', '!autodocs'],
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
