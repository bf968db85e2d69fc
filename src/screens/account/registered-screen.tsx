import { ButtonLink } from '#ui/button-link.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { registeredWording } from '#wording/registered.ts';

/** The registration's success page (specification §2 "Registration success"). */
export function RegisteredScreen() {
  return (
    <StatePanel
      scene="success"
      level={1}
      title={registeredWording.title}
      action={
        <>
          <ButtonLink to="/login">{registeredWording.login}</ButtonLink>
          <ButtonLink to="/" variant="secondary">
            {registeredWording.home}
          </ButtonLink>
        </>
      }
    >
      {registeredWording.text}
    </StatePanel>
  );
}
