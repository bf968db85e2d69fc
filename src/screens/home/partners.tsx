import { useEffect, useRef } from 'react';
import { css, cva } from '#styled-system/css';
import { flex } from '#styled-system/patterns';
import { Badge } from '#ui/badge.tsx';
import { homeWording, type Partner } from '#wording/home.ts';
import { PauseButton } from './carousel-controls.tsx';
import type { CarouselView } from './carousel-view.ts';
import { Section } from './section.tsx';

const wording = homeWording.partners;

const frame = flex({ align: 'center', gap: '2', borderBlock: 'hairline', py: { base: '4', md: '6' } });
// Under reduced motion nothing moves, so there is no button. Its space is reserved before its script.
const control = cva({
  base: { order: '1', _still: { display: 'none' } },
  variants: { live: { yes: {}, no: { visibility: 'hidden' } } },
});
const clip = css({
  flexGrow: '1',
  minW: '0',
  overflow: 'hidden',
});
const row = flex({
  '--place': { base: '50%', md: '33.333%', lg: '20%' },
  transform: '[translateX(calc(var(--place) * -1 * var(--first, 0)))]',
  transitionProperty: '[transform]',
  transitionDuration: '[500ms]',
  _still: {
    transform: '[none]',
    transitionProperty: '[none]',
    flexWrap: 'wrap',
    justifyContent: 'center',
    rowGap: '4',
    '& > [aria-hidden]': { display: 'none' },
  },
});
const place = flex({ justify: 'center', flex: '[0 0 var(--place)]', px: '2' });
// The name as a logo: its words in two sizes.
const typeset = css({
  fontFamily: 'heading',
  fontWeight: 'heavy',
  fontSize: { base: 'lead', md: 'h3Wide' },
  letterSpacing: 'heading',
  lineHeight: 'tight',
  textAlign: 'center',
});
const kind = css({
  display: 'block',
  fontFamily: 'body',
  fontWeight: 'medium',
  fontSize: 'small',
  letterSpacing: 'normal',
  color: 'muted',
});
const markStyle = css({ h: '12', w: 'full', objectFit: 'contain' });

/** The number of partners, each the first of the row in turn. */
export const partnerCount = wording.items.length;

type PartnersProps = { view: CarouselView; partners?: readonly Partner[] };

/**
 * The partners: the row advances by one every 3 s and returns to the first at the end (specification §2 "Home", §4). It only
 * advances: nobody chooses one. Under reduced motion all of them are shown.
 */
export function Partners({ view, partners = wording.items }: PartnersProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.style.setProperty('--first', String(view.index));
  }, [view.index]);
  const isSample = partners.every(({ mark }) => mark === undefined);
  return (
    <Section title={wording.title} aside={isSample && <Badge tone="warning">{homeWording.sample}</Badge>}>
      <section
        ref={view.region}
        className={frame}
        aria-roledescription={homeWording.carousel.role}
        aria-label={wording.label}
      >
        <div className={control({ live: view.live ? 'yes' : 'no' })}>
          <PauseButton view={view} />
        </div>
        <div className={clip}>
          <ul ref={list} className={row}>
            {partners.map((partner) => (
              <Place key={partner.name} {...partner} />
            ))}
            {/* A copy of the row, so that no gap follows the last one. */}
            {partners.map((partner) => (
              <Place key={partner.name} {...partner} again />
            ))}
          </ul>
        </div>
      </section>
    </Section>
  );
}

/** A partner's logo, or its name with a larger last word. */
function Place({ name, mark, again = false }: Partner & { again?: boolean }) {
  const cut = name.lastIndexOf(' ') + 1;
  return (
    <li className={place} aria-hidden={again || undefined}>
      {mark === undefined ? (
        <span className={typeset}>
          <span className={kind}>{name.slice(0, cut)}</span>
          {name.slice(cut)}
        </span>
      ) : (
        <img className={markStyle} src={mark} alt={name} loading="lazy" decoding="async" />
      )}
    </li>
  );
}
