import { Fragment, type ReactNode } from 'react';
import type { Category, Country, Product } from '#openapi/schemas.ts';
import { periods } from '#rules/carousel.ts';
import type { Loaded } from '#rules/loaded.ts';
import { stack } from '#styled-system/patterns';
import { Benefits } from './benefits.tsx';
import { BestSellers } from './best-sellers.tsx';
import { CallToAction } from './call-to-action.tsx';
import type { CarouselSlot } from './carousel-view.ts';
import { Countries } from './countries.tsx';
import { FeaturedAnimals } from './featured-animals.tsx';
import { FirstChoice } from './first-choice.tsx';
import { Partners, partnerCount } from './partners.tsx';
import { Promotions } from './promotions.tsx';
import { Testimonials, testimonialCount } from './testimonials.tsx';

const first = stack({ gap: '2.5' });

export type HomeRestProps = {
  products: Loaded<readonly Product[]>;
  countries: Loaded<readonly Country[]>;
  /** The kinds that lead on; none while their list is missing. */
  categories: readonly Category[];
  onRetry: () => void;
  carousel: CarouselSlot;
  /** Animates a part of the page when it is scrolled into view; stories have no animation. */
  reveal?: (props: { children: ReactNode }) => ReactNode;
};

/** The home page below its banner, in the order of the specification (§1, §2 "Home"). */
export function HomeRest({ products, countries, categories, onRetry, carousel, reveal }: HomeRestProps) {
  const Carousel = carousel;
  const Reveal = reveal ?? Fragment;
  const parts = [
    <div key="countries" className={first}>
      <FirstChoice categories={categories} />
      <Countries
        countries={countries}
        onRetry={onRetry}
        announcedElsewhere={products.state === 'loading' || products.state === 'failed'}
      />
    </div>,
    <FeaturedAnimals key="featured" products={products} onRetry={onRetry} />,
    <Promotions key="promotions" />,
    <Carousel key="partners" count={partnerCount} period={periods.partners}>
      {(view) => <Partners view={view} />}
    </Carousel>,
    <BestSellers key="best-sellers" products={products} onRetry={onRetry} />,
    <CallToAction key="call-to-action" />,
    <Carousel key="testimonials" count={testimonialCount} period={periods.testimonials}>
      {(view) => <Testimonials view={view} />}
    </Carousel>,
    <Benefits key="benefits" />,
  ];
  return parts.map((part) => <Reveal key={part.key}>{part}</Reveal>);
}
