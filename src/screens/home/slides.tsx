import type { ReactNode } from 'react';
import { css, cva } from '#styled-system/css';
import { homeFrontWording } from '#wording/home-front.ts';
import type { CarouselView } from './carousel-view.ts';

const wording = homeFrontWording.carousel;

const stack = css({ display: 'grid' });
const slide = cva({
  base: {
    gridArea: '[1 / 1]',
    display: 'grid',
    minW: '0',
    transitionProperty: '[opacity, visibility]',
    transitionDuration: '[500ms]',
    _still: { transitionProperty: '[none]' },
  },
  variants: {
    shown: {
      yes: { opacity: '[1]', visibility: 'visible' },
      no: { opacity: '[0]', visibility: 'hidden' },
    },
  },
});

type SlidesProps<T> = {
  view: CarouselView;
  slides: readonly T[];
  keyOf: (slide: T) => string;
  children: (slide: T, index: number) => ReactNode;
};

/** The slides of a carousel in one grid cell, so that its height is constant; only the current one is visible and accessible. */
export function Slides<T>({ view, slides, keyOf, children }: SlidesProps<T>) {
  return (
    <div className={stack} aria-live={view.announced ? 'polite' : 'off'}>
      {slides.map((one, index) => (
        <article
          key={keyOf(one)}
          className={slide({ shown: index === view.index ? 'yes' : 'no' })}
          aria-roledescription={wording.slide}
          aria-label={wording.position(index + 1, slides.length)}
        >
          {children(one, index)}
        </article>
      ))}
    </div>
  );
}
