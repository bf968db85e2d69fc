import { Fragment, type ReactNode } from 'react';
import { configuration } from '#app/configuration.ts';
import type { Country, Product } from '#openapi/schemas.ts';
import { periods } from '#rules/carousel.ts';
import type { Loaded } from '#screens/loaded.ts';
import { css } from '#styled-system/css';
import { visuallyHidden } from '#ui/visually-hidden.tsx';
import { homeWording } from '#wording/home.ts';
import { Banner, bannerCount } from './banner.tsx';
import { Benefits } from './benefits.tsx';
import { BestSellers } from './best-sellers.tsx';
import { CallToAction } from './call-to-action.tsx';
import type { CarouselSlot } from './carousel-view.ts';
import { Countries } from './countries.tsx';
import { FeaturedAnimals } from './featured-animals.tsx';
import { Partners, partnerCount } from './partners.tsx';
import { Promotions } from './promotions.tsx';
import { Testimonials, testimonialCount } from './testimonials.tsx';

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: 'sectionPhone', md: 'section' },
  pb: { base: 'sectionPhone', md: 'section' },
  // What is below a first window is laid out when it comes near; its room is an estimate until then.
  '& > :nth-child(n + 4)': { contentVisibility: '[auto]', containIntrinsicSize: '[auto 36rem]' },
});

type HomeScreenProps = {
  products: Loaded<readonly Product[]>;
  countries: Loaded<readonly Country[]>;
  onRetry: () => void;
  /** What fills the three carousels. */
  carousel: CarouselSlot;
  /** What reveals a part of the page when it is scrolled into view; nothing does in a story. */
  reveal?: (props: { children: ReactNode }) => ReactNode;
};

/** The home page, part by part in the order of the specification (§1, §2 "Home"). */
export function HomeScreen({ products, countries, onRetry, carousel, reveal }: HomeScreenProps) {
  const Carousel = carousel;
  const Reveal = reveal ?? Fragment;
  return (
    <div className={page}>
      <h1 className={visuallyHidden}>{homeWording.heading(configuration.festival)}</h1>
      <Carousel count={bannerCount} period={periods.banner}>
        {(view) => <Banner view={view} />}
      </Carousel>
      <Reveal>
        <Countries countries={countries} onRetry={onRetry} />
      </Reveal>
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
    </div>
  );
}
