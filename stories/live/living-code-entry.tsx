import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { codeEntryMachine } from '#machines/account/code-entry.machine.ts';
import { CodeEntryScreen, type CodePurpose } from '#screens/account/code-entry-screen.tsx';
import { living, useShown } from './manual-answers.ts';
import { codeEntry } from './samples.ts';

/** The entry of a code, answered in the panel: the activation of an account, or the second step of a login. */
export function LivingCodeEntry({ purpose }: { purpose: CodePurpose }) {
  const [machine] = useState(() => living(codeEntryMachine, codeEntry));
  const [snapshot, send, actor] = useMachine(machine, {
    input: {
      recipient: 'adjoua@exemple.ci',
      length: purpose === 'activation' ? 6 : 5,
      next: purpose === 'activation' ? '/login' : '/dashboard',
    },
  });
  useShown(actor);
  return <CodeEntryScreen purpose={purpose} snapshot={snapshot} send={send} />;
}
