import { type RefObject, useEffect } from 'react';

type Dismissal = {
  open: boolean;
  /** The open element together with the button that opened it. */
  frame: RefObject<HTMLElement | null>;
  /** The button: Escape returns the focus to it. */
  opener: RefObject<HTMLElement | null>;
  onDismiss: () => void;
};

/** Closes an open element on Escape, on a click outside, and when the focus leaves it. */
export function useDismissal({ open, frame, opener, onDismiss }: Dismissal): void {
  useEffect(() => {
    const page = frame.current?.ownerDocument;
    if (!open || page === undefined) return;
    const onOutside = ({ target }: Event) => {
      if (!(target instanceof Node && frame.current?.contains(target))) onDismiss();
    };
    const onEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      onDismiss();
      opener.current?.focus();
    };
    page.addEventListener('pointerdown', onOutside);
    page.addEventListener('focusin', onOutside);
    page.addEventListener('keydown', onEscape);
    return () => {
      page.removeEventListener('pointerdown', onOutside);
      page.removeEventListener('focusin', onOutside);
      page.removeEventListener('keydown', onEscape);
    };
  }, [open, frame, opener, onDismiss]);
}
