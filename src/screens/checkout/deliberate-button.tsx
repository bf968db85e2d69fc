import type { ComponentProps } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { deliberatePressMachine } from '#machines/checkout/deliberate-press.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/button.tsx';
import { visuallyHidden } from '#ui/visually-hidden.tsx';

// The words lie over the button's own, which keep its size: a button that moved would have to stand still again.
const frame = css({ position: 'relative', display: 'grid' });
const words = css({
  position: 'absolute',
  inset: '0',
  display: 'grid',
  placeItems: 'center',
  px: '3',
  borderRadius: 'pill',
  bg: 'primary',
  color: 'onPrimary',
  fontSize: 'small',
  fontWeight: 'semibold',
  lineHeight: 'tight',
  textAlign: 'center',
  textWrap: 'balance',
  pointerEvents: 'none',
});

export type DeliberateButtonLook = Omit<ComponentProps<typeof Button>, 'type' | 'onClick'> & {
  /** What it says for a moment where a press came too early. */
  again: string;
};

type DeliberateButtonViewProps = DeliberateButtonLook & {
  snapshot: SnapshotFrom<typeof deliberatePressMachine>;
};

/** A button that spends money as it looks: ready for a press, or asking for another one, which is heard as well. */
export function DeliberateButtonView({ snapshot, again, ...button }: DeliberateButtonViewProps) {
  const isReady =
    snapshot.matches({ place: 'standing', finger: 'away' }) &&
    (snapshot.matches({ hand: 'calm' }) || snapshot.matches({ hand: { early: 'old' } }));
  const isAsking = snapshot.hasTag('asking');
  return (
    <span className={frame}>
      <Button {...button} data-ready={isReady} />
      {isAsking && (
        <span className={words} aria-hidden="true">
          {again}
        </span>
      )}
      <span className={visuallyHidden} role="status">
        {isAsking && again}
      </span>
    </span>
  );
}
