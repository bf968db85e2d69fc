import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { at } from '#machines/at.ts';
import { cartMachine } from '#machines/cart/cart.machine.ts';
import { type CartContext, emptyCart } from '#machines/cart/cart.model.ts';
import { CartScreen } from '#screens/cart/cart-screen.tsx';
import { cartWording } from '#wording/cart.ts';
import { sampleCart } from './sample/cart.ts';

const meta = {
  title: 'Acheter/Panier',
  parameters: { path: '/cart/' },
  component: CartScreen,
  args: {
    send: () => undefined,
    snapshot: at(cartMachine, 'visitor', emptyCart),
  },
} satisfies Meta<typeof CartScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

type Freshness = 'fresh' | 'stale' | 'unread';
type Work = 'idle' | 'changing' | 'rereading';
const ready = (freshness: Freshness, work: Work, context: CartContext): Story['args'] => ({
  snapshot: at(cartMachine, { ready: { freshness, burst: 'inactive', work } }, context),
});

const lines = sampleCart;

export const Visitor: Story = { name: 'Visiteur' };

export const Loading: Story = {
  name: 'Chargement',
  args: { snapshot: at(cartMachine, 'loading', emptyCart) },
};

export const Failed: Story = {
  name: 'Échec du chargement',
  args: { snapshot: at(cartMachine, 'failed', emptyCart) },
};

const hour = Date.parse('2026-11-27T18:20:00Z');
const seen = cartWording.stored.seen(hour, hour + 86_400_000);

export const Kept: Story = {
  name: 'Gardé sur l’appareil, hors connexion',
  // In place of each cart that could not be read.
  args: { stored: { lines: sampleCart, seen } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/vu hier à 18.h.20/u);
    await expect(canvas.getByText(cartWording.stored.order)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: cartWording.summary.checkout })).toBeNull();
    for (const change of canvas.getAllByRole('button', { name: /^(?:Augmenter|Supprimer)/ }))
      await expect(change).toBeDisabled();
  },
};

export const KeptEmpty: Story = {
  name: 'Gardé vide, hors connexion',
  args: { snapshot: at(cartMachine, 'failed', emptyCart), stored: { lines: [], seen } },
};

export const ReadyEmpty: Story = {
  name: 'Panier vide (empty cart)',
  parameters: { subject: cartWording.empty.title },
  args: { ...ready('fresh', 'idle', emptyCart) },
};

export const Ready: Story = {
  tags: ['dans-sa-page'],
  name: 'Trois lignes (cart, récapitulatif, total)',
  args: { ...ready('fresh', 'idle', { ...emptyCart, lines }) },
};

const unread = [{ id: '0d8c7a52-64f5-4c0e-9d61-5d5b50c1a009', name: 'Bélier Ladoum' }];

export const ReadyUnread: Story = {
  name: 'Un article qui ne s’affiche pas',
  args: { ...ready('fresh', 'idle', { ...emptyCart, lines, unread }) },
};

export const ReadyUnreadAlone: Story = {
  name: 'Rien de lisible',
  args: { ...ready('fresh', 'idle', { ...emptyCart, unread: [...unread, { id: null, name: null }] }) },
};

const [first] = lines;
if (first === undefined) throw new Error('The sample cart is empty.');
const removed = [{ line: first, at: 0 }];

export const ReadyRemoved: Story = {
  name: 'Animal supprimé, à rappeler',
  args: {
    send: fn(),
    ...ready('fresh', 'idle', { ...emptyCart, lines: lines.slice(1), removed }),
  },
  play: async ({ args, canvas, userEvent: user }) => {
    const undo = canvas.getByRole('button', { name: cartWording.removed.undoLine(first.product.name) });
    await user.click(undo);
    await expect(args.send).toHaveBeenCalledTimes(1);
    await expect(args.send).toHaveBeenCalledWith({ type: 'removal.undone', line: first });
  },
};

export const ReadyEmptied: Story = {
  name: 'Dernier animal supprimé',
  args: { ...ready('fresh', 'idle', { ...emptyCart, removed }) },
};

const [, second, third] = lines.map(({ product }) => product.id);

const leftOf = new Map([
  [second ?? '', 0],
  [third ?? '', 1],
]);

export const ReadyTroubled: Story = {
  name: 'Un animal parti, un épuisé, un en trop petit nombre',
  args: {
    ...Ready.args,
    stock: { left: leftOf, isWhole: true },
    snapshot: at(
      cartMachine,
      { ready: { freshness: 'fresh', burst: 'inactive', work: 'idle' } },
      { ...emptyCart, lines: lines.map((line) => ({ ...line, quantity: 2 })) },
    ),
  },
};

/** The first animal has no readable record. */
export const ReadyTroubledUnread: Story = {
  name: 'Un épuisé, un en trop petit nombre, un dont le stock est illisible',
  args: { ...ReadyTroubled.args, stock: { left: leftOf, isWhole: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(cartWording.trouble.soldOut)).toBeVisible();
    await expect(canvas.getByText(/^Il n’en reste que 1/)).toBeVisible();
    await expect(canvas.queryByText(cartWording.trouble.gone)).toBeNull();
  },
};

export const ReadyAll: Story = {
  name: 'Tout ce qui reste d’un animal',
  args: {
    ...Ready.args,
    stock: {
      left: new Map(lines.map(({ product, quantity }, index) => [product.id, quantity + index])),
      isWhole: true,
    },
  },
  play: async ({ canvas, userEvent: user }) => {
    const [name = '', other = ''] = lines.map(({ product }) => product.name);
    const more = canvas.getByRole('button', { name: cartWording.quantity.increase(name) });
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText(cartWording.most(lines[0]?.quantity ?? 0))).toBeVisible();
    await user.type(canvas.getByRole('spinbutton', { name: cartWording.quantity.label(other) }), '9');
    await user.tab();
    await expect(
      await canvas.findByText(cartWording.trouble.few((lines[1]?.quantity ?? 0) + 1)),
    ).toBeVisible();
  },
};

export const Changing: Story = {
  name: 'Quantité en cours de changement',
  args: {
    ...ready('fresh', 'changing', { ...emptyCart, lines, sent: { lineId: lines[0]?.id ?? '', quantity: 4 } }),
  },
};

export const Rereading: Story = {
  name: 'Relecture du panier',
  args: { ...ready('stale', 'rereading', { ...emptyCart, lines }) },
};

export const Unread: Story = {
  name: 'Relecture échouée',
  args: { ...ready('unread', 'idle', { ...emptyCart, lines }) },
};
