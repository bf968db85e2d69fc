import { useCallback, useEffect, useRef, useState } from 'react';
import { createLazyActor, type Running, whenIdle } from '#late/lazy-actor.ts';
import type { CarouselEvent } from '#machines/browsing/carousel.ts';
import { type CarouselLook, type CarouselSlot, restingLook } from './carousel-view.ts';

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
    const lazy = createLazyActor({ make, first: restingLook, shouldLoad: () => true });
    lazy.subscribe(setLook);
    actor.current = lazy;
    const callOff = whenIdle(() => lazy.arrived().catch(() => undefined));
    return () => {
      callOff();
      lazy.stop();
    };
  }, [count, period]);

  const send = useCallback((event: CarouselEvent) => actor.current?.send(event), []);

  return children({ ...look, send, region });
};
