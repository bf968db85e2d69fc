import { createFileRoute } from '@tanstack/react-router';
import { resetPasswordEffects } from '#effects/reset-password.ts';
import { headOf } from '#heads/head.ts';
import { useProvided } from '#live/provided.ts';
import { resetPasswordMachine } from '#machines/account/reset-password.machine.ts';
import { ResetPasswordScreen } from '#screens/account/reset-password-screen.tsx';

export const Route = createFileRoute('/_plain/account/reset-password/$token')({
  head: async () => headOf((await import('#wording/reset-password.ts')).resetPasswordWording.page),
  component: ResetPasswordRoute,
});

function ResetPasswordRoute() {
  const { token } = Route.useParams();
  return <ResetPassword key={token} token={token} />;
}

function ResetPassword({ token }: { token: string }) {
  const { app } = Route.useRouteContext();
  const input = { token };
  return <ResetPasswordScreen {...useProvided(app, resetPasswordMachine, resetPasswordEffects, { input })} />;
}
