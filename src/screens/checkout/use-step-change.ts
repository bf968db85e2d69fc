import { type RefObject, useEffect, useRef } from 'react';
import type { CheckoutPlace } from './checkout-screen.tsx';

/**
 * Scrolls to the top at each step change (specification §2 "Checkout") and focuses the new title, which announces it. Not for the
 * first place after loading: the page's own entry does that.
 */
export function useStepChange(frame: RefObject<HTMLElement | null>, place: CheckoutPlace): void {
  const left = useRef<CheckoutPlace | null>(null);
  useEffect(() => {
    if (place === 'loading' || place === left.current) return;
    const isFirst = left.current === null;
    left.current = place;
    window.scrollTo(0, 0);
    if (isFirst) return;
    const title = frame.current?.querySelector<HTMLElement>('h2');
    if (title === null || title === undefined) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }, [frame, place]);
}
