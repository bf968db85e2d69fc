import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPlainFrame } from '../sample/plain-frame.tsx';
import { LivingCodeEntry } from './living-code-entry.tsx';
import { unpictured } from './manual-answers.ts';

const meta = {
  title: 'Compte/Saisie d’un code (activation et double authentification)/En direct',
  component: LivingCodeEntry,
  decorators: [inPlainFrame],
  tags: ['live', '!autodocs'],
  parameters: {
    ...unpictured,
    path: '/otp',
    statechart: { events: { 'code.pasted': { type: 'code.pasted', box: 0, text: '482913' } } },
  },
  args: { purpose: 'activation' },
} satisfies Meta<typeof LivingCodeEntry>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = { name: 'En direct : et si ?' };

export const LiveTwoFactor: Story = {
  name: 'En direct, double authentification',
  args: { purpose: 'twoFactor' },
};
