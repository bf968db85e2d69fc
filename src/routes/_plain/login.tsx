import { createFileRoute } from '@tanstack/react-router';
import { loginEffects, loginInput } from '#effects/login.ts';
import { headOf } from '#heads/head.ts';
import { useProvided } from '#live/provided.ts';
import { loginMachine } from '#machines/account/login.machine.ts';
import { LoginScreen } from '#screens/account/login-screen.tsx';

export const Route = createFileRoute('/_plain/login')({
  head: async () => headOf((await import('#wording/login.ts')).loginWording.page),
  component: LoginRoute,
});

function LoginRoute() {
  const { app } = Route.useRouteContext();
  return <LoginScreen {...useProvided(app, loginMachine, loginEffects, { input: loginInput(app) })} />;
}
