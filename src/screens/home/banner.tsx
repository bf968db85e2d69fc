import { ArrowRight } from 'lucide-react';
import { configuration } from '#configuration/configuration.ts';
import { css, cva } from '#styled-system/css';
import { flex } from '#styled-system/patterns';
import { ButtonLink } from '#ui/button-link.tsx';
import { homeFrontWording } from '#wording/home-front.ts';
import { Dots, StepButtons } from './carousel-controls.tsx';
import { CarouselRegion } from './carousel-region.tsx';
import type { CarouselView } from './carousel-view.ts';
import { Slides } from './slides.tsx';

const scenes = ['ram', 'goats', 'herd'] as const;
const wording = homeFrontWording.banner;
const slides = wording.slides(configuration.festival).map((slide, index) => ({
  ...slide,
  scene: scenes[index] ?? scenes[0],
}));

/** Slides of the banner (specification §4). */
export const bannerCount = slides.length;

// As wide as the window, up to the drawing's width; the text keeps to the page's content.
const region = css({ position: 'relative', w: 'full', maxW: '[120rem]', mx: 'auto' });
const sides = { base: 'gutterPhone', md: '[max(1.5rem, 50% - 37.25rem)]' } as const;

// A background image: only the current theme's drawing is loaded. On a phone it is at the bottom, so that no animal is behind the
// text; text and controls keep 16 px from the animals (stories/clear-of-animals.look.ts).
const slideStyle = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: { base: '3', md: '4.5' },
    px: sides,
    overflowWrap: 'anywhere',
    pt: { base: '4', sm: '6', xl: '14' },
    // The height of the drawing's animals, whose sky may extend behind the text.
    pb: { base: '[calc(37vw + 1rem)]', sm: '[calc(35vw + 1rem)]', md: '24' },
    minH: { md: '[max(24rem, 36.8vw)]', xl: '[max(27.5rem, min(34.5vw, 41rem))]' },
    backgroundRepeat: 'no-repeat',
    backgroundPosition: { base: 'right bottom', md: '[55% 50%]', xl: 'right center' },
    backgroundSize: { sm: '[100% auto]', md: 'cover' },
  },
  variants: {
    scene: {
      ram: {
        pb: { base: '[calc(49.5vw + 1rem)]' },
        backgroundSize: { base: '[140% auto]' },
        bgColor: { base: '[#fde8c8]', _dark: '[#2b2244]' },
        backgroundImage: {
          base: '[url(/pictures/hero-ram-phone.svg)]',
          sm: '[url(/pictures/hero-ram.svg)]',
          _dark: {
            base: '[url(/pictures/hero-ram-phone-dark.svg)]',
            sm: '[url(/pictures/hero-ram-dark.svg)]',
          },
        },
      },
      goats: {
        backgroundSize: { base: '[120% auto]' },
        bgColor: { base: '[#cfe5f4]', _dark: '[#2b2244]' },
        backgroundImage: {
          base: '[url(/pictures/hero-goats.svg)]',
          _dark: '[url(/pictures/hero-goats-dark.svg)]',
        },
      },
      herd: {
        backgroundSize: { base: '[106% auto]' },
        bgColor: { base: '[#dcefe8]', _dark: '[#2b2244]' },
        backgroundImage: {
          base: '[url(/pictures/hero-herd.svg)]',
          _dark: '[url(/pictures/hero-herd-dark.svg)]',
        },
      },
      none: {},
    },
  },
});
const titleStyle = cva({
  base: {
    textStyle: 'display',
  },
  variants: {
    scene: {
      ram: { fontSize: { base: 'banner', md: 'h1Wide', xl: 'displayWide' }, maxW: { md: '[52%]' } },
      goats: { fontSize: { base: 'banner', md: 'h1Wide', xl: 'displayWide' }, maxW: { md: '[48%]' } },
      herd: { fontSize: { base: 'banner', md: 'h1', xl: 'h1Wide' }, maxW: { md: '[46%]', xl: '[42%]' } },
    },
  },
});
const textStyle = css({
  display: { base: 'none', sm: 'block' },
  textStyle: { sm: 'body', xl: 'lead' },
  maxW: { md: '[min(44%, 30rem)]', xl: '[min(40%, 30rem)]' },
});
const controls = flex({
  position: 'absolute',
  insetInline: '0',
  bottom: { base: '3', md: '6' },
  px: sides,
  direction: { base: 'column', md: 'row' },
  columnGap: '4',
  align: { base: 'flex-start', md: 'center' },
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
});

/** The rotating banner: three fixed slides (specification §2 "Home", §4). */
export function Banner({ view }: { view: CarouselView }) {
  return (
    <CarouselRegion view={view} label={wording.label} className={region}>
      <Slides view={view} slides={slides} keyOf={({ scene }) => scene}>
        {({ title, text, action, scene }, index) => (
          <div className={slideStyle({ scene: index <= view.needed || view.announced ? scene : 'none' })}>
            <h2 className={titleStyle({ scene })}>{title}</h2>
            <p className={textStyle}>{text}</p>
            <ButtonLink to="/shop" data-read-first="">
              {action}
              <ArrowRight aria-hidden="true" />
            </ButtonLink>
          </div>
        )}
      </Slides>
      <div className={controls}>
        <Dots view={view} count={slides.length} />
        <StepButtons view={view} />
      </div>
    </CarouselRegion>
  );
}
