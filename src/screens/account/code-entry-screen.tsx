import { type ReactNode, useId } from 'react';
import type { SnapshotFrom } from 'xstate';
import { configuration } from '#configuration/configuration.ts';
import type { codeEntryMachine } from '#machines/account/code-entry.machine.ts';
import { isCodeComplete } from '#rules/code-boxes.ts';
import { boxFields, boxOf, CodeBoxes } from '#ui/code-boxes.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { codeEntryWording } from '#wording/code-entry.ts';
import { errorsWording } from '#wording/errors.ts';
import { noticesWording } from '#wording/notices.ts';
import type { MachineProps } from '../machine-props.ts';
import { AccountForm } from './account-form.tsx';
import { NoCodeAwaited } from './no-code-awaited.tsx';
import { TextAnchor, TextLink } from './text-link.tsx';

export type CodePurpose = 'activation' | 'twoFactor';

type CodeEntryScreenProps = MachineProps<typeof codeEntryMachine> & {
  /** `activation`: /otp, 6 boxes. `twoFactor`: /two-factor-auth, 5 boxes. */
  purpose: CodePurpose;
};

/** The entry of a mailed or texted code (specification §2 "Activation code", "Two-factor"). */
export function CodeEntryScreen({ purpose, snapshot, send }: CodeEntryScreenProps) {
  const messageId = useId();
  if (snapshot.matches('unawaited')) return <NoCodeAwaited purpose={purpose} />;

  const { boxes, recipient, refusal } = snapshot.context;
  const message = messageOf(snapshot);
  // The focus returns to the boxes, which the message describes.
  const isInvalid = refusal?.code === 'code-invalid';
  return (
    <AccountForm
      texts={{ ...codeEntryWording[purpose], submitting: codeEntryWording.submitting }}
      introduction={<Instruction purpose={purpose} recipient={recipient ?? ''} />}
      scene={purpose === 'activation' ? 'success' : 'waiting'}
      name="code-entry"
      busy={snapshot.hasTag('busy')}
      values={boxFields(boxes)}
      onField={(field, text) => send({ type: 'digit.typed', box: boxOf(field), text })}
      onSubmit={(fields) => send({ type: 'form.submitted', digits: Object.values(fields) })}
      complete={isCodeComplete(boxes)}
      refusal={
        message !== null && (
          <FormMessage id={messageId} announcedWithFocus={isInvalid}>
            {message}
          </FormMessage>
        )
      }
      links={
        <>
          <Help purpose={purpose} />
          <TextLink to="/">{codeEntryWording.home}</TextLink>
        </>
      }
    >
      <CodeBoxes
        label={codeEntryWording.boxes}
        boxLabel={codeEntryWording.box}
        boxes={boxes}
        onPasted={(box, text) => send({ type: 'code.pasted', box, text })}
        onErased={(box) => send({ type: 'digit.erased', box })}
        onEntered={(box) => send({ type: 'box.entered', box })}
        onMoved={(to) => send({ type: 'box.left', to })}
        onUnfinished={(digits) => send({ type: 'form.submitted', digits })}
        invalid={isInvalid}
        describedBy={isInvalid ? messageId : undefined}
        readOnly={snapshot.hasTag('busy')}
      />
    </AccountForm>
  );
}

function messageOf(snapshot: SnapshotFrom<typeof codeEntryMachine>): string | null {
  if (snapshot.matches({ filling: 'unreachable' })) {
    return `${errorsWording.unreachable.title}. ${codeEntryWording.unknownError}`;
  }
  const { boxes, refusal } = snapshot.context;
  if (snapshot.matches({ filling: 'unfinished' })) {
    return codeEntryWording.missing(boxes.digits.filter((digit) => digit === '').length);
  }
  if (refusal === null) return null;
  const { code, message } = refusal;
  return message ?? (code === 'code-unverified' ? codeEntryWording.unknownError : noticesWording[code].text);
}

function Instruction({ purpose, recipient }: { purpose: CodePurpose; recipient: string }): ReactNode {
  if (purpose === 'twoFactor') return codeEntryWording.twoFactor.text;
  const { before, after } = codeEntryWording.activation.text;
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
        <p>{codeEntryWording.twoFactor.help}</p>
        <TextLink to="/login">{codeEntryWording.twoFactor.login}</TextLink>
      </>
    );
  }
  return (
    <>
      <p>
        {codeEntryWording.activation.correct}{' '}
        <TextLink to="/register">{codeEntryWording.activation.correctLink}</TextLink>
      </p>
      <p>{codeEntryWording.activation.help}</p>
      <TextAnchor href={`mailto:${configuration.email}`}>{codeEntryWording.activation.support}</TextAnchor>
      <p>
        {codeEntryWording.activation.activated}{' '}
        <TextLink to="/login">{codeEntryWording.activation.login}</TextLink>
      </p>
    </>
  );
}
