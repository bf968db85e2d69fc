import { Beef, Fence, Milk, Mountain, Stethoscope, TreePalm, Wheat } from 'lucide-react';
import { css, cva } from '#styled-system/css';
import { homeWording } from '#wording/home.ts';
import { PauseButton } from './carousel-controls.tsx';
import { CarouselRegion } from './carousel-region.tsx';
import type { CarouselView } from './carousel-view.ts';
import { Section } from './section.tsx';

const wording = homeWording.partners;
const marks = [Wheat, Fence, Mountain, Milk, TreePalm, Beef, Stethoscope] as const;

/** Logos of the partners' carousel (specification §2 "Home"). */
export const partnerCount = wording.names.length;

const frame = css({ overflow: 'hidden', borderBlock: 'hairline', py: { base: '4', md: '6' } });
const track = cva({
  base: {
    display: 'flex',
    '--logo': { base: '50%', md: '33.333%', lg: '20%' },
    transform: '[translateX(calc(var(--logo) * var(--place) * -1))]',
    transitionProperty: '[transform]',
    transitionDuration: '[500ms]',
    transitionTimingFunction: 'out',
    _still: { transitionProperty: '[none]' },
  },
  variants: {
    place: {
      0: { '--place': '0' },
      1: { '--place': '1' },
      2: { '--place': '2' },
      3: { '--place': '3' },
      4: { '--place': '4' },
      5: { '--place': '5' },
      6: { '--place': '6' },
    },
  },
});
const logo = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2.5',
  flex: '[0 0 var(--logo)]',
  px: '2',
  color: 'muted',
  fontFamily: 'heading',
  fontWeight: 'heavy',
  fontSize: { base: 'small', md: 'body' },
  lineHeight: 'snug',
  '& svg': { w: { base: '6', md: '7' }, h: { base: '6', md: '7' }, flexShrink: '0', color: 'primary' },
});

type Place = 0 | 1 | 2 | 3 | 4 | 5 | 6;
const isPlace = (index: number): index is Place => Number.isInteger(index) && index >= 0 && index <= 6;

/** The partners' logos: the row advances by one, and returns to the first at the end (specification §4). */
export function Partners({ view }: { view: CarouselView }) {
  return (
    <Section title={wording.title} aside={<PauseButton view={view} />}>
      <CarouselRegion view={view} label={wording.label} className={frame}>
        <ul className={track({ place: isPlace(view.index) ? view.index : 0 })}>
          {wording.names.map((name, index) => (
            <Logo key={name} name={name} index={index} />
          ))}
          {/* The row again behind itself, so that no gap follows the last one. */}
          {wording.names.map((name, index) => (
            <Logo key={name} name={name} index={index} again />
          ))}
        </ul>
      </CarouselRegion>
    </Section>
  );
}

function Logo({ name, index, again = false }: { name: string; index: number; again?: boolean }) {
  const Mark = marks[index] ?? Wheat;
  return (
    <li className={logo} aria-hidden={again || undefined}>
      <Mark aria-hidden="true" />
      {name}
    </li>
  );
}
