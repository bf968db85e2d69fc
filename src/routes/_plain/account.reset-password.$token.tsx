import { createFileRoute } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { resetPasswordEffects } from '#effects/reset-password.ts';
import { resetPasswordMachine } from '#machines/account/reset-password.ts';
import { ResetPasswordScreen } from '#screens/account/reset-password.tsx';
import { resetPasswordWording } from '#wording/reset-password.ts';
import { headOf } from '../-head.ts';
import { useProvided } from '../-provided.ts';

export const Route = createFileRoute('/_plain/account/reset-password/$token')({
  head: () => headOf(resetPasswordWording.page),
  component: ResetPasswordRoute,
});

function ResetPasswordRoute() {
  const { token } = Route.useParams();
  return <ResetPassword key={token} token={token} />;
}

function ResetPassword({ token }: { token: string }) {
  const { app } = Route.useRouteContext();
  const machine = useProvided(app, resetPasswordMachine, resetPasswordEffects);
  const [snapshot, send] = useMachine(machine, { input: { token } });
  return <ResetPasswordScreen snapshot={snapshot} send={send} />;
}
