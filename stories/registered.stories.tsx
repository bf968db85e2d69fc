import type { Meta, StoryObj } from '@storybook/react-vite';
import { RegisteredScreen } from '#screens/account/registered-screen.tsx';
import { inPlainFrame } from './sample/plain-frame.tsx';

const meta = {
  title: 'Compte/Inscription réussie',
  id: 'compte-inscription-reussie',
  parameters: { path: '/thank-for-register' },
  component: RegisteredScreen,
  decorators: [inPlainFrame],
} satisfies Meta<typeof RegisteredScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Registered: Story = { name: 'Compte créé' };
