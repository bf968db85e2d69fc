import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { CarouselEvent } from '#machines/browsing/carousel.machine.ts';
import { type CarouselLook, type CarouselSlot, idleLook } from './carousel-view.ts';
import { startCarousel } from './start-carousel.ts';

/** A carousel with its machine; a prerendered page shows its first slide. */
export const Carousel: CarouselSlot = ({ count, period, children }) => {
  const [look, setLook] = useState(idleLook);
  const region = useRef<HTMLElement>(null);
  const carousel = useRef<ReturnType<typeof startCarousel>>(null);

  useEffect(() => {
    if (region.current === null) return;
    // One press reports up to five looks: none of them holds up its paint.
    const show = (next: CarouselLook) => startTransition(() => setLook(next));
    const started = startCarousel({ count, period }, region.current, show);
    carousel.current = started;
    return started.stop;
  }, [count, period]);

  const send = useCallback((event: CarouselEvent) => carousel.current?.send(event), []);

  return children({ ...look, send, region });
};
