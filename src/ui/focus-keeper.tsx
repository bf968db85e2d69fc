import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

type FocusKeeperProps = {
  /** Who takes the focus: the first match inside, by default the first heading; without one, the part itself. */
  to?: string;
  className?: string;
  children: ReactNode;
};

/**
 * A part of a page whose controls may take themselves away (a retry, a button that clears). What had the focus being gone,
 * the part's heading takes it, so that the keyboard goes on from there and not from the top of the page (WCAG 2.4.3).
 */
export function FocusKeeper({ to = 'h1, h2, h3', className, children }: FocusKeeperProps) {
  const place = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (focused.current === null || focused.current.isConnected) return;
    const isHeld = document.activeElement !== null && document.activeElement !== document.body;
    focused.current = null;
    if (isHeld) return;
    const heir = place.current?.querySelector<HTMLElement>(to) ?? place.current;
    if (heir === null) return;
    if (heir.tabIndex < 0) heir.tabIndex = -1;
    heir.focus({ preventScroll: true });
  });
  useEffect(() => {
    const part = place.current;
    const took = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element ? target : null;
    };
    // Taken by another control; a browser also tells of the loss where the control is about to go.
    const lost = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) focused.current = null;
    };
    part?.addEventListener('focusin', took);
    part?.addEventListener('focusout', lost);
    return () => {
      part?.removeEventListener('focusin', took);
      part?.removeEventListener('focusout', lost);
    };
  }, []);
  return (
    <div ref={place} className={className}>
      {children}
    </div>
  );
}
