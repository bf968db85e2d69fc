import { type ComponentProps, type Ref, useEffect, useRef, useState } from 'react';
import { css } from '#styled-system/css';
import { Button } from '#ui/button.tsx';
import { visuallyHidden } from '#ui/visually-hidden.tsx';
import { useDeliberatePress } from './use-deliberate-press.ts';

/** How long the button says that it has to be pressed again, in ms. */
const asksFor = 3000;

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

type DeliberateButtonLook = Omit<ComponentProps<typeof Button>, 'type' | 'onClick' | 'ref'> & {
  /** What it says for 3 s where a press came too early. */
  again: string;
};

type DeliberateButtonProps = DeliberateButtonLook & {
  /** Called for a deliberate press only; an early one is answered by the button's own words. */
  onPress: () => void;
  /** Something has to be agreed to first, by another button: this one cannot be pressed. */
  withheld?: boolean;
};

/** A button that spends money: it takes deliberate presses alone (`rules/deliberate-press.ts`). */
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
  /** Whether a press would count. */
  isReady: boolean;
  isAsking: boolean;
};

/** A button that spends money as it looks: ready for a press, or asking for another one, which is heard as well. */
export function DeliberateButtonView({ isReady, isAsking, again, ...button }: DeliberateButtonViewProps) {
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
