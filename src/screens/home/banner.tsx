import { ArrowRight } from 'lucide-react';
import { configuration } from '#app/configuration.ts';
import { css, cva, cx } from '#styled-system/css';
import { ButtonLink } from '#ui/button-link.tsx';
import { container } from '#ui/container.ts';
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

const region = css({ position: 'relative' });
const frame = css({ overflow: 'hidden', borderRadius: 'hero' });
const place = css({ pt: { base: '0', md: '6' } });

// A background: only the drawing of this theme is fetched. On a phone it keeps to the bottom, so that no animal stands behind the words.
const slideStyle = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: { base: '2.5', md: '4.5' },
    // The first title has one line at 375 px in the fonts and in their stand-ins.
    px: { base: '[min(1.25rem, 4vw)]', md: '10', xl: '14' },
    overflowWrap: 'anywhere',
    pt: { base: '3.5', sm: '6', xl: '16' },
    // The height of the drawing's animals, whose sky may reach behind the words.
    pb: { base: '[27vw]', sm: '[11rem]', md: '[16.5rem]', xl: '24' },
    minH: { xl: '[27.5rem]' },
    backgroundRepeat: 'no-repeat',
    backgroundPosition: { base: 'bottom center', xl: 'right center' },
    backgroundSize: { base: '[100% auto]', xl: 'cover' },
  },
  variants: {
    scene: {
      ram: {
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
        bgColor: { base: '[#cfe5f4]', _dark: '[#2b2244]' },
        backgroundImage: {
          base: '[url(/pictures/hero-goats.svg)]',
          _dark: '[url(/pictures/hero-goats-dark.svg)]',
        },
      },
      herd: {
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
    fontSize: { base: 'h2', sm: 'h1', md: 'h1Wide' },
  },
  variants: {
    scene: {
      ram: { maxW: { xl: '[52%]' }, fontSize: { xl: 'displayWide' } },
      goats: { maxW: { xl: '[48%]' }, fontSize: { xl: 'displayWide' } },
      herd: { maxW: { xl: '[42%]' } },
    },
  },
});
const textStyle = css({
  textStyle: { base: 'small', sm: 'body', md: 'lead' },
  maxW: { md: '[34rem]', xl: '[min(40%, 30rem)]' },
});
// Below the drawing where there is no room beside the animal.
const controls = css({
  position: { base: 'static', xl: 'absolute' },
  insetInline: { xl: '14' },
  bottom: { xl: '6' },
  mt: { base: '1', sm: '3', xl: '0' },
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  alignItems: 'center',
  justifyContent: 'space-between',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
});

/** The rotating banner: three fixed slides (specification §2 "Home", §4). */
export function Banner({ view }: { view: CarouselView }) {
  return (
    <div className={cx(container, place)}>
      <CarouselRegion view={view} label={wording.label} swipes className={region}>
        <div className={frame}>
          <Slides view={view} slides={slides} keyOf={({ scene }) => scene}>
            {({ title, text, action, scene }, index) => (
              <div className={slideStyle({ scene: index === 0 || view.live ? scene : 'none' })}>
                <h2 className={titleStyle({ scene })}>{title}</h2>
                <p className={textStyle}>{text}</p>
                <ButtonLink to="/shop">
                  {action}
                  <ArrowRight aria-hidden="true" />
                </ButtonLink>
              </div>
            )}
          </Slides>
        </div>
        <div className={controls}>
          <Dots view={view} count={slides.length} />
          <StepButtons view={view} />
        </div>
      </CarouselRegion>
    </div>
  );
}
