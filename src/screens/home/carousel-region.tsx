import type { ReactNode } from 'react';
import { css, cx } from '#styled-system/css';
import { homeFrontWording } from '#wording/home-front.ts';
import { useSwipe } from '../swipe.ts';
import type { CarouselView } from './carousel-view.ts';

// Horizontal swipes belong to the carousel; vertical ones scroll the page.
const swipeable = css({ touchAction: 'pan-y pinch-zoom' });

type CarouselRegionProps = {
  view: CarouselView;
  label: string;
  className?: string;
  children: ReactNode;
};

/** The region of a carousel: its name, and swipes. Pointer and focus in this element pause it. */
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
