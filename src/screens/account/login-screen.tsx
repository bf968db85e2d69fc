import { Link } from '@tanstack/react-router';
import { configuration } from '#configuration/configuration.ts';
import { inactiveEmail, loginErrors, type loginMachine } from '#machines/account/login.machine.ts';
import { wrap } from '#styled-system/patterns';
import { ButtonLink } from '#ui/button-link.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { loginWording } from '#wording/login.ts';
import { noticesWording } from '#wording/notices.ts';
import { withPhoneOffer } from '../field-offers.ts';
import { formFields, formOf } from '../form-fields.ts';
import type { MachineProps } from '../machine-props.ts';
import { AccountForm } from './account-form.tsx';
import { Refusal } from './refusal.tsx';
import { TextLink } from './text-link.tsx';

const row = wrap({ align: 'center', justify: 'space-between', gap: '3' });

type LoginScreenProps = MachineProps<typeof loginMachine>;

/** The login (specification §2 "Login"): the fields keep their values whatever the server answers. */
export function LoginScreen({ snapshot, send }: LoginScreenProps) {
  const { redirect, values } = snapshot.context;
  const field = formFields({
    values,
    errors: loginErrors(snapshot.context),
    sentences: loginWording.errors,
    required: true,
  });
  // An account that was registered with a number of before 2021 has that one.
  const identifier = field('email');
  return (
    <AccountForm
      {...formOf('login', values, send)}
      draft
      texts={loginWording}
      introduction={introduction(redirect)}
      busy={snapshot.hasTag('busy')}
      refusal={<LoginRefusal snapshot={snapshot} />}
      links={
        <>
          {loginWording.noAccount}
          {/* As large as the button that logs in: who comes from an animal is often new. */}
          <ButtonLink to="/register" variant="secondary" width="full">
            {loginWording.register}
          </ButtonLink>
          <TextLink to="/shop">{loginWording.catalogue}</TextLink>
        </>
      }
    >
      <TextField
        {...(identifier.error === undefined ? identifier : withPhoneOffer(identifier, values.email))}
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
        <Checkbox name="remember" value="on" defaultChecked={values.remember !== ''}>
          {loginWording.rememberMe}
        </Checkbox>
        <TextLink to="/forgot-password">{loginWording.forgotPassword}</TextLink>
      </div>
    </AccountForm>
  );
}

/** Why the visitor is here: no reason, the customer area, which requires a login (§2 "Dashboard"), or another page. */
function introduction(redirect: string | null): string {
  if (redirect === null) return loginWording.text;
  return /^\/dashboard(?:[/?#]|$)/.test(redirect)
    ? noticesWording['login-required'].text
    : loginWording.returning;
}

/** Why the login was refused, with a link: to the activation of an inactive account, or to the support. */
function LoginRefusal({ snapshot }: Pick<LoginScreenProps, 'snapshot'>) {
  const { refusal } = snapshot.context;
  const { byLink, byCode, enterCode } = loginWording.inactive;
  const { advice, support } = loginWording.unknown;
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
      {refusal?.code === 'login-unknown-error' && (
        <p>
          {advice} <a href={`mailto:${configuration.email}`}>{support}</a>.
        </p>
      )}
    </Refusal>
  );
}
