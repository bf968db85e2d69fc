import { Share2 } from 'lucide-react';
import { useCallback, useEffect, useId, useRef } from 'react';
import type { shareMachine } from '#machines/browsing/share.ts';
import type { LazyMachineProps } from '#screens/machine-props.ts';
import { useDismissal } from '#screens/use-dismissal.ts';
import { css } from '#styled-system/css';
import { buttonStyle } from '#ui/button-style.ts';
import { productWording } from '#wording/product.ts';
import { ShareChoice } from './share-choice.tsx';

const wording = productWording.share;

// The words end where the page does; only the button's own room reaches beyond.
const frame = css({
  position: 'relative',
  flexShrink: '0',
  marginInlineStart: 'auto',
  marginInlineEnd: { base: '-gutterPhone', _forcedColors: '0' },
});
const panel = css({
  position: 'absolute',
  zIndex: 'float',
  top: '[calc(100% + 4px)]',
  right: { base: 'gutterPhone', _forcedColors: '0' },
  w: '[min(18rem, calc(100vw - 32px))]',
  m: '0',
  p: '3',
  bg: 'surface',
  border: 'hairline',
  borderRadius: 'xl',
  shadow: 'float',
  scrollMarginBottom: { base: '28', md: '4' },
});

export type Sharing = LazyMachineProps<typeof shareMachine>;

/** 'Partager': the device's own sheet, or a small choice below the button (beyond the specification). */
export function ShareButton({ snapshot, send }: Sharing) {
  const id = useId();
  const frameRef = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const choice = useRef<HTMLFieldSetElement>(null);
  const open = snapshot.matches('choosing');
  const close = useCallback(() => send({ type: 'choice.closed' }), [send]);
  useDismissal({ open, frame: frameRef, opener: button, onDismiss: close });
  useEffect(() => {
    if (open) choice.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const opens = open || !snapshot.context.hasSheet;

  return (
    <div ref={frameRef} className={frame}>
      <button
        ref={button}
        type="button"
        className={buttonStyle({ variant: 'quiet', size: 'compact' })}
        {...(opens && { 'aria-expanded': open, 'aria-controls': id })}
        onClick={() => send({ type: 'share.pressed' })}
      >
        <Share2 aria-hidden="true" />
        {wording.button}
      </button>
      <div id={id} hidden={!open}>
        {open && (
          <fieldset className={panel} aria-label={wording.label} ref={choice}>
            <ShareChoice snapshot={snapshot} send={send} />
          </fieldset>
        )}
      </div>
    </div>
  );
}
