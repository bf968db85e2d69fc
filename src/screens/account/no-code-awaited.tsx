import { ButtonLink } from '#ui/button-link.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { codeEntryWording } from '#wording/code-entry.ts';
import type { CodePurpose } from './code-entry-screen.tsx';

/** /otp or /two-factor-auth without a pending code: a sentence and links instead of the form. */
export function NoCodeAwaited({ purpose }: { purpose: CodePurpose }) {
  const { title, login, register, ...text } = codeEntryWording.nothingToVerify;
  return (
    <StatePanel
      scene="not-found"
      level={1}
      title={title}
      action={
        <>
          <ButtonLink to="/login">{login}</ButtonLink>
          {purpose === 'activation' && (
            <ButtonLink to="/register" variant="secondary">
              {register}
            </ButtonLink>
          )}
          <ButtonLink to="/" variant="quiet">
            {codeEntryWording.home}
          </ButtonLink>
        </>
      }
    >
      {text[purpose]}
    </StatePanel>
  );
}
