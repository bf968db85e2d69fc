import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { MeansOfPayment, PaymentType } from '#openapi/schemas.ts';
import { CheckoutScreen } from '#screens/checkout/checkout-screen.tsx';
import { checkoutWording as wording } from '#wording/checkout.ts';
import { answer, unpictured, useLiving } from './manual-answers.ts';
import { checkout } from './samples.ts';

function LivingCheckout() {
  const live = useLiving(checkoutMachine, checkout, {
    input: { step: 1, paymentHosts: { secure: ['pay.exemple.ci'], plain: [] } },
  });
  return <CheckoutScreen {...live} />;
}

const meta = {
  title: 'Acheter/Caisse/En direct',
  component: LivingCheckout,
  tags: ['en-direct', '!autodocs'],
  parameters: {
    ...unpictured,
    path: '/checkout',
    statechart: { events: { 'step.opened': { type: 'step.opened', step: 2 } } },
  },
} satisfies Meta<typeof LivingCheckout>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

export const Live: Story = { name: 'En direct : et si ?' };

type Choice = { means: MeansOfPayment; type?: PaymentType };

/** Goes through the three steps, with one way to pay, and presses Commander. */
const atTheEnd =
  ({ means, type = 'mobile' }: Choice): Play =>
  async ({ canvas, userEvent, step }) => {
    const { names, types } = wording.payment;
    const press = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }));
    const choose = async (label: string) =>
      userEvent.click(await canvas.findByRole('radio', { name: (text) => text.startsWith(label) }));
    await step('Le panier et le profil arrivent', () => answer('load', 'loaded'));
    await step('1 · Vérifications : Suivant', () => press(wording.next));
    await step(`2 · Paiement : ${names[means]}`, async () => {
      await choose(types[type].title);
      await choose(names[means]);
      await press(wording.next);
    });
    await step('3 · Confirmation : Commander', async () => {
      await expect((await canvas.findAllByText(names[means])).length).toBeGreaterThan(0);
      const order = await canvas.findByRole('button', { name: wording.order });
      await waitFor(() => expect(order).toHaveAttribute('data-ready', 'true'));
      await userEvent.click(order);
    });
  };

/** The enter animation of a step's content, which may still run. */
const movementOf = (title: HTMLElement): string => {
  const content = title.closest('form')?.firstElementChild?.firstElementChild;
  return content instanceof HTMLElement ? getComputedStyle(content).animationName : '';
};

export const Slides: Story = {
  name: 'Les étapes glissent dans le sens où l’on va',
  play: async ({ canvas, userEvent, step }) => {
    const press = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }));
    const titled = (title: string) =>
      canvas.findByRole('heading', { level: 2, name: (name) => name.includes(title.slice(0, 12)) });
    await step('Le panier et le profil arrivent', () => answer('load', 'loaded'));
    const { verification, payment } = wording;
    await step('La première étape est là, immobile', async () =>
      expect(movementOf(await titled(verification.title))).toBe('none'),
    );
    await step('Suivant', async () => {
      await press(wording.next);
      await expect(movementOf(await titled(payment.title))).toBe('stepOn');
    });
    await step('Précédent', async () => {
      await press(wording.previous);
      await expect(movementOf(await titled(verification.title))).toBe('stepBack');
    });
    await step('Sans mouvement, rien ne glisse', async () => {
      document.documentElement.dataset.motion = 'reduced';
      try {
        await press(wording.next);
        await expect(movementOf(await titled(payment.title))).toBe('none');
      } finally {
        delete document.documentElement.dataset.motion;
      }
    });
  },
};

const paidWith =
  (choice: Choice): Play =>
  async (context) => {
    await atTheEnd(choice)(context);
    await context.step('Rien n’a changé', () => answer('reread', 'read'));
    await context.step('La commande est prise', () => answer('placeOrder', 'placed'));
    await expect(await context.canvas.findByText(/BL-20261121-0128/)).toBeVisible();
  };

export const PaidWithWave: Story = {
  name: 'Parcours : payé avec Wave',
  play: paidWith({ means: 'wave' }),
};

export const PaidOnDelivery: Story = {
  name: 'Parcours : paiement à la livraison, acompte avec Wave',
  play: paidWith({ means: 'wave', type: 'livraison' }),
};

export const Refused: Story = {
  name: 'Parcours : commande refusée, rien n’est perdu',
  play: async (context) => {
    await atTheEnd({ means: 'wave' })(context);
    await context.step('Rien n’a changé', () => answer('reread', 'read'));
    await context.step('Le serveur refuse', () => answer('placeOrder', 'refused · checkout-failed'));
    await expect(await context.canvas.findByRole('button', { name: wording.order })).toBeEnabled();
  },
};

export const Lost: Story = {
  name: 'Parcours : réponse perdue sur un réseau lent, commande recherchée',
  play: async (context) => {
    await atTheEnd({ means: 'wave' })(context);
    await context.step('Rien n’a changé', () => answer('reread', 'read'));
    await context.step('La réponse se perd', () => answer('placeOrder', 'perdu : aucune réponse'));
    await context.step('Les commandes sont lues', () => answer('lookUpOrders', 'listed'));
    await expect(await context.canvas.findByRole('button', { name: /reprendre/i })).toBeVisible();
  },
};
