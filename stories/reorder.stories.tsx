import type { Meta, StoryObj } from '@storybook/react-vite';
import { at } from '#machines/at.ts';
import { type MissingAnimal, reorderMachine } from '#machines/orders/reorder.machine.ts';
import { Reorder } from '#screens/payment/reorder.tsx';

type Value = Parameters<typeof at<typeof reorderMachine>>[1];
const shown = (value: Value, missing: readonly MissingAnimal[] = []) =>
  at(reorderMachine, value, { orderNumber: 'BL-20261104-0043', isRepaid: true, missing });

const meta = {
  title: 'Payer et suivre/Remettre au panier',
  parameters: { frame: 'none' },
  component: Reorder,
  args: { send: () => {}, snapshot: shown('idle') },
} satisfies Meta<typeof Reorder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { name: 'Remettre au panier' };

export const IdleInARow: Story = { name: 'Sous une commande annulée', args: { place: 'row' } };

export const Refilling: Story = { name: 'Remise au panier', args: { snapshot: shown('refilling') } };

export const Failed: Story = { name: 'Remise au panier impossible', args: { snapshot: shown('failed') } };

export const Short: Story = {
  name: 'Des animaux manquent',
  args: {
    snapshot: shown('short', [
      { name: 'Bélier Ladoum', wanted: 2, back: 1 },
      { name: 'Brebis Mossi', wanted: 1, back: 0 },
    ]),
  },
};
