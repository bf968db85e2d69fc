import { type RefObject, useEffect, useRef } from 'react';
import type { CheckoutPlace } from './checkout.tsx';

/**
 * Each step change scrolls to the top (specification §2 "Checkout"), and the new place's title has the focus, so that it
 * is read out. The first place that shows after the page's own loading takes nothing: the page was just opened there.
 */
export function useArrival(frame: RefObject<HTMLElement | null>, place: CheckoutPlace): void {
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
