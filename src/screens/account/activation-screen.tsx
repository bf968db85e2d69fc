import type { activationMachine } from '#machines/account/activation.machine.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { activationWording } from '#wording/activation.ts';
import { errorsWording } from '#wording/errors.ts';
import { LoadingScreen } from '../layout/loading-screen.tsx';
import type { MachineProps } from '../machine-props.ts';
import { FocusOnChange } from './focus-on-change.tsx';
import { TextLink } from './text-link.tsx';

type ActivationScreenProps = MachineProps<typeof activationMachine>;

/** The activation by the mailed link: pending, then success or error (specification §2 "Activation by link", §8). */
export function ActivationScreen({ snapshot, send }: ActivationScreenProps) {
  return (
    <FocusOnChange shown={snapshot.value}>
      <Outcome snapshot={snapshot} send={send} />
    </FocusOnChange>
  );
}

function Outcome({ snapshot, send }: ActivationScreenProps) {
  const { done, failed, missing, perhapsActive, retry } = activationWording;
  switch (snapshot.value) {
    case 'activated':
      return (
        <StatePanel
          scene="success"
          level={1}
          title={done.title}
          action={<ButtonLink to="/login">{done.login}</ButtonLink>}
        >
          {done.text}
        </StatePanel>
      );
    case 'refused':
      return (
        <StatePanel scene="failed" level={1} title={failed} action={<Links />}>
          {perhapsActive} <TextLink to="/login">{done.login}</TextLink>
        </StatePanel>
      );
    case 'unlinked':
      return <StatePanel scene="not-found" level={1} title={missing} action={<Links />} />;
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

function Links() {
  return (
    <>
      <ButtonLink to="/register">{activationWording.support}</ButtonLink>
      <Home />
    </>
  );
}

function Home() {
  return (
    <ButtonLink to="/" variant="secondary">
      {activationWording.home}
    </ButtonLink>
  );
}
