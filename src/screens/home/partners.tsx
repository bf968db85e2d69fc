import { css, cx } from '#styled-system/css';
import { iconButtonStyle } from '#ui/icon-button.tsx';
import { homeWording, type Partner } from '#wording/home.ts';
import { Section } from './section.tsx';

const wording = homeWording.partners;

const frame = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  borderBlock: 'hairline',
  py: { base: '4', md: '6' },
  '& > :checked ~ div > ul': { animationPlayState: 'paused' },
});
// Bars while the row moves, a triangle while it is paused. Under reduced motion nothing moves, so there is no button.
const pause = cx(
  iconButtonStyle,
  css({
    appearance: 'none',
    order: '1',
    cursor: 'pointer',
    _before: {
      content: '""',
      w: '3',
      h: '3.5',
      borderInline: '[4px solid currentcolor]',
    },
    _checked: {
      _before: { border: 'none', bg: 'text', clipPath: '[polygon(0 0, 100% 50%, 0 100%)]' },
    },
    _forcedColors: { _before: { forcedColorAdjust: '[none]' } },
    _still: { display: 'none' },
  }),
);
const clip = css({
  flexGrow: '1',
  minW: '0',
  overflow: 'hidden',
});
const row = css({
  display: 'flex',
  '--place': { base: '50%', md: '33.333%', lg: '20%' },
  animationName: 'partners',
  animationDuration: '[21s]',
  animationIterationCount: 'infinite',
  _hover: { animationPlayState: 'paused' },
  _still: {
    animationName: '[none]',
    flexWrap: 'wrap',
    rowGap: '4',
    '& > [aria-hidden]': { display: 'none' },
  },
});
const place = css({
  display: 'flex',
  justifyContent: 'center',
  flex: '[0 0 var(--place)]',
  px: '2',
});
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

type PartnersProps = { partners?: readonly Partner[] };

/**
 * The partners: the row advances by one every 3 s and comes back to the first (specification §2 "Home", §4), by its style
 * alone (`partners` in panda.config.ts). A pointer or the button stops it; under reduced motion all of them are shown.
 */
export function Partners({ partners = wording.items }: PartnersProps) {
  return (
    <Section title={wording.title}>
      <div className={frame}>
        <input type="checkbox" className={pause} aria-label={homeWording.carousel.pause} />
        <div className={clip}>
          <ul className={row}>
            {partners.map((partner) => (
              <Place key={partner.name} {...partner} />
            ))}
            {/* A copy of the row, so that no gap follows the last one. */}
            {partners.map((partner) => (
              <Place key={partner.name} {...partner} again />
            ))}
          </ul>
        </div>
      </div>
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
