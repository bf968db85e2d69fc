import { Link } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { LoginEvent, loginMachine } from '#machines/login.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Form } from '#ui/form.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { loginWording } from '#wording/login.ts';
import { noticesWording } from '#wording/notices.ts';

const column = css({ display: 'flex', flexDirection: 'column', gap: '5' });
const title = css({ textStyle: 'h1' });
const text = css({ color: 'muted', mt: '1.5' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
});
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minH: '6',
  fontWeight: 'semibold',
  color: 'primary',
  _hover: { textDecoration: 'underline' },
});
const hint = css({ textStyle: 'small', color: 'muted' });
const refusal = css({
  display: 'flex',
  gap: '2.5',
  p: '3.5',
  borderRadius: 'md',
  bg: 'dangerSoft',
  color: 'danger',
  fontWeight: 'medium',
  '& svg': { w: '5', h: '5', flexShrink: '0', mt: '0.5' },
});
const foot = css({ display: 'grid', gap: '3', borderTop: 'hairline', pt: '5', textAlign: 'center' });

type LoginScreenProps = {
  snapshot: SnapshotFrom<typeof loginMachine>;
  send: (event: LoginEvent) => void;
};

/** The login (specification §2 "Login"): what was typed stays in the fields whatever the server answers. */
export function LoginScreen({ snapshot, send }: LoginScreenProps) {
  const { context } = snapshot;
  const [email, setEmail] = useState(context.identifier);
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(context.remember);
  const busy = snapshot.hasTag('busy');
  const errorOf = (field: 'email' | 'password') => {
    const code = context.errors[field];
    return code === undefined ? undefined : loginWording.errors[code];
  };

  return (
    <div className={column}>
      <div>
        <h1 className={title}>{loginWording.title}</h1>
        <p className={text}>{context.redirect === null ? loginWording.text : loginWording.returning}</p>
      </div>
      <Form onSubmit={() => send({ type: 'login.submitted', email, password, remember })}>
        {snapshot.matches({ filling: 'refused' }) && context.refusal !== null && (
          <div className={refusal} role="alert">
            <CircleAlert aria-hidden="true" />
            <div>
              <p>{noticesWording[context.refusal].text}</p>
              {context.refusal === 'login-account-inactive' && (
                <p className={hint}>{loginWording.inactive.hint}</p>
              )}
            </div>
          </div>
        )}
        <TextField
          label={loginWording.identifier}
          hint={loginWording.identifierHint}
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          required
          value={email}
          error={errorOf('email')}
          onChange={(value) => {
            setEmail(value);
            send({ type: 'field.edited', field: 'email' });
          }}
        />
        <PasswordField
          label={loginWording.password}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          error={errorOf('password')}
          showLabel={loginWording.showPassword}
          hideLabel={loginWording.hidePassword}
          onChange={(value) => {
            setPassword(value);
            send({ type: 'field.edited', field: 'password' });
          }}
        />
        <div className={row}>
          <Checkbox name="remember" checked={remember} onChange={setRemember}>
            {loginWording.rememberMe}
          </Checkbox>
          <Link to="/forgot-password" className={link}>
            {loginWording.forgotPassword}
          </Link>
        </div>
        <Button type="submit" width="full" busy={busy}>
          {busy ? loginWording.submitting : loginWording.submit}
        </Button>
      </Form>
      <div className={foot}>
        <p>
          {loginWording.noAccount}{' '}
          <Link to="/register" className={link}>
            {loginWording.register}
          </Link>
        </p>
        <Link to="/shop" className={buttonStyle({ variant: 'secondary', size: 'compact' })}>
          {loginWording.catalogue}
        </Link>
      </div>
    </div>
  );
}
