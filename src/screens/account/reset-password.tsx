import { Link } from '@tanstack/react-router';
import type { SnapshotFrom } from 'xstate';
import {
  isResetValid,
  type ResetPasswordEvent,
  type resetPasswordMachine,
  shownResetErrors,
} from '#machines/account/reset-password.ts';
import type { ResetField } from '#rules/password.ts';
import { formFields } from '#screens/form-fields.ts';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Form } from '#ui/form.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { resetPasswordWording } from '#wording/reset-password.ts';
import { AccountHeading } from './account-heading.tsx';
import { pageColumn, pageFoot, textLink } from './account-style.ts';
import { Refusal } from './refusal.tsx';
import { Swap } from './swap.tsx';

type ResetPasswordScreenProps = {
  snapshot: SnapshotFrom<typeof resetPasswordMachine>;
  send: (event: ResetPasswordEvent) => void;
};

/** The choice of a new password by the mailed link: form, then success panel (specification §2 "Reset password", §5). */
export function ResetPasswordScreen({ snapshot, send }: ResetPasswordScreenProps) {
  const changed = snapshot.matches('changed');
  return (
    <Swap shown={changed ? 'changed' : 'form'}>
      {changed ? <PasswordChanged /> : <ResetForm snapshot={snapshot} send={send} />}
    </Swap>
  );
}

function ResetForm({ snapshot, send }: ResetPasswordScreenProps) {
  const { values, refusal } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const bound = formFields({
    values,
    errors: shownResetErrors(snapshot.context),
    sentences: resetPasswordWording.errors,
    send,
    required: true,
  });
  const field = (name: ResetField) => ({
    ...bound(name),
    autoComplete: 'new-password' as const,
    onBlur: () => send({ type: 'field.left', field: name }),
    ...resetPasswordWording.toggles[name],
  });
  return (
    <div className={pageColumn}>
      <AccountHeading title={resetPasswordWording.title} />
      <Form onSubmit={() => send({ type: 'form.submitted' })}>
        <PasswordField
          {...field('new_password')}
          label={resetPasswordWording.password}
          hint={resetPasswordWording.hint}
        />
        <PasswordField {...field('confirmation')} label={resetPasswordWording.confirmation} />
        <Refusal snapshot={snapshot}>
          {refusal?.code === 'reset-token-invalid' && (
            <Link to="/forgot-password">{resetPasswordWording.again}</Link>
          )}
        </Refusal>
        <Button type="submit" width="full" busy={busy} disabled={!isResetValid(snapshot.context)}>
          {busy ? resetPasswordWording.submitting : resetPasswordWording.submit}
        </Button>
      </Form>
      <div className={pageFoot}>
        <Link to="/login" className={textLink}>
          {resetPasswordWording.login}
        </Link>
      </div>
    </div>
  );
}

function PasswordChanged() {
  const { title, text, login } = resetPasswordWording.done;
  return (
    <StatePanel
      scene="success"
      level={1}
      title={title}
      action={
        <Link to="/login" className={buttonStyle()}>
          {login}
        </Link>
      }
    >
      {text}
    </StatePanel>
  );
}
