import { useCallback, useEffect, useRef, useState } from 'react';
import type { CarouselEvent } from '#machines/browsing/carousel.ts';
import { type CarouselSlot, restingLook } from './carousel-view.ts';

/** How long the browser may put off fetching the machine after the first paint, in ms. */
const patience = 2000;

/**
 * A carousel that lives: its machine is fetched after the first paint, and until it has arrived the first slide rests
 * and the first thing asked of it is kept.
 */
export const LiveCarousel: CarouselSlot = ({ count, period, children }) => {
  const [look, setLook] = useState(restingLook);
  const region = useRef<HTMLElement>(null);
  const actor = useRef<((event: CarouselEvent) => void) | null>(null);
  const kept = useRef<CarouselEvent | null>(null);

  useEffect(() => {
    let left = false;
    let stop = () => {};
    const start = async () => {
      const { startCarousel } = await import('./start-carousel.ts');
      if (left || region.current === null) return;
      const started = startCarousel({ count, period }, region.current, setLook);
      stop = started.stop;
      actor.current = started.send;
      if (kept.current !== null) started.send(kept.current);
      kept.current = null;
    };
    // Safari has no idle callback.
    const idle = typeof requestIdleCallback === 'function';
    const handle = idle
      ? requestIdleCallback(start, { timeout: patience })
      : setTimeout(start, patience / 10);
    return () => {
      left = true;
      if (idle) cancelIdleCallback(handle as number);
      else clearTimeout(handle);
      actor.current = null;
      stop();
    };
  }, [count, period]);

  const send = useCallback((event: CarouselEvent) => {
    if (actor.current !== null) actor.current(event);
    else kept.current ??= event;
  }, []);

  return children({ ...look, send, region });
};
