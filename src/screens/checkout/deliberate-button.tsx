import { type ComponentProps, type Ref, useEffect, useRef, useState } from 'react';
import { css } from '#styled-system/css';
import { Button } from '#ui/button.tsx';
import { visuallyHidden } from '#ui/visually-hidden.tsx';
import { useDeliberatePress } from './use-deliberate-press.ts';

/** How long the button asks for another press, in ms. */
const asksFor = 3000;

// Overlays the label, so that the button keeps its size: a moved button would not accept the next press.
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

type DeliberateButtonLook = Omit<ComponentProps<typeof Button>, 'type' | 'onClick' | 'ref'> & {
  /** The text shown for 3 s after an early press. */
  again: string;
};

type DeliberateButtonProps = DeliberateButtonLook & {
  /** Called for a deliberate press only; after an early one the button shows `again`. */
  onPress: () => void;
  /** Another button must be pressed first: this one is disabled. */
  withheld?: boolean;
};

/** A button that spends money: it accepts deliberate presses only (`rules/deliberate-press.ts`). */
export function DeliberateButton({ onPress, withheld = false, ...button }: DeliberateButtonProps) {
  const place = useRef<HTMLButtonElement>(null);
  const [early, setEarly] = useState(0);
  const isIdle = !button.busy && !button.disabled && !withheld;
  if (!isIdle && early > 0) setEarly(0);
  const isReady = useDeliberatePress(place, {
    withheld,
    onClick: (isDeliberate) => {
      if (isDeliberate) onPress();
      setEarly(isDeliberate || !isIdle ? 0 : early + 1);
    },
  });
  useEffect(() => {
    if (early === 0) return;
    const asking = setTimeout(() => setEarly(0), asksFor);
    return () => clearTimeout(asking);
  }, [early]);
  return (
    <DeliberateButtonView
      {...button}
      ref={place}
      disabled={button.disabled || withheld}
      isReady={isReady}
      isAsking={early > 0}
    />
  );
}

type DeliberateButtonViewProps = DeliberateButtonLook & {
  ref?: Ref<HTMLButtonElement>;
  /** Whether a press would be accepted. */
  isReady: boolean;
  isAsking: boolean;
};

/** The view of a button that spends money: ready, or asking for another press, which is announced as well. */
export function DeliberateButtonView({ isReady, isAsking, again, ...button }: DeliberateButtonViewProps) {
  return (
    <span className={frame}>
      <Button {...button} data-writes="" data-ready={isReady} />
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
