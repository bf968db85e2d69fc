import { Fragment } from 'react';
import { periods } from '#rules/carousel.ts';
import { Benefits } from './benefits.tsx';
import { BestSellers } from './best-sellers.tsx';
import { CallToAction } from './call-to-action.tsx';
import { FeaturedAnimals } from './featured-animals.tsx';
import type { HomeBelowProps } from './home-frame.tsx';
import { Partners, partnerCount } from './partners.tsx';
import { Promotions } from './promotions.tsx';
import { Testimonials, testimonialCount } from './testimonials.tsx';

/** What of the home page is below a first window: from the featured animals down to the benefits. */
export function HomeBelow({ products, onRetry, carousel, reveal }: HomeBelowProps) {
  const Carousel = carousel;
  const Reveal = reveal ?? Fragment;
  return (
    <>
      <Reveal>
        <FeaturedAnimals products={products} onRetry={onRetry} />
      </Reveal>
      <Reveal>
        <Promotions />
      </Reveal>
      <Reveal>
        <Carousel count={partnerCount} period={periods.partners}>
          {(view) => <Partners view={view} />}
        </Carousel>
      </Reveal>
      <Reveal>
        <BestSellers products={products} onRetry={onRetry} />
      </Reveal>
      <Reveal>
        <CallToAction />
      </Reveal>
      <Reveal>
        <Carousel count={testimonialCount} period={periods.testimonials}>
          {(view) => <Testimonials view={view} />}
        </Carousel>
      </Reveal>
      <Reveal>
        <Benefits />
      </Reveal>
    </>
  );
}
