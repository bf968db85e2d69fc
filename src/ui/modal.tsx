import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { painted } from '#browser/painted.ts';
import { css, cva } from '#styled-system/css';
import { IconButton } from './icon-button.tsx';
import { useBackCloses } from './use-back-closes.ts';

const drawer = {
  inset: '[0 auto 0 0]',
  w: '[min(22rem, 88vw)]',
  maxW: '[none]',
  h: '[100%]',
  animationName: 'drawerIn',
} as const;

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
    // A sticky element at its bottom.
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
      left: drawer,
      panel: {
        ...drawer,
        lg: {
          position: 'static',
          display: 'flex',
          w: 'auto',
          h: 'auto',
          m: '0',
          overflowY: 'visible',
          zIndex: '[auto]',
          bg: 'surface',
          border: 'hairline',
          borderRadius: 'xl',
          shadow: '[none]',
          animationName: '[none]',
        },
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
const header = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    px: '5',
    py: '3',
    borderBottom: 'hairline',
  },
  variants: { side: { left: {}, panel: { lg: { display: 'none' } }, centre: {}, full: {} } },
});
const titleStyle = css({ textStyle: 'h3' });
const content = cva({
  base: { p: '5', flexGrow: '1' },
  variants: { side: { left: {}, panel: { lg: { px: '5.5', py: '2' } }, centre: {}, full: {} } },
});

/** Opens a modal dialog, as `command="show-modal"` does; no effect on an open one. */
export function openDialog(dialog: HTMLDialogElement | null): void {
  if (dialog?.open === false) dialog.showModal();
}

/** Button props that open the dialog with this id; `src/boot/early/main.ts` replaces `command` in older browsers. */
export const opensDialog = (id: string) => ({
  command: 'show-modal',
  commandfor: id,
  'aria-haspopup': 'dialog' as const,
});

/** Button props that close the dialog around the button, in the same way. */
export const closesDialog = (id: string) => ({ command: 'close', commandfor: id });

/**
 * Manages a modal dialog of the document while it is open, including one opened before hydration: its backdrop, and links and
 * forms to other pages of the shop close it, as Escape does natively, and the page behind it does not scroll. `isNarrow`: a dialog for
 * windows below 64rem, which closes when the window becomes wider. Returns whether it is open.
 */
function useDialog(ref: RefObject<HTMLDialogElement | null>, isNarrow: boolean): boolean {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    const follow = () => setOpen(dialog.open);
    follow();
    // Its press is painted before what follows from it: the page behind is laid out anew, and Back gets an entry.
    const observer = new MutationObserver(() => void painted().then(follow));
    observer.observe(dialog, { attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [ref]);

  useEffect(() => {
    const dialog = ref.current;
    const view = dialog?.ownerDocument.defaultView;
    if (!isOpen || dialog === null || !view) return;
    const page = dialog.ownerDocument.documentElement;
    const leaving = new AbortController();
    const { signal } = leaving;
    const close = () => dialog.close();
    page.dataset.modal = 'open';
    const onPress = ({ target }: Event) => {
      if (target === dialog || (target instanceof Element && target.closest('a[href^="/"]'))) close();
    };
    dialog.addEventListener('click', onPress, { signal });
    const onSubmit = ({ target }: Event) => {
      if (target instanceof Element && target.hasAttribute('action')) close();
    };
    dialog.addEventListener('submit', onSubmit, { signal });
    const wide = view.matchMedia('(min-width: 64rem)');
    const onWide = () => isNarrow && wide.matches && close();
    wide.addEventListener('change', onWide, { signal });
    // The window may have become wide before this listened.
    onWide();
    return () => {
      leaving.abort();
      delete page.dataset.modal;
    };
  }, [ref, isOpen, isNarrow]);
  return isOpen;
}

export type DialogProps = {
  /** The attribute of its opening buttons (`opensDialog`). */
  id?: string;
  ref?: RefObject<HTMLDialogElement | null>;
  title: ReactNode;
  closeLabel: string;
  /** `left` is a drawer, and so is `panel` in windows below 64rem: in wider ones it is part of the page; `full` fills the window. */
  side: 'left' | 'panel' | 'centre' | 'full';
  /** Called when it was closed, by any means. */
  onClose?: () => void;
  /** Optional: without children the dialog is empty. */
  children: ReactNode;
};

/** A modal `<dialog>`: the document owns its open state, which React never writes. Back closes it, too. */
export function Dialog({ id, ref, title, closeLabel, side, onClose, children }: DialogProps) {
  const own = useRef<HTMLDialogElement>(null);
  const made = useId();
  const dialog = ref ?? own;
  const dialogId = id ?? made;
  // The content, which its user renders, is not rendered again when it opens.
  const isOpen = useDialog(dialog, side === 'left' || side === 'panel');
  useBackCloses(isOpen, () => dialog.current?.close());
  return (
    // It may be open before hydration.
    <dialog
      ref={dialog}
      id={dialogId}
      className={frame({ side })}
      aria-labelledby={`${dialogId}-title`}
      onClose={onClose}
      suppressHydrationWarning
    >
      {children !== false && (
        <>
          <div className={header({ side })}>
            <h2 id={`${dialogId}-title`} className={titleStyle} data-focus-home="">
              {title}
            </h2>
            <IconButton label={closeLabel} icon={<X aria-hidden="true" />} {...closesDialog(dialogId)} />
          </div>
          <div className={content({ side })}>{children}</div>
          <div data-says="" data-live-announcer="" aria-live="polite" />
        </>
      )}
    </dialog>
  );
}

type ModalProps = Omit<DialogProps, 'id' | 'ref'> & { open: boolean; onClose: () => void };

/** A dialog controlled by a state of its screen; it is empty while it is closed. */
export function Modal({ open, onClose, children, ...rest }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) openDialog(ref.current);
    else ref.current?.close();
  }, [open]);
  return (
    <Dialog {...rest} ref={ref} onClose={() => open && onClose()}>
      {open && children}
    </Dialog>
  );
}
