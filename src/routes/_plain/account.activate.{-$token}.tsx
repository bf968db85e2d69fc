import { createFileRoute } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { activationEffects } from '#effects/activation.ts';
import { activationMachine } from '#machines/account/activation.ts';
import { withEffects } from '#machines/with-effects.ts';
import { ActivationScreen } from '#screens/account/activation.tsx';
import { headOf } from '../-head.ts';

export const Route = createFileRoute('/_plain/account/activate/{-$token}')({
  head: async () => headOf((await import('#wording/activation.ts')).activationWording.page),
  component: ActivationRoute,
});

function ActivationRoute() {
  const { token } = Route.useParams();
  return <Activation key={token} token={token ?? null} />;
}

function Activation({ token }: { token: string | null }) {
  const { app } = Route.useRouteContext();
  const [machine] = useState(() => withEffects(activationMachine, activationEffects(app)));
  const [snapshot, send] = useMachine(machine, { input: { token } });
  return <ActivationScreen snapshot={snapshot} send={send} />;
}
