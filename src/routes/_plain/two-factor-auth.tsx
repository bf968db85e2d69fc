import { createFileRoute } from '@tanstack/react-router';
import { twoFactorEffects, twoFactorInput } from '#effects/code-entry.ts';
import { headOf } from '#heads/head.ts';
import { useProvided } from '#live/provided.ts';
import { codeEntryMachine } from '#machines/account/code-entry.machine.ts';
import { CodeEntryScreen } from '#screens/account/code-entry-screen.tsx';

export const Route = createFileRoute('/_plain/two-factor-auth')({
  head: async () => headOf((await import('#wording/code-entry.ts')).codeEntryWording.twoFactor.page),
  component: TwoFactorRoute,
});

function TwoFactorRoute() {
  const { app } = Route.useRouteContext();
  const entry = useProvided(app, codeEntryMachine, twoFactorEffects, { input: twoFactorInput(app) });
  return <CodeEntryScreen purpose="twoFactor" {...entry} />;
}
