import { Link } from '@tanstack/react-router';
import type { SnapshotFrom } from 'xstate';
import {
  type ForgotPasswordEvent,
  forgotPasswordErrors,
  type forgotPasswordMachine,
} from '#machines/account/forgot-password.ts';
import { formFields } from '#screens/form-fields.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { TextField } from '#ui/text-field.tsx';
import { forgotPasswordWording } from '#wording/forgot-password.ts';
import { AccountHeading } from './account-heading.tsx';
import { pageColumn, pageFoot, textLink } from './account-style.ts';
import { Refusal } from './refusal.tsx';
import { Swap } from './swap.tsx';

type ForgotPasswordScreenProps = {
  snapshot: SnapshotFrom<typeof forgotPasswordMachine>;
  send: (event: ForgotPasswordEvent) => void;
};

/** The request for a new password: form, then success panel (specification §2 "Forgot password"). */
export function ForgotPasswordScreen({ snapshot, send }: ForgotPasswordScreenProps) {
  const sent = snapshot.matches('sent');
  return (
    <Swap shown={sent ? 'sent' : 'form'}>
      {sent ? (
        <LinkSent email={snapshot.context.sentTo} onRetry={() => send({ type: 'form.reopened' })} />
      ) : (
        <RequestForm snapshot={snapshot} send={send} />
      )}
    </Swap>
  );
}

function RequestForm({ snapshot, send }: ForgotPasswordScreenProps) {
  const { values } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const field = formFields({
    values,
    errors: forgotPasswordErrors(snapshot.context),
    sentences: forgotPasswordWording.errors,
    send,
    required: true,
  });
  return (
    <div className={pageColumn}>
      <AccountHeading title={forgotPasswordWording.title}>{forgotPasswordWording.text}</AccountHeading>
      <Form onSubmit={() => send({ type: 'form.submitted' })}>
        <TextField
          {...field('email')}
          label={forgotPasswordWording.email}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Refusal snapshot={snapshot} />
        <Button type="submit" width="full" busy={busy}>
          {busy ? forgotPasswordWording.submitting : forgotPasswordWording.submit}
        </Button>
      </Form>
      <div className={pageFoot}>
        <Link to="/login" className={textLink}>
          {forgotPasswordWording.login}
        </Link>
      </div>
    </div>
  );
}

function LinkSent({ email, onRetry }: { email: string; onRetry: () => void }) {
  const { title, text, nothing, retry } = forgotPasswordWording.sent;
  return (
    <StatePanel
      scene="success"
      level={1}
      title={title}
      action={
        <Link to="/login" className={textLink}>
          {forgotPasswordWording.login}
        </Link>
      }
    >
      <p>{text(email)}</p>
      <p>
        {nothing}{' '}
        <Link to="/forgot-password" className={textLink} onClick={onRetry}>
          {retry}
        </Link>
      </p>
    </StatePanel>
  );
}
