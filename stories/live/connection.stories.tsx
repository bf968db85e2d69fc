import type { Meta, StoryObj } from '@storybook/react-vite';
import { connectionMachine } from '#machines/session/connection.machine.ts';
import { ConnectionNotice } from '#screens/layout/connection-notice.tsx';
import { NotFoundScreen } from '#screens/layout/not-found-screen.tsx';
import { unpictured, useLiving } from './manual-answers.ts';
import { connection } from './samples.ts';

function LivingConnection() {
  const { snapshot } = useLiving(connectionMachine, connection);
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
  tags: ['en-direct', '!autodocs'],
} satisfies Meta<typeof LivingConnection>;

export default meta;

export const Live: StoryObj<typeof meta> = { name: 'En direct : et si ?' };
