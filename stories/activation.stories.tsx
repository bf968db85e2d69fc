import type { Meta, StoryObj } from '@storybook/react-vite';
import { activationMachine } from '#machines/activation.ts';
import { at } from '#machines/at.ts';
import { ActivationScreen } from '#screens/account/activation.tsx';
import { inPlainFrame } from './sample/plain-frame.tsx';

const token = '5e8d1c0b9a7f4e2d';

const meta = {
  title: 'Écrans/Activation par lien',
  component: ActivationScreen,
  decorators: [inPlainFrame],
  args: { snapshot: at(activationMachine, 'activating', { token }), send: () => undefined },
} satisfies Meta<typeof ActivationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone' } } } as const;

export const Activating: Story = { name: 'Activation en cours' };

export const Activated: Story = {
  name: 'Compte activé',
  args: { snapshot: at(activationMachine, 'activated', { token }) },
};

export const Refused: Story = {
  name: 'Lien invalide',
  args: { snapshot: at(activationMachine, 'refused', { token }) },
};
export const RefusedOnPhone: Story = { ...Refused, ...phone, name: 'Lien invalide, au téléphone' };

export const Unlinked: Story = {
  name: 'Adresse sans lien',
  args: { snapshot: at(activationMachine, 'unlinked', { token: null }) },
};

export const Unreachable: Story = {
  name: 'Sans réponse',
  args: { snapshot: at(activationMachine, 'unreachable', { token }) },
};
