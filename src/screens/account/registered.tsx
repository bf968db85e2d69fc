import { Link } from '@tanstack/react-router';
import { buttonStyle } from '#ui/button-style.ts';
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
          <Link to="/login" className={buttonStyle()}>
            {registeredWording.login}
          </Link>
          <Link to="/" className={buttonStyle({ variant: 'secondary' })}>
            {registeredWording.home}
          </Link>
        </>
      }
    >
      {registeredWording.text}
    </StatePanel>
  );
}
