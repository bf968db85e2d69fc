import { createFileRoute } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { forgotPasswordEffects, forgotPasswordInput } from '#effects/forgot-password.ts';
import { forgotPasswordMachine } from '#machines/account/forgot-password.ts';
import { ForgotPasswordScreen } from '#screens/account/forgot-password.tsx';
import { forgotPasswordWording } from '#wording/forgot-password.ts';
import { headOf } from '../-head.ts';
import { useProvided } from '../-provided.ts';

export const Route = createFileRoute('/_plain/forgot-password')({
  head: () => headOf(forgotPasswordWording.page),
  component: ForgotPasswordRoute,
});

function ForgotPasswordRoute() {
  const { app } = Route.useRouteContext();
  const machine = useProvided(app, forgotPasswordMachine, forgotPasswordEffects);
  const [snapshot, send] = useMachine(machine, { input: forgotPasswordInput(app) });
  return <ForgotPasswordScreen snapshot={snapshot} send={send} />;
}
