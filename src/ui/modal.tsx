import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { css, cva } from '#styled-system/css';
import { IconButton } from './icon-button.tsx';

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

/** Opens a dialog over the page, as `command="show-modal"` does; nothing happens where it is open already. */
export function openDialog(dialog: HTMLDialogElement | null): void {
  if (dialog?.open === false) dialog.showModal();
}

/** Of a button: it opens the dialog of this id; where the browser knows no `command`, `src/early/script.ts` does. */
export const opens = (id: string) => ({
  command: 'show-modal',
  commandfor: id,
  'aria-haspopup': 'dialog' as const,
});

/** Of a button within a dialog: it closes that one, in the same way. */
export const closes = (id: string) => ({ command: 'close', commandfor: id });

type Dialogue = {
  /** Made for windows below 64rem: it closes where one becomes wider. */
  isNarrow: boolean;
  /** Told when it was opened or closed, by whomever. */
  onToggle?: ((isOpen: boolean) => void) | undefined;
};

/**
 * Looks after a modal dialog of the document for as long as it is open, whoever opened it, also before the page was hydrated:
 * its backdrop, a link and a form that lead elsewhere close it, as Escape does by itself, and the page behind it stands still.
 * `useBackCloses` adds Back.
 */
export function useDialog(ref: RefObject<HTMLDialogElement | null>, { isNarrow, onToggle }: Dialogue): void {
  const notify = useEffectEvent((isOpen: boolean) => onToggle?.(isOpen));

  useEffect(() => {
    const dialog = ref.current;
    const view = dialog?.ownerDocument.defaultView;
    if (dialog === null || !view) return;
    const page = dialog.ownerDocument.documentElement;
    const close = () => dialog.close();
    let leaving: AbortController | undefined;

    const begin = ({ signal }: AbortController) => {
      page.dataset.modal = 'open';
      signal.addEventListener('abort', () => {
        delete page.dataset.modal;
      });
      const onPress = ({ target }: Event) => {
        if (target === dialog || (target instanceof Element && target.closest('a[href]'))) close();
      };
      dialog.addEventListener('click', onPress, { signal });
      const onSubmit = ({ target }: Event) => {
        if (target instanceof Element && target.hasAttribute('action')) close();
      };
      dialog.addEventListener('submit', onSubmit, { signal });
      if (!isNarrow) return;
      const wide = view.matchMedia('(min-width: 64rem)');
      const onWide = () => wide.matches && close();
      wide.addEventListener('change', onWide, { signal });
      // It may have become wide while nobody listened.
      onWide();
    };
    const follow = () => {
      if (dialog.open === (leaving !== undefined)) return;
      leaving?.abort();
      leaving = dialog.open ? new AbortController() : undefined;
      if (leaving !== undefined) begin(leaving);
      notify(dialog.open);
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(dialog, { attributeFilter: ['open'] });
    return () => {
      observer.disconnect();
      leaving?.abort();
    };
  }, [ref, isNarrow]);
}

export type DialogProps = {
  /** By which buttons open it (`opens`). */
  id?: string;
  ref?: RefObject<HTMLDialogElement | null>;
  title: ReactNode;
  closeLabel: string;
  /** `left` is a drawer, and so is `panel` in windows below 64rem: in wider ones it stands in the page; `full` fills the window. */
  side: 'left' | 'panel' | 'centre' | 'full';
  onToggle?: (isOpen: boolean) => void;
  /** Without any the dialog is empty. */
  children: ReactNode;
};

/** A modal `<dialog>`: the document owns whether it is open, and React never writes that. */
export function Dialog({ id, ref, title, closeLabel, side, onToggle, children }: DialogProps) {
  const own = useRef<HTMLDialogElement>(null);
  const made = useId();
  const dialog = ref ?? own;
  const dialogId = id ?? made;
  useDialog(dialog, { isNarrow: side === 'left' || side === 'panel', onToggle });
  return (
    // It may be open by the time it is hydrated.
    <dialog
      ref={dialog}
      id={dialogId}
      className={frame({ side })}
      aria-labelledby={`${dialogId}-title`}
      suppressHydrationWarning
    >
      {children !== false && (
        <>
          <div className={header({ side })}>
            <h2 id={`${dialogId}-title`} className={titleStyle} data-focus-home="">
              {title}
            </h2>
            <IconButton label={closeLabel} icon={<X aria-hidden="true" />} {...closes(dialogId)} />
          </div>
          <div className={content({ side })}>{children}</div>
        </>
      )}
    </dialog>
  );
}

type ModalProps = Omit<DialogProps, 'id' | 'ref' | 'onToggle'> & {
  open: boolean;
  onClose: () => void;
};

/** A dialog that a state of its screen opens; it is empty while it is closed. */
export function Modal({ open, onClose, children, ...rest }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) openDialog(ref.current);
    else ref.current?.close();
  }, [open]);
  return (
    <Dialog {...rest} ref={ref} onToggle={(isOpen) => !isOpen && open && onClose()}>
      {open && children}
    </Dialog>
  );
}
