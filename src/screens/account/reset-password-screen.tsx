import { Link } from '@tanstack/react-router';
import {
  isResetValid,
  resetPasswordErrors,
  type resetPasswordMachine,
} from '#machines/account/reset-password.machine.ts';
import type { ResetField } from '#rules/password.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { resetPasswordWording } from '#wording/reset-password.ts';
import { formFields, formOf } from '../form-fields.ts';
import type { MachineProps } from '../machine-props.ts';
import { AccountForm } from './account-form.tsx';
import { FocusOnChange } from './focus-on-change.tsx';
import { Refusal } from './refusal.tsx';
import { TextLink } from './text-link.tsx';

type ResetPasswordScreenProps = MachineProps<typeof resetPasswordMachine>;

/** The choice of a new password by the mailed link: form, then success panel (specification §2 "Reset password", §5). */
export function ResetPasswordScreen({ snapshot, send }: ResetPasswordScreenProps) {
  const changed = snapshot.matches('changed');
  return (
    <FocusOnChange shown={changed ? 'changed' : 'form'}>
      {changed ? <PasswordChanged /> : <ResetForm snapshot={snapshot} send={send} />}
    </FocusOnChange>
  );
}

function ResetForm({ snapshot, send }: ResetPasswordScreenProps) {
  const { values, refusal } = snapshot.context;
  const bound = formFields({
    values,
    errors: resetPasswordErrors(snapshot.context),
    sentences: resetPasswordWording.errors,
    required: true,
  });
  const field = (name: ResetField) => ({
    ...bound(name),
    autoComplete: 'new-password' as const,
    onBlur: () => send({ type: 'field.left', field: name }),
    ...resetPasswordWording.toggles[name],
  });
  return (
    <AccountForm
      {...formOf('reset-password', values, send)}
      texts={resetPasswordWording}
      busy={snapshot.hasTag('busy')}
      complete={isResetValid(snapshot.context)}
      refusal={
        <Refusal snapshot={snapshot}>
          {refusal?.code === 'reset-token-invalid' && (
            <Link to="/forgot-password">{resetPasswordWording.again}</Link>
          )}
        </Refusal>
      }
      links={<TextLink to="/login">{resetPasswordWording.login}</TextLink>}
    >
      <PasswordField
        {...field('new_password')}
        label={resetPasswordWording.password}
        hint={resetPasswordWording.hint}
      />
      <PasswordField {...field('confirmation')} label={resetPasswordWording.confirmation} />
    </AccountForm>
  );
}

function PasswordChanged() {
  const { title, text, login } = resetPasswordWording.done;
  return (
    <StatePanel scene="success" level={1} title={title} action={<ButtonLink to="/login">{login}</ButtonLink>}>
      {text}
    </StatePanel>
  );
}
