import type { ReactNode } from 'react';
import { configuration } from '#configuration/configuration.ts';
import { periods } from '#rules/carousel.ts';
import { stack } from '#styled-system/patterns';
import { visuallyHidden } from '#ui/visually-hidden.tsx';
import { homeFrontWording } from '#wording/home-front.ts';
import { Banner, bannerCount } from './banner.tsx';
import type { CarouselSlot } from './carousel-view.ts';

const page = stack({
  gap: { base: 'sectionPhone', md: 'section' },
  // Smaller gaps on a phone: the first price is higher up.
  '& > :nth-child(-n + 3)': { mb: { base: '-4', md: '0' } },
  pb: { base: 'sectionPhone', md: 'section' },
  // On a phone sections below the first window are laid out when they are near, or when the page is idle (reveal-once.tsx); their
  // height is an estimate until then. Not on a desktop, where full-page screenshots may be taken before that.
  '@media (max-width: 47.99rem)': {
    '& > :nth-child(n + 4)': { contentVisibility: '[auto]', containIntrinsicSize: '[auto 31.5rem]' },
    '& > :nth-child(4)': { containIntrinsicSize: '[auto 111rem]' },
    '& > :nth-child(5)': { containIntrinsicSize: '[auto 43.5rem]' },
    '& > :nth-child(6)': { containIntrinsicSize: '[auto 18.6rem]' },
    '& > :nth-child(8)': { containIntrinsicSize: '[auto 23.5rem]' },
    '& > :nth-child(10)': { containIntrinsicSize: '[auto 19.7rem]' },
  },
});

type HomeScreenProps = {
  carousel: CarouselSlot;
  /** The part below the banner (`HomeRest`), whose code may load later. */
  children: ReactNode;
};

/** The home page: its banner, and the rest. */
export function HomeScreen({ carousel, children }: HomeScreenProps) {
  const Carousel = carousel;
  return (
    <div className={page}>
      <h1 className={visuallyHidden}>{homeFrontWording.heading(configuration.festival)}</h1>
      <Carousel count={bannerCount} period={periods.banner}>
        {(view) => <Banner view={view} />}
      </Carousel>
      {children}
    </div>
  );
}
