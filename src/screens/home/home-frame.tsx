import { type ComponentType, Fragment, type ReactNode, Suspense } from 'react';
import { configuration } from '#app/configuration.ts';
import type { Country, Product } from '#openapi/schemas.ts';
import { periods } from '#rules/carousel.ts';
import type { Loaded } from '#screens/loaded.ts';
import { css } from '#styled-system/css';
import { visuallyHidden } from '#ui/visually-hidden.tsx';
import { homeWording } from '#wording/home.ts';
import { Banner, bannerCount } from './banner.tsx';
import type { CarouselSlot } from './carousel-view.ts';
import { Countries } from './countries.tsx';

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: 'sectionPhone', md: 'section' },
  pb: { base: 'sectionPhone', md: 'section' },
  // What is below a first window is laid out when it comes near; its room is an estimate until then.
  '& > :nth-child(n + 4)': { contentVisibility: '[auto]', containIntrinsicSize: '[auto 36rem]' },
});

export type HomeBelowProps = {
  products: Loaded<readonly Product[]>;
  onRetry: () => void;
  /** What fills the three carousels. */
  carousel: CarouselSlot;
  /** What reveals a part of the page when it is scrolled into view; nothing does in a story. */
  reveal?: (props: { children: ReactNode }) => ReactNode;
};

export type HomeScreenProps = HomeBelowProps & { countries: Loaded<readonly Country[]> };

/** The home page, part by part in the order of the specification (§1, §2 "Home"); the code of `Below` may come later. */
export function HomeFrame({
  Below,
  countries,
  ...props
}: HomeScreenProps & { Below: ComponentType<HomeBelowProps> }) {
  const Carousel = props.carousel;
  const Reveal = props.reveal ?? Fragment;
  return (
    <div className={page}>
      <h1 className={visuallyHidden}>{homeWording.heading(configuration.festival)}</h1>
      <Carousel count={bannerCount} period={periods.banner}>
        {(view) => <Banner view={view} />}
      </Carousel>
      <Reveal>
        <Countries countries={countries} onRetry={props.onRetry} />
      </Reveal>
      <Suspense>
        <Below {...props} />
      </Suspense>
    </div>
  );
}
