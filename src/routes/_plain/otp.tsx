import { createFileRoute } from '@tanstack/react-router';
import { activationCodeEffects, activationCodeInput } from '#effects/code-entry.ts';
import { codeEntryMachine } from '#machines/account/code-entry.ts';
import { CodeEntryScreen } from '#screens/account/code-entry.tsx';
import { headOf } from '../-head.ts';
import { useProvided } from '../-provided.ts';

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
