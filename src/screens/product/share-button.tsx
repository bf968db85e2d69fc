import { Share2 } from 'lucide-react';
import { useCallback, useEffect, useId, useRef } from 'react';
import type { shareMachine } from '#machines/browsing/share.machine.ts';
import { css, cva } from '#styled-system/css';
import { buttonStyle } from '#ui/button-style.ts';
import { productWording } from '#wording/product.ts';
import type { MachineProps } from '../machine-props.ts';
import { useDismissal } from '../use-dismissal.ts';
import { ShareChoice } from './share-choice.tsx';

const wording = productWording.share;

const frame = cva({
  base: { position: 'relative', flexShrink: '0' },
  variants: {
    opens: {
      // The words end where the page does; only the button's own room reaches beyond.
      below: {
        marginInlineStart: 'auto',
        marginInlineEnd: { base: '-gutterPhone', _forcedColors: '0' },
        '& > [id]': { top: '[calc(100% + 4px)]', right: { base: 'gutterPhone', _forcedColors: '0' } },
      },
      above: { '& > button': { w: 'full' }, '& > [id]': { bottom: '[calc(100% + 4px)]', right: '0' } },
    },
  },
});
const place = css({ position: 'absolute', zIndex: 'float' });
const panel = css({
  w: '[min(18rem, calc(100vw - 32px))]',
  p: '3',
  bg: 'surface',
  border: 'hairline',
  borderRadius: 'xl',
  shadow: 'float',
  scrollMarginBottom: { base: '28', md: '4' },
});

export type Sharing = MachineProps<typeof shareMachine>;

type ShareButtonProps = Sharing & {
  /** What the button says, and what its choice is called. */
  words?: { button: string; label: string };
  /** Where its choice opens; `above` in a bar at the bottom of the window, whose main action it is. */
  opens?: 'below' | 'above';
};

/** 'Partager': the device's own sheet, or a small choice beside the button (beyond the specification). */
export function ShareButton({ snapshot, send, words = wording, opens = 'below' }: ShareButtonProps) {
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

  return (
    <div ref={frameRef} className={frame({ opens })}>
      <button
        ref={button}
        type="button"
        className={buttonStyle({ variant: opens === 'above' ? 'secondary' : 'quiet', size: 'compact' })}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => send({ type: 'share.pressed' })}
      >
        <Share2 aria-hidden="true" />
        {words.button}
      </button>
      <div id={id} className={place} hidden={!open}>
        {open && (
          <fieldset className={panel} aria-label={words.label} ref={choice}>
            <ShareChoice snapshot={snapshot} send={send} />
          </fieldset>
        )}
      </div>
    </div>
  );
}
