import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { action } from 'storybook/actions';
import { expect, waitFor } from 'storybook/test';
import { type CheckoutEffects, checkoutMachine } from '#machines/checkout/checkout.ts';
import { withEffects } from '#machines/with-effects.ts';
import { CheckoutScreen } from '#screens/checkout/checkout.tsx';
import { checkoutWording as wording } from '#wording/checkout.ts';
import { sampleAnimals } from '../sample/animals.ts';
import { sampleCart } from '../sample/cart.ts';
import { sampleAttempt } from '../sample/checkout.ts';
import { sampleOrders } from '../sample/orders.ts';
import { sampleUser } from '../sample/user.ts';
import { answer, byHand, useShown } from './by-hand.ts';

const [animal] = sampleAnimals;
/** The animals of the cart as the catalogue has them: nothing changed. */
const products = sampleCart.flatMap(({ product }) =>
  animal === undefined
    ? []
    : [{ ...animal, ...product, category: animal.category, quantity_initial: 9, quantity_vendu: 0 }],
);
const refusal = { code: 'checkout-failed' } as const;

/** What the checkout's calls may come back with. */
const calls = byHand<CheckoutEffects['calls']>({
  load: {
    loaded: { kind: 'loaded', profile: sampleUser, lines: sampleCart, attempt: null, draft: null },
    refused: { kind: 'refused' },
  },
  reread: {
    read: {
      kind: 'read',
      lines: sampleCart,
      products: products.map((product, index) => ({ ...product, ...sampleCart[index]?.product })),
      knownOrders: [],
      key: '5d5b50c1-0d8c-4a52-94f5-4c0e9d61a002',
    },
    preceded: { kind: 'preceded', attempt: sampleAttempt },
    refused: {
      'checkout-failed': { kind: 'refused', refusal },
      'checkout-unexpected-answer': { kind: 'refused', refusal: { code: 'checkout-unexpected-answer' } },
      'order-placed': { kind: 'refused', refusal: { code: 'order-placed' } },
    },
    unauthorized: { kind: 'unauthorized' },
    ended: { kind: 'ended' },
  },
  placeOrder: {
    placed: { kind: 'placed', number: 'BL-20261121-0128', paymentUrl: 'https://pay.exemple.ci/p/128' },
    refused: {
      'checkout-failed': { kind: 'refused', refusal },
      'checkout-unexpected-answer': { kind: 'refused', refusal: { code: 'checkout-unexpected-answer' } },
      'order-placed': { kind: 'refused', refusal: { code: 'order-placed' } },
    },
    unanswered: { kind: 'unanswered', refusal },
    unauthorized: { kind: 'unauthorized' },
    ended: { kind: 'ended' },
    preceded: { kind: 'preceded', attempt: sampleAttempt },
  },
  lookUpOrders: {
    listed: { kind: 'listed', orders: sampleOrders, lines: sampleCart },
    refused: { kind: 'refused' },
  },
  awaitSettlement: { done: undefined },
  awaitReturn: { done: undefined },
  askPayment: { waiting: { kind: 'waiting', paymentUrl: null }, settled: { kind: 'settled' } },
});

const effects: CheckoutEffects = {
  calls,
  actions: {
    showStep: action('showStep'),
    keepDraft: action('keepDraft'),
    forgetDraft: action('forgetDraft'),
    forgetAttempt: action('forgetAttempt'),
    refreshCart: action('refreshCart'),
    tell: action('tell'),
    leaveForCart: action('leaveForCart'),
    leaveForDashboard: action('leaveForDashboard'),
    keepPayment: action('keepPayment'),
    leaveForPayment: action('leaveForPayment'),
    leaveForResult: action('leaveForResult'),
  },
};

function LivingCheckout() {
  const [machine] = useState(() => withEffects(checkoutMachine, effects));
  const [snapshot, send, actor] = useMachine(machine, {
    input: { step: 1, paymentHosts: { secure: ['pay.exemple.ci'], sandbox: null } },
  });
  useShown(actor);
  return <CheckoutScreen snapshot={snapshot} send={send} />;
}

const meta = {
  title: 'Acheter/Caisse/En direct',
  component: LivingCheckout,
  tags: ['live', '!autodocs'],
  parameters: {
    path: '/checkout',
    statechart: { events: { 'step.opened': { type: 'step.opened', step: 2 } } },
  },
} satisfies Meta<typeof LivingCheckout>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

export const Live: Story = { name: 'En direct : et si ?' };

const atTheEnd: Play = async ({ canvas, userEvent, step }) => {
  const press = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }));
  await step('Le panier et le profil arrivent', () => answer('load', 'loaded'));
  await step('1 · Vérifications : Suivant', () => press(wording.next));
  await step('2 · Paiement : Suivant', () => press(wording.next));
  await step('3 · Confirmation : Commander', async () => {
    const order = await canvas.findByRole('button', { name: wording.order });
    await waitFor(() => expect(order).toHaveAttribute('data-ready', 'true'), { timeout: 5000 });
    await userEvent.click(order);
  });
};

export const Paid: Story = {
  name: 'Parcours : commandé, vers la page de paiement',
  play: async (context) => {
    await atTheEnd(context);
    await context.step('Rien n’a changé', () => answer('reread', 'read'));
    await context.step('La commande est prise', () => answer('placeOrder', 'placed'));
    await expect(await context.canvas.findByText(/BL-20261121-0128/)).toBeVisible();
  },
};

export const Refused: Story = {
  name: 'Parcours : commande refusée, rien n’est perdu',
  play: async (context) => {
    await atTheEnd(context);
    await context.step('Rien n’a changé', () => answer('reread', 'read'));
    await context.step('Le serveur refuse', () => answer('placeOrder', 'refused · checkout-failed'));
    await expect(await context.canvas.findByRole('button', { name: wording.order })).toBeEnabled();
  },
};

export const Lost: Story = {
  name: 'Parcours : réponse perdue sur un réseau lent, commande recherchée',
  play: async (context) => {
    await atTheEnd(context);
    await context.step('Rien n’a changé', () => answer('reread', 'read'));
    await context.step('La réponse se perd', () => answer('placeOrder', 'perdu : aucune réponse'));
    await context.step('Les commandes sont lues', () => answer('lookUpOrders', 'listed'));
    await expect(await context.canvas.findByRole('button', { name: /reprendre/i })).toBeVisible();
  },
};
