import { Link } from '@tanstack/react-router';
import type { SnapshotFrom } from 'xstate';
import type { ActivationEvent, activationMachine } from '#machines/account/activation.ts';
import { LoadingScreen } from '#screens/layout/loading.tsx';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { StatePanel } from '#ui/state-panel.tsx';
import { activationWording } from '#wording/activation.ts';
import { errorsWording } from '#wording/errors.ts';
import { Swap } from './swap.tsx';

type ActivationScreenProps = {
  snapshot: SnapshotFrom<typeof activationMachine>;
  send: (event: ActivationEvent) => void;
};

/** The activation by the mailed link: pending, then success or error (specification §2 "Activation by link", §8). */
export function ActivationScreen({ snapshot, send }: ActivationScreenProps) {
  return (
    <Swap shown={snapshot.value}>
      <Outcome snapshot={snapshot} send={send} />
    </Swap>
  );
}

function Outcome({ snapshot, send }: ActivationScreenProps) {
  const { done, failed, missing, retry } = activationWording;
  switch (snapshot.value) {
    case 'activated':
      return (
        <StatePanel
          scene="success"
          level={1}
          title={done.title}
          action={
            <Link to="/login" className={buttonStyle()}>
              {done.login}
            </Link>
          }
        >
          {done.text}
        </StatePanel>
      );
    case 'refused':
      return <StatePanel scene="failed" level={1} title={failed} action={<WaysOn />} />;
    case 'unlinked':
      return <StatePanel scene="not-found" level={1} title={missing} action={<WaysOn />} />;
    case 'unreachable':
      return (
        <StatePanel
          scene="offline"
          level={1}
          title={errorsWording.unreachable.title}
          action={
            <>
              <Button onClick={() => send({ type: 'activation.retried' })}>{retry}</Button>
              <Home />
            </>
          }
        >
          {errorsWording.unreachable.text}
        </StatePanel>
      );
    default:
      return <LoadingScreen text={activationWording.loading} />;
  }
}

function WaysOn() {
  return (
    <>
      <Link to="/register" className={buttonStyle()}>
        {activationWording.support}
      </Link>
      <Home />
    </>
  );
}

function Home() {
  return (
    <Link to="/" className={buttonStyle({ variant: 'secondary' })}>
      {activationWording.home}
    </Link>
  );
}
