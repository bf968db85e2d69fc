import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { css, cva } from '#styled-system/css';
import { IconButton } from './icon-button.tsx';

const frame = cva({
  base: {
    position: 'fixed',
    zIndex: 'float',
    flexDirection: 'column',
    border: 'none',
    bg: 'page',
    color: 'text',
    shadow: 'float',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // What keeps to its foot.
    scrollPaddingBottom: { base: '24', _low: '0' },
    maxH: '[none]',
    animationDuration: '[200ms]',
    animationTimingFunction: 'out',
    _open: { display: 'flex' },
    _backdrop: { bg: 'overlay' },
    _still: { animationName: '[none]' },
  },
  variants: {
    side: {
      left: {
        inset: '[0 auto 0 0]',
        w: '[min(22rem, 88vw)]',
        maxW: '[none]',
        h: '[100%]',
        animationName: 'drawerIn',
      },
      centre: {
        inset: '0',
        m: 'auto',
        w: '[min(30rem, calc(100vw - 32px))]',
        h: '[fit-content]',
        maxH: '[calc(100vh - 32px)]',
        borderRadius: 'xl',
        animationName: 'fadeIn',
      },
      full: { inset: '0', w: '[100%]', maxW: '[none]', h: '[100%]', animationName: '[none]' },
    },
  },
});

const header = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  px: '5',
  py: '3',
  borderBottom: 'hairline',
});
const titleStyle = css({ textStyle: 'h3' });
const content = css({ p: '5', flexGrow: '1' });

type ModalProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** `left` is a drawer, made for windows below 64rem: it closes where one becomes wider; `full` fills the window. */
  side: 'left' | 'centre' | 'full';
  children: ReactNode;
};

/** A modal `<dialog>`: Escape and its backdrop close it. */
export function Modal({ open, onClose, title, closeLabel, side, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return;
    const page = dialog.ownerDocument.documentElement;
    const before = dialog.ownerDocument.activeElement;
    page.dataset.modal = 'open';
    dialog.showModal();
    return () => {
      delete page.dataset.modal;
      dialog.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [open]);

  useEffect(() => {
    if (!open || side !== 'left') return;
    const wide = ref.current?.ownerDocument.defaultView?.matchMedia('(min-width: 64rem)');
    if (wide === undefined) return;
    const onWide = () => wide.matches && onClose();
    // It may have become wide while nobody listened: each render listens anew.
    onWide();
    wide.addEventListener('change', onWide);
    return () => wide.removeEventListener('change', onWide);
  }, [open, side, onClose]);

  return (
    <dialog
      ref={ref}
      className={frame({ side })}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Its key is Escape, which `onCancel` hears.
      onClickCapture={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {open && (
        <>
          <div className={header}>
            <h2 id={titleId} className={titleStyle} data-focus-home="">
              {title}
            </h2>
            <IconButton label={closeLabel} icon={<X aria-hidden="true" />} onClick={onClose} />
          </div>
          <div className={content}>{children}</div>
        </>
      )}
    </dialog>
  );
}
