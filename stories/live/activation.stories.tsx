import type { Meta, StoryObj } from '@storybook/react-vite';
import { activationMachine } from '#machines/account/activation.machine.ts';
import { ActivationScreen } from '#screens/account/activation-screen.tsx';
import { inPlainFrame } from '../sample/plain-frame.tsx';
import { unpictured, useLiving } from './manual-answers.ts';
import { activation } from './samples.ts';

function LivingActivation() {
  const live = useLiving(activationMachine, activation, { input: { token: '5e8d1c0b9a7f4e2d' } });
  return <ActivationScreen {...live} />;
}

const meta = {
  title: 'Compte/Activation par lien/En direct',
  component: LivingActivation,
  decorators: [inPlainFrame],
  tags: ['en-direct', '!autodocs'],
  parameters: { ...unpictured, path: '/activate' },
} satisfies Meta<typeof LivingActivation>;

export default meta;

export const Live: StoryObj<typeof meta> = { name: 'En direct : et si ?' };
