import { createFileRoute } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { activationCodeEffects, activationCodeInput } from '#effects/code-entry.ts';
import { codeEntryMachine } from '#machines/account/code-entry.ts';
import { CodeEntryScreen } from '#screens/account/code-entry.tsx';
import { codesWording } from '#wording/codes.ts';
import { headOf } from '../-head.ts';
import { useProvided } from '../-provided.ts';

export const Route = createFileRoute('/_plain/otp')({
  head: () => headOf(codesWording.activation.page),
  component: OtpRoute,
});

function OtpRoute() {
  const { app } = Route.useRouteContext();
  const machine = useProvided(app, codeEntryMachine, activationCodeEffects);
  const [snapshot, send] = useMachine(machine, { input: activationCodeInput(app) });
  return <CodeEntryScreen purpose="activation" snapshot={snapshot} send={send} />;
}
