import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { errorsWording } from '#wording/errors.ts';
import { Help } from './help.tsx';

const looks = {
  broken: { ...errorsWording.broken, scene: 'failed', action: errorsWording.broken.retry },
  unreachable: { ...errorsWording.unreachable, scene: 'offline', action: errorsWording.unreachable.retry },
  incomplete: { ...errorsWording.incomplete, scene: 'offline', action: errorsWording.incomplete.reload },
  unkept: { ...errorsWording.unkept, scene: 'offline', action: errorsWording.incomplete.reload },
} as const;

export type Failure = keyof typeof looks;

type FailedScreenProps = {
  /**
   * `broken`: rendering failed. `unreachable`: no answer. `incomplete`: its code did not come. `unkept`: offline, it is not kept
   * on this device.
   */
  failure: Failure;
  onRetry: () => void;
};

/** Replaces a page that failed; layout and cart stay. */
export function FailedScreen({ failure, onRetry }: FailedScreenProps) {
  const { title, text, scene, action } = looks[failure];
  return (
    <StatePanel
      scene={scene}
      level={1}
      title={title}
      role="alert"
      action={
        <>
          <Button onClick={onRetry}>{action}</Button>
          <ButtonLink to="/" variant="secondary">
            {errorsWording.broken.home}
          </ButtonLink>
        </>
      }
      more={failure === 'unkept' ? <Help /> : undefined}
    >
      {text}
    </StatePanel>
  );
}
