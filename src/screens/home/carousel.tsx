import { useCallback, useEffect, useRef, useState } from 'react';
import type { CarouselEvent } from '#machines/browsing/carousel.machine.ts';
import { type CarouselSlot, idleLook } from './carousel-view.ts';
import { startCarousel } from './start-carousel.ts';

/** A carousel with its machine; a prerendered page shows its first slide. */
export const Carousel: CarouselSlot = ({ count, period, children }) => {
  const [look, setLook] = useState(idleLook);
  const region = useRef<HTMLElement>(null);
  const carousel = useRef<ReturnType<typeof startCarousel>>(null);

  useEffect(() => {
    if (region.current === null) return;
    const started = startCarousel({ count, period }, region.current, setLook);
    carousel.current = started;
    return started.stop;
  }, [count, period]);

  const send = useCallback((event: CarouselEvent) => carousel.current?.send(event), []);

  return children({ ...look, send, region });
};
