import { passwordChangeErrors, type passwordChangeMachine } from '#machines/account/password-change.ts';
import { Refusal } from '#screens/account/refusal.tsx';
import { formFields, formOf } from '#screens/form-fields.ts';
import type { MachineProps } from '#screens/machine-props.ts';
import { css, cx } from '#styled-system/css';
import { Button } from '#ui/button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { Form } from '#ui/form.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { faultsText } from '#wording/faults.ts';
import { securityWording } from '#wording/security.ts';

const card = css({ maxW: 'prose' });
const heading = css({ textStyle: 'h2', mb: '5' });

type PasswordFormProps = MachineProps<typeof passwordChangeMachine> & {
  /** The account's user name, so that a password manager updates the right entry. */
  username?: string | undefined;
};

/** The security tab of the customer area: the password change (specification §2 "Dashboard", §5 "Password change"). */
export function PasswordForm({ snapshot, send, username }: PasswordFormProps) {
  const busy = snapshot.hasTag('busy');
  const field = formFields({
    values: snapshot.context.values,
    errors: passwordChangeErrors(snapshot.context),
    sentences: securityWording.errors,
    required: true,
  });

  return (
    <section className={cx(cardStyle(), card)}>
      <h2 className={heading}>{securityWording.title}</h2>
      <Form faultsText={faultsText} {...formOf('password-change', snapshot.context.values, send)}>
        {username !== undefined && (
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        )}
        <PasswordField
          {...field('old_password')}
          {...securityWording.toggles.old}
          label={securityWording.oldPassword}
          autoComplete="current-password"
        />
        <PasswordField
          {...field('new_password1')}
          {...securityWording.toggles.fresh}
          label={securityWording.newPassword}
          hint={securityWording.newPasswordHint}
          autoComplete="new-password"
        />
        <PasswordField
          {...field('new_password2')}
          {...securityWording.toggles.confirmation}
          label={securityWording.confirmation}
          autoComplete="new-password"
        />
        <Refusal snapshot={snapshot} />
        <div>
          <Button type="submit" busy={busy}>
            {busy ? securityWording.submitting : securityWording.submit}
          </Button>
        </div>
      </Form>
    </section>
  );
}
