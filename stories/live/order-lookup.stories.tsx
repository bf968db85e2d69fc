import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { orderLookupMachine } from '#machines/orders/order-lookup.machine.ts';
import { OrderLookupScreen } from '#screens/order-lookup/order-lookup-screen.tsx';
import { orderLookupWording as wording } from '#wording/order-lookup.ts';
import { answer, unpictured, useLiving } from './manual-answers.ts';
import { orderLookup } from './samples.ts';

function LivingOrderLookup() {
  const live = useLiving(orderLookupMachine, orderLookup);
  return <OrderLookupScreen {...live} />;
}

const meta = {
  title: 'Payer et suivre/Suivi de commande/En direct',
  component: LivingOrderLookup,
  tags: ['en-direct', '!autodocs'],
  parameters: { ...unpictured, path: '/order-status' },
} satisfies Meta<typeof LivingOrderLookup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = { name: 'En direct : et si ?' };

export const Found: Story = {
  name: 'Parcours : numéro manquant, réponse perdue, puis livré',
  play: async ({ canvas, userEvent, step }) => {
    const number = canvas.getByLabelText(wording.number);
    const ask = async (text: string) => {
      await userEvent.clear(number);
      await userEvent.type(number, `${text}{Enter}`);
    };
    await step('Sans numéro, rien n’est demandé', async () => {
      await userEvent.click(canvas.getByRole('button', { name: wording.submit }));
      await expect(number).toHaveAccessibleDescription(wording.errors['number-required']);
    });
    await step('La réponse se perd', async () => {
      await ask('TBK-1002');
      await answer('lookUp', 'perdu : aucune réponse');
      await expect(await canvas.findByText(wording.errors.failed)).toBeVisible();
    });
    await step('La commande est livrée', async () => {
      await ask('TBK-1002');
      await answer('lookUp', 'delivered');
      await expect(await canvas.findByText(wording.states.delivered.details)).toBeVisible();
    });
  },
};
