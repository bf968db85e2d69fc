// §1: FAQ: delivery covers
// §2 FAQ: Five collapsible questions,

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FaqScreen } from '#screens/faq/faq-screen.tsx';

const meta = {
  title: 'Découvrir/Foire aux questions',
  id: 'decouvrir-foire-aux-questions',
  component: FaqScreen,
  parameters: { path: '/faq' },
} satisfies Meta<typeof FaqScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { tags: ['dans-sa-page'], name: 'Questions fermées (FAQ)' };

export const SeveralOpen: Story = {
  name: 'Plusieurs questions ouvertes',
  play: async ({ canvasElement, userEvent }) => {
    const questions = canvasElement.querySelectorAll('summary');
    expect(questions).toHaveLength(5);
    for (const question of questions) await userEvent.click(question);
    expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(5);
  },
};
