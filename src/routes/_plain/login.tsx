import { createFileRoute } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { loginEffects, loginInput } from '#effects/login.ts';
import { loginMachine } from '#machines/account/login.ts';
import { LoginScreen } from '#screens/account/login.tsx';
import { loginWording } from '#wording/login.ts';
import { headOf } from '../-head.ts';
import { useProvided } from '../-provided.ts';

export const Route = createFileRoute('/_plain/login')({
  head: () => headOf(loginWording.page),
  component: LoginRoute,
});

function LoginRoute() {
  const { app } = Route.useRouteContext();
  const machine = useProvided(app, loginMachine, loginEffects);
  const [snapshot, send] = useMachine(machine, { input: loginInput(app) });
  return <LoginScreen snapshot={snapshot} send={send} />;
}
