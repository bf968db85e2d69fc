import {
  forgotPasswordErrors,
  type forgotPasswordMachine,
} from '#machines/account/forgot-password.machine.ts';
import { StatePanel } from '#ui/state-panel.tsx';
import { TextField } from '#ui/text-field.tsx';
import { forgotPasswordWording } from '#wording/forgot-password.ts';
import { withEmailOffer } from '../field-offers.ts';
import { formFields, formOf } from '../form-fields.ts';
import type { MachineProps } from '../machine-props.ts';
import { AccountForm } from './account-form.tsx';
import { FocusOnChange } from './focus-on-change.tsx';
import { Refusal } from './refusal.tsx';
import { TextLink } from './text-link.tsx';

type ForgotPasswordScreenProps = MachineProps<typeof forgotPasswordMachine>;

/** The request for a new password: form, then success panel (specification §2 "Forgot password"). */
export function ForgotPasswordScreen({ snapshot, send }: ForgotPasswordScreenProps) {
  const sent = snapshot.matches('sent');
  return (
    <FocusOnChange shown={sent ? 'sent' : 'form'}>
      {sent ? (
        <LinkSent email={snapshot.context.sentTo} onRetry={() => send({ type: 'form.reopened' })} />
      ) : (
        <RequestForm snapshot={snapshot} send={send} />
      )}
    </FocusOnChange>
  );
}

function RequestForm({ snapshot, send }: ForgotPasswordScreenProps) {
  const field = formFields({
    values: snapshot.context.values,
    errors: forgotPasswordErrors(snapshot.context),
    sentences: forgotPasswordWording.errors,
    required: true,
  });
  return (
    <AccountForm
      {...formOf('forgot-password', snapshot.context.values, send)}
      draft
      texts={forgotPasswordWording}
      introduction={forgotPasswordWording.text}
      busy={snapshot.hasTag('busy')}
      refusal={<Refusal snapshot={snapshot} />}
      links={<TextLink to="/login">{forgotPasswordWording.login}</TextLink>}
    >
      <TextField
        {...withEmailOffer(field('email'), snapshot.context.values.email)}
        label={forgotPasswordWording.email}
      />
    </AccountForm>
  );
}

function LinkSent({ email, onRetry }: { email: string; onRetry: () => void }) {
  const { title, text, nothing, retry } = forgotPasswordWording.sent;
  return (
    <StatePanel
      scene="success"
      level={1}
      title={title}
      action={<TextLink to="/login">{forgotPasswordWording.login}</TextLink>}
    >
      <p>{text(email)}</p>
      <p>
        {nothing}{' '}
        <TextLink to="/forgot-password" onClick={onRetry}>
          {retry}
        </TextLink>
      </p>
    </StatePanel>
  );
}
