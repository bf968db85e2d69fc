import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMachine } from '@xstate/react';
import { StrictMode, useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { type ActivationAnswer, activationMachine } from '#machines/account/activation.machine.ts';
import { at } from '#machines/at.ts';
import { withEffects } from '#machines/with-effects.ts';
import { ActivationScreen } from '#screens/account/activation-screen.tsx';
import { activationWording } from '#wording/activation.ts';
import { inPlainFrame } from './sample/plain-frame.tsx';

const token = '5e8d1c0b9a7f4e2d';

const meta = {
  title: 'Compte/Activation par lien',
  parameters: { path: '/account/activate/jeton' },
  component: ActivationScreen,
  decorators: [inPlainFrame],
  args: { snapshot: at(activationMachine, 'activating', { token }), send: () => undefined },
} satisfies Meta<typeof ActivationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Activating: Story = { name: 'Activation en cours' };

export const Activated: Story = {
  name: 'Compte activé',
  args: { snapshot: at(activationMachine, 'activated', { token }) },
};

export const Refused: Story = {
  name: 'Lien invalide',
  args: { snapshot: at(activationMachine, 'refused', { token }) },
};

export const Unlinked: Story = {
  name: 'Adresse sans lien',
  args: { snapshot: at(activationMachine, 'unlinked', { token: null }) },
};

export const Unreachable: Story = {
  name: 'Sans réponse',
  args: { snapshot: at(activationMachine, 'unreachable', { token }) },
};

/** Resolves immediately, and rejects where it is aborted, as the client does. */
const activate = (signal: AbortSignal) =>
  new Promise<ActivationAnswer>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    queueMicrotask(() => signal.aborted || resolve({ kind: 'activated' }));
  });

function LivingActivation() {
  const [machine] = useState(() =>
    withEffects(activationMachine, {
      calls: { activate: (_, signal) => activate(signal) },
      actions: { prefillLoginEmail: () => undefined },
    }),
  );
  const [snapshot, send] = useMachine(machine, { input: { token } });
  return <ActivationScreen snapshot={snapshot} send={send} />;
}

/** React mounts children of an existing strict mode twice. */
function Later() {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return isThere && <LivingActivation />;
}

export const Journey: Story = {
  tags: ['en-direct'],
  name: 'Parcours : activé, même où React démarre la page deux fois',
  render: () => (
    <StrictMode>
      <Later />
    </StrictMode>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: activationWording.done.title })).toBeVisible(),
    );
  },
};
