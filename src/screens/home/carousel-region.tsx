import type { ReactNode } from 'react';
import { useSwipe } from '#screens/swipe.ts';
import { css, cx } from '#styled-system/css';
import { homeFrontWording } from '#wording/home-front.ts';
import type { CarouselView } from './carousel-view.ts';

// A finger that moves sideways swipes; one that moves up or down still scrolls the page.
const swipeable = css({ touchAction: 'pan-y pinch-zoom' });

type CarouselRegionProps = {
  view: CarouselView;
  label: string;
  className?: string;
  children: ReactNode;
};

/** The frame of a carousel: its name, and the swipes over it. What holds it still is read from this element. */
export function CarouselRegion({ view, label, className, children }: CarouselRegionProps) {
  const swipe = useSwipe((distance) => view.send({ type: 'slide.swiped', distance }));
  return (
    <section
      ref={view.region}
      className={cx(swipeable, className)}
      aria-roledescription={homeFrontWording.carousel.role}
      aria-label={label}
      {...swipe}
    >
      {children}
    </section>
  );
}
