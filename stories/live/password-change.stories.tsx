import type { Meta, StoryObj } from '@storybook/react-vite';
import { passwordChangeMachine } from '#machines/account/password-change.machine.ts';
import { PasswordChange } from '#screens/dashboard/password-change.tsx';
import { inAccount } from '../sample/in-account.tsx';
import { unpictured, useLiving } from './manual-answers.ts';
import { passwordChange } from './samples.ts';

function LivingPasswordChange() {
  const live = useLiving(passwordChangeMachine, passwordChange);
  return <PasswordChange {...live} username="client@exemple.ci" />;
}

const meta = {
  title: 'Espace client/Sécurité/En direct',
  id: 'espace-client-securite-en-direct',
  component: LivingPasswordChange,
  decorators: [inAccount('securite')],
  tags: ['en-direct', '!autodocs'],
  parameters: { ...unpictured, path: '/dashboard?onglet=securite' },
} satisfies Meta<typeof LivingPasswordChange>;

export default meta;

export const Live: StoryObj<typeof meta> = { name: 'En direct : et si ?' };
