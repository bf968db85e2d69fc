import { useCallback, useEffect, useRef, useState } from 'react';
import { createLazyActor, type Running } from '#late/lazy-actor.ts';
import type { CarouselEvent } from '#machines/browsing/carousel.ts';
import { type CarouselLook, type CarouselSlot, restingLook } from './carousel-view.ts';

/** How long the browser may put off fetching the machine after the first paint, in ms. */
const patience = 2000;

type LiveCarousel = ReturnType<typeof createLazyActor<CarouselLook, CarouselEvent>>;

/** A carousel that lives: its machine is fetched after the first paint, and until it has arrived the first slide rests. */
export const LiveCarousel: CarouselSlot = ({ count, period, children }) => {
  const [look, setLook] = useState(restingLook);
  const region = useRef<HTMLElement>(null);
  const actor = useRef<LiveCarousel | null>(null);

  useEffect(() => {
    const make = async (): Promise<Running<CarouselLook, CarouselEvent>> => {
      const { carouselActor } = await import('./start-carousel.ts');
      if (region.current === null) throw new Error('The carousel has left the page.');
      return carouselActor({ count, period }, region.current);
    };
    const lazy = createLazyActor({
      make,
      first: restingLook,
      shouldLoad: () => true,
    });
    lazy.subscribe(setLook);
    actor.current = lazy;
    const start = () => lazy.arrived().catch(() => undefined);
    // Safari has no idle callback.
    const idle = typeof requestIdleCallback === 'function';
    const handle = idle
      ? requestIdleCallback(start, { timeout: patience })
      : setTimeout(start, patience / 10);
    return () => {
      if (idle) cancelIdleCallback(handle as number);
      else clearTimeout(handle);
      lazy.stop();
    };
  }, [count, period]);

  const send = useCallback((event: CarouselEvent) => actor.current?.send(event), []);

  return children({ ...look, send, region });
};
