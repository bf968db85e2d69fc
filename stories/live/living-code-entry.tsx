import { codeEntryMachine } from '#machines/account/code-entry.machine.ts';
import { CodeEntryScreen, type CodePurpose } from '#screens/account/code-entry-screen.tsx';
import { useLiving } from './manual-answers.ts';
import { codeEntry } from './samples.ts';

/** The entry of a code, answered in the panel: the activation of an account, or the second step of a login. */
export function LivingCodeEntry({ purpose }: { purpose: CodePurpose }) {
  const live = useLiving(codeEntryMachine, codeEntry, {
    input: {
      recipient: 'adjoua@exemple.ci',
      length: purpose === 'activation' ? 6 : 5,
      next: purpose === 'activation' ? '/login' : '/dashboard',
    },
  });
  return <CodeEntryScreen purpose={purpose} {...live} />;
}
