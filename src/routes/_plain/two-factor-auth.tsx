import { createFileRoute } from '@tanstack/react-router';
import { twoFactorEffects, twoFactorInput } from '#effects/code-entry.ts';
import { codeEntryMachine } from '#machines/account/code-entry.ts';
import { CodeEntryScreen } from '#screens/account/code-entry.tsx';
import { headOf } from '../-head.ts';
import { useProvided } from '../-provided.ts';

export const Route = createFileRoute('/_plain/two-factor-auth')({
  head: async () => headOf((await import('#wording/code-entry.ts')).codeEntryWording.twoFactor.page),
  component: TwoFactorRoute,
});

function TwoFactorRoute() {
  const { app } = Route.useRouteContext();
  const entry = useProvided(app, codeEntryMachine, twoFactorEffects, { input: twoFactorInput(app) });
  return <CodeEntryScreen purpose="twoFactor" {...entry} />;
}
