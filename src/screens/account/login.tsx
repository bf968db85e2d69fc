import { Link } from '@tanstack/react-router';
import type { SnapshotFrom } from 'xstate';
import { inactiveEmail, type LoginEvent, loginErrors, type loginMachine } from '#machines/account/login.ts';
import { formFields } from '#screens/form-fields.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Form } from '#ui/form.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { loginWording } from '#wording/login.ts';
import { noticesWording } from '#wording/notices.ts';
import { AccountHeading } from './account-heading.tsx';
import { pageColumn, pageFoot, textLink } from './account-style.ts';
import { Refusal } from './refusal.tsx';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
});
const wide = css({ w: 'full' });

type LoginScreenProps = {
  snapshot: SnapshotFrom<typeof loginMachine>;
  send: (event: LoginEvent) => void;
};

/** The login (specification §2 "Login"): what was typed stays in the fields whatever the server answers. */
export function LoginScreen({ snapshot, send }: LoginScreenProps) {
  const { redirect, values, remember } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const field = formFields({
    values,
    errors: loginErrors(snapshot.context),
    sentences: loginWording.errors,
    send,
    required: true,
  });
  return (
    <div className={pageColumn}>
      <AccountHeading title={loginWording.title}>{introduction(redirect)}</AccountHeading>
      <Form onSubmit={() => send({ type: 'form.submitted' })}>
        <TextField
          {...field('email')}
          label={loginWording.identifier}
          hint={loginWording.identifierHint}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
        />
        <PasswordField
          {...field('password')}
          label={loginWording.password}
          autoComplete="current-password"
          showLabel={loginWording.showPassword}
          hideLabel={loginWording.hidePassword}
        />
        <div className={row}>
          <Checkbox
            name="remember"
            checked={remember}
            onChange={(checked) => send({ type: 'remember.changed', remember: checked })}
          >
            {loginWording.rememberMe}
          </Checkbox>
          <Link to="/forgot-password" className={textLink}>
            {loginWording.forgotPassword}
          </Link>
        </div>
        <LoginRefusal snapshot={snapshot} />
        <Button type="submit" width="full" busy={busy}>
          {busy ? loginWording.submitting : loginWording.submit}
        </Button>
      </Form>
      <div className={pageFoot}>
        <p>
          {loginWording.noAccount}{' '}
          <Link to="/register" className={textLink}>
            {loginWording.register}
          </Link>
        </p>
        <Link to="/shop" className={`${buttonStyle({ variant: 'secondary', size: 'compact' })} ${wide}`}>
          {loginWording.catalogue}
        </Link>
      </div>
    </div>
  );
}

/** Why a visitor is here: nothing special, the customer area that wants a login (§2 "Dashboard"), or another page. */
function introduction(redirect: string | null): string {
  if (redirect === null) return loginWording.text;
  return /^\/dashboard(?:[/?#]|$)/.test(redirect)
    ? noticesWording['login-required'].text
    : loginWording.returning;
}

/** Why the login was refused; an account that waits for its activation is shown the way to it. */
function LoginRefusal({ snapshot }: Pick<LoginScreenProps, 'snapshot'>) {
  const { refusal } = snapshot.context;
  const { byLink, byCode, enterCode } = loginWording.inactive;
  return (
    <Refusal snapshot={snapshot}>
      {refusal?.code === 'login-account-inactive' && (
        <p>
          {inactiveEmail(snapshot.context) === null ? (
            byLink
          ) : (
            <>
              {byCode} <Link to="/otp">{enterCode}</Link>
            </>
          )}
        </p>
      )}
    </Refusal>
  );
}
