import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { connectionMachine } from '#machines/session/connection.machine.ts';
import { ConnectionNotice } from '#screens/layout/connection-notice.tsx';
import { NotFoundScreen } from '#screens/layout/not-found-screen.tsx';
import { living, unpictured, useShown } from './manual-answers.ts';
import { connection } from './samples.ts';

function LivingConnection() {
  const [machine] = useState(() => living(connectionMachine, connection));
  const [snapshot, , actor] = useMachine(machine);
  useShown(actor);
  return (
    <>
      <NotFoundScreen />
      <ConnectionNotice snapshot={snapshot} />
    </>
  );
}

const meta = {
  title: 'Partout/Réseau lent ou coupé/En direct',
  id: 'partout-reseau-lent-ou-coupe-en-direct',
  parameters: { ...unpictured },
  component: LivingConnection,
  tags: ['live', '!autodocs'],
} satisfies Meta<typeof LivingConnection>;

export default meta;

export const Live: StoryObj<typeof meta> = { name: 'En direct : et si ?' };
