import { Link } from '@tanstack/react-router';
import { buttonStyle } from '#ui/button-style.ts';
import { StatePanel } from '#ui/state-panel.tsx';
import { codesWording } from '#wording/codes.ts';
import type { CodePurpose } from './code-entry.tsx';

/** /otp or /two-factor-auth opened by who waits for no code: a sentence and the ways on, no dead form. */
export function NoCodeAwaited({ purpose }: { purpose: CodePurpose }) {
  const { title, login, register, ...text } = codesWording.nothingToVerify;
  return (
    <StatePanel
      scene="not-found"
      level={1}
      title={title}
      action={
        <>
          <Link to="/login" className={buttonStyle()}>
            {login}
          </Link>
          {purpose === 'activation' && (
            <Link to="/register" className={buttonStyle({ variant: 'secondary' })}>
              {register}
            </Link>
          )}
          <Link to="/" className={buttonStyle({ variant: 'quiet' })}>
            {codesWording.home}
          </Link>
        </>
      }
    >
      {text[purpose]}
    </StatePanel>
  );
}
