import type { Meta, StoryObj } from '@storybook/react-vite';
import { at } from '#machines/at.ts';
import { type CartContext, cartMachine } from '#machines/cart/cart.ts';
import { CartScreen } from '#screens/cart/cart.tsx';
import { sampleCart } from './sample/cart.ts';

const meta = {
  title: 'Acheter/Panier',
  component: CartScreen,
  args: { send: () => undefined, snapshot: at(cartMachine, 'visitor', { lines: [], wishes: [] }) },
} satisfies Meta<typeof CartScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

type Truth = 'known' | 'outdated' | 'unread';
type Work = 'resting' | 'changing' | 'rereading';
const ready = (truth: Truth, work: Work, context: CartContext): Story['args'] => ({
  snapshot: at(cartMachine, { ready: { truth, work } }, context),
});

const lines = sampleCart;
const phone = { globals: { viewport: { value: 'phone' } } } as const;

export const Visitor: Story = { name: 'Visiteur' };

export const Loading: Story = {
  name: 'Chargement',
  args: { snapshot: at(cartMachine, 'loading', { lines: [], wishes: [] }) },
};

export const Failed: Story = {
  name: 'Échec du chargement',
  args: { snapshot: at(cartMachine, 'failed', { lines: [], wishes: [] }) },
};

export const ReadyEmpty: Story = {
  name: 'Panier vide',
  args: { ...ready('known', 'resting', { lines: [], wishes: [] }) },
};

export const Ready: Story = {
  name: 'Trois lignes',
  args: { ...ready('known', 'resting', { lines, wishes: [] }) },
};

export const ReadyOnPhone: Story = { ...Ready, ...phone, name: 'Trois lignes, au téléphone' };

export const Changing: Story = {
  name: 'Quantité en cours de changement',
  args: { ...ready('known', 'changing', { lines, wishes: [{ lineId: lines[0]?.id ?? '', quantity: 4 }] }) },
};

export const Rereading: Story = {
  name: 'Relecture du panier',
  args: { ...ready('outdated', 'rereading', { lines, wishes: [] }) },
};

export const Unread: Story = {
  name: 'Relecture échouée',
  args: { ...ready('unread', 'resting', { lines, wishes: [] }) },
};
