import { css, cx } from '#styled-system/css';
import { stack, wrap } from '#styled-system/patterns';
import { ButtonLink } from '#ui/button-link.tsx';
import { Scene } from '#ui/scene.tsx';
import { homeWording } from '#wording/home.ts';

const wording = homeWording.callToAction;

const frame = stack({
  position: 'relative',
  align: 'flex-start',
  justify: { base: 'flex-start', lg: 'center' },
  gap: '4',
  overflow: 'hidden',
  w: 'full',
  maxW: '[120rem]',
  mx: 'auto',
  minH: { lg: '[max(20rem, min(24vw, 29rem))]' },
  px: { base: 'gutterPhone', md: '[max(1.5rem, 50% - 37.25rem)]' },
  pt: { base: '7', lg: '8' },
  // The height of the drawing's animals, plus 16 px.
  pb: { base: '[12rem]', lg: '8' },
  bgColor: { base: '[#bfe3ea]', _dark: '[#2b2244]' },
});
const scene = css({
  position: 'absolute',
  insetInline: '0',
  bottom: '0',
  w: 'full',
  h: { base: '[13rem]', lg: 'full' },
  objectPosition: { base: '[91% bottom]', lg: 'right bottom' },
});
const words = css({ position: 'relative', maxW: { lg: '[26rem]' } });
const titleStyle = css({ textStyle: 'h2' });
const textStyle = css({ textStyle: { base: 'body', lg: 'lead' } });
const actions = wrap({ position: 'relative', gap: '3' });

/** The call to action between best sellers and testimonials (specification §2 "Home"). */
export function CallToAction() {
  return (
    <section className={frame}>
      <Scene name="call-to-action" width={1192} height={320} className={scene} />
      <h2 className={cx(words, titleStyle)}>{wording.title}</h2>
      <p className={cx(words, textStyle)}>{wording.text}</p>
      <div className={actions}>
        <ButtonLink to="/contact">{wording.action}</ButtonLink>
        <ButtonLink to="/shop" variant="secondary">
          {wording.shop}
        </ButtonLink>
      </div>
    </section>
  );
}
