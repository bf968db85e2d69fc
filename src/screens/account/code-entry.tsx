import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import type { SnapshotFrom } from 'xstate';
import { configuration } from '#app/configuration.ts';
import type { CodeEntryEvent, codeEntryMachine } from '#machines/account/code-entry.ts';
import { isCodeComplete } from '#rules/code-boxes.ts';
import { Button } from '#ui/button.tsx';
import { CodeBoxes } from '#ui/code-boxes.tsx';
import { Form } from '#ui/form.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { codesWording } from '#wording/codes.ts';
import { errorsWording } from '#wording/errors.ts';
import { noticesWording } from '#wording/notices.ts';
import { AccountHeading } from './account-heading.tsx';
import { pageColumn, pageFoot, textLink } from './account-style.ts';
import { NoCodeAwaited } from './no-code-awaited.tsx';

export type CodePurpose = 'activation' | 'twoFactor';

type CodeEntryScreenProps = {
  /** `activation`: /otp, 6 boxes. `twoFactor`: /two-factor-auth, 5 boxes. */
  purpose: CodePurpose;
  snapshot: SnapshotFrom<typeof codeEntryMachine>;
  send: (event: CodeEntryEvent) => void;
};

/** The entry of a mailed or texted code (specification §2 "Activation code", "Two-factor"). */
export function CodeEntryScreen({ purpose, snapshot, send }: CodeEntryScreenProps) {
  const messageId = useId();
  if (snapshot.matches('unawaited')) return <NoCodeAwaited purpose={purpose} />;

  const { boxes, recipient, refusal } = snapshot.context;
  const { title, submit } = codesWording[purpose];
  const busy = snapshot.hasTag('busy');
  const message = messageOf(snapshot);
  return (
    <div className={pageColumn}>
      <AccountHeading title={title} scene={purpose === 'activation' ? 'success' : 'waiting'}>
        <Instruction purpose={purpose} recipient={recipient ?? ''} />
      </AccountHeading>
      <Form onSubmit={() => send({ type: 'form.submitted' })}>
        <CodeBoxes
          label={codesWording.boxes}
          boxLabel={codesWording.box}
          boxes={boxes}
          onTyped={(box, text) => send({ type: 'digit.typed', box, text })}
          onPasted={(box, text) => send({ type: 'code.pasted', box, text })}
          onErased={(box) => send({ type: 'digit.erased', box })}
          onEntered={(box) => send({ type: 'box.entered', box })}
          onMoved={(to) => send({ type: 'box.left', to })}
          invalid={refusal?.code === 'code-invalid'}
          describedBy={message === null ? undefined : messageId}
          readOnly={busy}
        />
        {message !== null && <FormMessage id={messageId}>{message}</FormMessage>}
        <Button type="submit" width="full" busy={busy} disabled={!isCodeComplete(boxes)}>
          {busy ? codesWording.submitting : submit}
        </Button>
      </Form>
      <div className={pageFoot}>
        <Help purpose={purpose} />
        <Link to="/" className={textLink}>
          {codesWording.home}
        </Link>
      </div>
    </div>
  );
}

function messageOf(snapshot: SnapshotFrom<typeof codeEntryMachine>): string | null {
  if (snapshot.matches({ filling: 'unreachable' })) {
    return `${errorsWording.unreachable.title}. ${codesWording.unknownError}`;
  }
  const { refusal } = snapshot.context;
  if (refusal === null) return null;
  const { code, message } = refusal;
  return message ?? (code === 'code-unverified' ? codesWording.unknownError : noticesWording[code].text);
}

function Instruction({ purpose, recipient }: { purpose: CodePurpose; recipient: string }): ReactNode {
  if (purpose === 'twoFactor') return codesWording.twoFactor.text;
  const { before, after } = codesWording.activation.text;
  return (
    <>
      {before} <strong>{recipient}</strong> {after}
    </>
  );
}

function Help({ purpose }: { purpose: CodePurpose }) {
  if (purpose === 'twoFactor') {
    return (
      <>
        <p>{codesWording.twoFactor.help}</p>
        <Link to="/login" className={textLink}>
          {codesWording.twoFactor.login}
        </Link>
      </>
    );
  }
  return (
    <>
      <p>{codesWording.activation.help}</p>
      <a href={`mailto:${configuration.email}`} className={textLink}>
        {codesWording.activation.support}
      </a>
      <p>
        {codesWording.activation.activated}{' '}
        <Link to="/login" className={textLink}>
          {codesWording.activation.login}
        </Link>
      </p>
    </>
  );
}
