import { createFileRoute } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { twoFactorEffects, twoFactorInput } from '#effects/code-entry.ts';
import { codeEntryMachine } from '#machines/account/code-entry.ts';
import { CodeEntryScreen } from '#screens/account/code-entry.tsx';
import { codesWording } from '#wording/codes.ts';
import { headOf } from '../-head.ts';
import { useProvided } from '../-provided.ts';

export const Route = createFileRoute('/_plain/two-factor-auth')({
  head: () => headOf(codesWording.twoFactor.page),
  component: TwoFactorRoute,
});

function TwoFactorRoute() {
  const { app } = Route.useRouteContext();
  const machine = useProvided(app, codeEntryMachine, twoFactorEffects);
  const [snapshot, send] = useMachine(machine, { input: twoFactorInput(app) });
  return <CodeEntryScreen purpose="twoFactor" snapshot={snapshot} send={send} />;
}
