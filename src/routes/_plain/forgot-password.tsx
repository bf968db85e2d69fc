import { createFileRoute } from '@tanstack/react-router';
import { forgotPasswordEffects, forgotPasswordInput } from '#effects/forgot-password.ts';
import { forgotPasswordMachine } from '#machines/account/forgot-password.ts';
import { ForgotPasswordScreen } from '#screens/account/forgot-password.tsx';
import { headOf } from '../-head.ts';
import { useProvided } from '../-provided.ts';

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
