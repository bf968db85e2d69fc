import { createFileRoute } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { activationEffects } from '#effects/activation.ts';
import { activationMachine } from '#machines/account/activation.ts';
import { ActivationScreen } from '#screens/account/activation.tsx';
import { activationWording } from '#wording/activation.ts';
import { headOf } from '../-head.ts';
import { useProvided } from '../-provided.ts';

export const Route = createFileRoute('/_plain/account/activate/{-$token}')({
  head: () => headOf(activationWording.page),
  component: ActivationRoute,
});

function ActivationRoute() {
  const { token } = Route.useParams();
  return <Activation key={token} token={token ?? null} />;
}

function Activation({ token }: { token: string | null }) {
  const { app } = Route.useRouteContext();
  const machine = useProvided(app, activationMachine, activationEffects);
  const [snapshot, send] = useMachine(machine, { input: { token } });
  return <ActivationScreen snapshot={snapshot} send={send} />;
}
