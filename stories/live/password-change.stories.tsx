import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { passwordChangeMachine } from '#machines/account/password-change.machine.ts';
import { PasswordChange } from '#screens/dashboard/password-change.tsx';
import { inAccount } from '../sample/in-account.tsx';
import { living, unpictured, useShown } from './manual-answers.ts';
import { passwordChange } from './samples.ts';

function LivingPasswordChange() {
  const [machine] = useState(() => living(passwordChangeMachine, passwordChange));
  const [snapshot, send, actor] = useMachine(machine);
  useShown(actor);
  return <PasswordChange snapshot={snapshot} send={send} username="client@exemple.ci" />;
}

const meta = {
  title: 'Espace client/Sécurité/En direct',
  id: 'espace-client-securite-en-direct',
  component: LivingPasswordChange,
  decorators: [inAccount('securite')],
  tags: ['live', '!autodocs'],
  parameters: { ...unpictured, path: '/dashboard?onglet=securite' },
} satisfies Meta<typeof LivingPasswordChange>;

export default meta;

export const Live: StoryObj<typeof meta> = { name: 'En direct : et si ?' };
