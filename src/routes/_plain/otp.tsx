import { createFileRoute } from '@tanstack/react-router';
import { activationCodeEffects, activationCodeInput } from '#effects/code-entry.ts';
import { headOf } from '#heads/head.ts';
import { useProvided } from '#live/provided.ts';
import { codeEntryMachine } from '#machines/account/code-entry.machine.ts';
import { CodeEntryScreen } from '#screens/account/code-entry-screen.tsx';

export const Route = createFileRoute('/_plain/otp')({
  head: async () => headOf((await import('#wording/code-entry.ts')).codeEntryWording.activation.page),
  component: OtpRoute,
});

function OtpRoute() {
  const { app } = Route.useRouteContext();
  const entry = useProvided(app, codeEntryMachine, activationCodeEffects, {
    input: activationCodeInput(app),
  });
  return <CodeEntryScreen purpose="activation" {...entry} />;
}
