import {
  passwordChangeErrors,
  type passwordChangeMachine,
} from '#machines/account/password-change.machine.ts';
import { css, cx } from '#styled-system/css';
import { Button } from '#ui/button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { Form } from '#ui/form.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { faultsText } from '#wording/faults.ts';
import { passwordChangeWording } from '#wording/password-change.ts';
import { Refusal } from '../account/refusal.tsx';
import { formFields, formOf } from '../form-fields.ts';
import type { MachineProps } from '../machine-props.ts';

const card = css({ maxW: 'prose' });
const heading = css({ textStyle: 'h2', mb: '5' });

type PasswordChangeProps = MachineProps<typeof passwordChangeMachine> & {
  /** The account's user name, so that a password manager updates the right entry. */
  username?: string | undefined;
};

/** The security tab of the customer area: the password change (specification §2 "Dashboard", §5 "Password change"). */
export function PasswordChange({ snapshot, send, username }: PasswordChangeProps) {
  const busy = snapshot.hasTag('busy');
  const field = formFields({
    values: snapshot.context.values,
    errors: passwordChangeErrors(snapshot.context),
    sentences: passwordChangeWording.errors,
    required: true,
  });

  return (
    <section className={cx(cardStyle(), card)}>
      <h2 className={heading}>{passwordChangeWording.title}</h2>
      <Form faultsText={faultsText} {...formOf('password-change', snapshot.context.values, send)}>
        {username !== undefined && (
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        )}
        <PasswordField
          {...field('old_password')}
          {...passwordChangeWording.toggles.old}
          label={passwordChangeWording.oldPassword}
          autoComplete="current-password"
        />
        <PasswordField
          {...field('new_password1')}
          {...passwordChangeWording.toggles.fresh}
          label={passwordChangeWording.newPassword}
          hint={passwordChangeWording.newPasswordHint}
          autoComplete="new-password"
        />
        <PasswordField
          {...field('new_password2')}
          {...passwordChangeWording.toggles.confirmation}
          label={passwordChangeWording.confirmation}
          autoComplete="new-password"
        />
        <Refusal snapshot={snapshot} />
        <div>
          <Button type="submit" busy={busy}>
            {busy ? passwordChangeWording.submitting : passwordChangeWording.submit}
          </Button>
        </div>
      </Form>
    </section>
  );
}
