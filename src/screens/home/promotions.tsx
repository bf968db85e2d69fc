import { configuration } from '#configuration/configuration.ts';
import { css, cva, cx } from '#styled-system/css';
import { grid, stack } from '#styled-system/patterns';
import { ButtonLink } from '#ui/button-link.tsx';
import { container } from '#ui/container.ts';
import { Scene } from '#ui/scene.tsx';
import { homeWording } from '#wording/home.ts';

const wording = homeWording.promotions;
const promotions = [
  { animal: 'sheep', to: '/shop', ...wording.festival(configuration.festival) },
  { animal: 'cattle', to: '/faq', ...wording.delivery },
] as const;

const row = grid({
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[1fr 1fr]' },
  gap: { base: '4', md: '6' },
});
const banner = stack({
  position: 'relative',
  align: 'flex-start',
  justify: { base: 'flex-start', xl: 'center' },
  gap: '3',
  overflow: 'hidden',
  borderRadius: 'hero',
  minH: { xl: '[16.25rem]' },
  px: { base: '[min(1.25rem, 6.25vw)]', xl: '9' },
  pt: { base: '5', xl: '8' },
  pb: { base: '[11.5rem]', xl: '8' },
});
// The sky of each drawing continues above it, behind the text.
const skies = cva({
  variants: {
    animal: {
      sheep: { bgColor: { base: '[#c5d5d4]', _dark: '[#2b2244]' } },
      cattle: { bgColor: { base: '[#f6c7b0]', _dark: '[#2b2244]' } },
    },
  },
});
const scene = css({
  position: 'absolute',
  insetInline: '0',
  bottom: '0',
  w: 'full',
  h: { base: '[12rem]', xl: 'full' },
  objectPosition: 'right bottom',
});
const words = css({ position: 'relative', maxW: { base: 'full', xl: '[46%]' }, overflowWrap: 'anywhere' });
const titleStyle = css({ textStyle: 'h2', fontSize: { base: 'h2', xl: 'h2Wide' } });
const textStyle = css({ textStyle: { base: 'small', xl: 'body' } });

/** The two promotional banners (specification §2 "Home"). */
export function Promotions() {
  return (
    <section className={cx(container, row)} aria-label={wording.label}>
      {promotions.map(({ animal, title, text, to, action }) => (
        <div key={animal} className={cx(banner, skies({ animal }))}>
          <Scene name={`promo-${animal}`} width={584} height={260} className={scene} />
          <h2 className={cx(words, titleStyle)}>{title}</h2>
          <p className={cx(words, textStyle)}>{text}</p>
          <ButtonLink to={to} size="compact" className={words}>
            {action}
          </ButtonLink>
        </div>
      ))}
    </section>
  );
}
