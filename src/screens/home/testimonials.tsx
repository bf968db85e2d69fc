import { Star } from 'lucide-react';
import { css, cva, cx } from '#styled-system/css';
import { flex, stack, wrap } from '#styled-system/patterns';
import { Badge } from '#ui/badge.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { Scene } from '#ui/scene.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { homeWording } from '#wording/home.ts';
import { Dots, StepButtons } from './carousel-controls.tsx';
import { CarouselRegion } from './carousel-region.tsx';
import type { CarouselView } from './carousel-view.ts';
import { Section } from './section.tsx';
import { Slides } from './slides.tsx';

const wording = homeWording.testimonials;
const pictures = ['hero-ram', 'hero-goats', 'promo-sheep', 'promo-cattle'] as const;
const stars = [1, 2, 3, 4, 5] as const;

/** Slides of the testimonials (specification §4). */
export const testimonialCount = wording.items.length;

const frame = stack({ gap: '4' });
const card = cx(cardStyle({ look: 'flush' }), css({ flexDirection: { lg: 'row' }, alignItems: 'stretch' }));
const picture = css({
  w: { base: 'full', lg: '[24rem]' },
  // As flat as the flattest of the four drawings: no horn is cut.
  h: { base: 'auto', lg: '[19rem]' },
  aspectRatio: { base: '[9 / 4]', lg: 'auto' },
  objectPosition: 'right bottom',
  flexShrink: '0',
});
const words = stack({ justify: 'center', gap: '4', p: { base: '5', lg: '10' } });
const quote = css({ textStyle: { base: 'lead', lg: 'h3' }, fontWeight: 'semibold', textWrap: '[pretty]' });
const person = flex({ direction: 'column' });
const name = css({ fontWeight: 'bold' });
const role = css({ textStyle: 'small', color: 'muted' });
const row = flex({ gap: '1' });
const star = cva({
  base: { w: '5', h: '5' },
  variants: {
    lit: { yes: { color: 'ochre', fill: 'ochre' }, no: { color: 'inputLine', fill: 'transparent' } },
  },
});
const controls = wrap({ align: 'center', justify: 'space-between', gap: '4' });

/** Four customers' testimonials, one at a time (specification §2 "Home", §4). */
export function Testimonials({ view }: { view: CarouselView }) {
  return (
    <Section title={wording.title} aside={<Badge tone="warning">{homeWording.sample}</Badge>}>
      <CarouselRegion view={view} label={wording.label} className={frame}>
        <Slides view={view} slides={wording.items} keyOf={(item) => item.name}>
          {(item, index) => (
            <figure className={card}>
              <Scene name={pictures[index] ?? pictures[0]} width={600} height={300} className={picture} />
              <figcaption className={words}>
                <p className={row}>
                  <VisuallyHidden>{wording.rating(item.rating)}</VisuallyHidden>
                  {stars.map((step) => (
                    <Star
                      key={step}
                      aria-hidden="true"
                      className={star({ lit: step <= item.rating ? 'yes' : 'no' })}
                    />
                  ))}
                </p>
                <blockquote className={quote}>{item.text}</blockquote>
                <p className={person}>
                  <span className={name}>{item.name}</span>
                  <span className={role}>{item.role}</span>
                </p>
              </figcaption>
            </figure>
          )}
        </Slides>
        <div className={controls}>
          <Dots view={view} count={testimonialCount} />
          <StepButtons view={view} />
        </div>
      </CarouselRegion>
    </Section>
  );
}
