import { createFileRoute } from '@tanstack/react-router';
import { activationEffects } from '#effects/activation.ts';
import { headOf } from '#heads/head.ts';
import { useProvided } from '#live/provided.ts';
import { activationMachine } from '#machines/account/activation.machine.ts';
import { ActivationScreen } from '#screens/account/activation-screen.tsx';

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
  const input = { token };
  return <ActivationScreen {...useProvided(app, activationMachine, activationEffects, { input })} />;
}
