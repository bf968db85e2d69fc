import type { Meta, StoryObj } from '@storybook/react-vite';
import { DepositConditions } from '#screens/pages/deposit-conditions.tsx';
import { container } from '#ui/container.ts';
import { noDeposit, sampleDeposit } from './sample/deposit.ts';

const meta = {
  title: 'Acheter/Caisse/Acompte',
  parameters: { frame: 'none' },
  component: DepositConditions,
  decorators: [
    (Story) => (
      <main className={container}>
        <Story />
      </main>
    ),
  ],
  args: { answers: sampleDeposit },
} satisfies Meta<typeof DepositConditions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Answered: Story = { name: 'Les six réponses données' };
export const Demo: Story = {
  name: 'Celles de la boutique de démonstration',
  args: { answers: { ...sampleDeposit, isDemo: true } },
};
export const Afterwards: Story = { name: 'Après la commande', args: { isAfter: true } };
export const OneMissing: Story = {
  name: 'Une réponse manque',
  args: { answers: { ...sampleDeposit, refused: '' } },
};
export const Unanswered: Story = { name: 'Aucune réponse', args: { answers: noDeposit } };
