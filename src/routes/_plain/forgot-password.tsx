import { createFileRoute } from '@tanstack/react-router';
import { forgotPasswordEffects, forgotPasswordInput } from '#effects/forgot-password.ts';
import { headOf } from '#heads/head.ts';
import { useProvided } from '#live/provided.ts';
import { forgotPasswordMachine } from '#machines/account/forgot-password.machine.ts';
import { ForgotPasswordScreen } from '#screens/account/forgot-password-screen.tsx';

export const Route = createFileRoute('/_plain/forgot-password')({
  head: async () => headOf((await import('#wording/forgot-password.ts')).forgotPasswordWording.page),
  component: ForgotPasswordRoute,
});

function ForgotPasswordRoute() {
  const { app } = Route.useRouteContext();
  const input = forgotPasswordInput(app);
  const form = useProvided(app, forgotPasswordMachine, forgotPasswordEffects, { input });
  return <ForgotPasswordScreen {...form} />;
}
