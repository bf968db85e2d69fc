import { configuration } from '#configuration/configuration.ts';
import type { ThemeChoice } from '#rules/theme.ts';
import { css } from '#styled-system/css';
import { stack, wrap } from '#styled-system/patterns';
import { ButtonLink } from '#ui/button-link.tsx';
import { LeadScene } from '#ui/lead-scene.tsx';
import { aboutWording } from '#wording/about.ts';

const wording = aboutWording.hero;

/*
 * On a phone the drawing is below the text and its sky continues behind it, so that no animal is behind a letter. In a wide frame
 * it fills the frame; its left half is empty.
 */
const frame = stack({
  position: 'relative',
  isolation: 'isolate',
  align: 'flex-start',
  justify: 'center',
  gap: { base: '3.5', md: '5' },
  overflow: 'hidden',
  w: 'full',
  maxW: '[120rem]',
  mx: 'auto',
  minH: { lg: '[max(26rem, min(34.5vw, 41rem))]' },
  px: { base: 'gutterPhone', md: '[max(1.5rem, 50% - 37.25rem)]' },
  pt: { base: '6', sm: '8', lg: '12' },
  pb: { base: '[62%]', sm: '[17.5rem]', lg: '12' },
  // Above the drawing.
  '& > :not(picture)': { position: 'relative', zIndex: 'base' },
  bgColor: { base: '[#dcefe8]', _dark: '[#2b2244]' },
});
const drawing = css({
  position: 'absolute',
  insetInline: '0',
  bottom: '0',
  w: 'full',
  h: { base: 'auto', sm: '[17rem]', lg: 'full' },
  aspectRatio: { base: '[39 / 46]', sm: 'auto' },
  objectPosition: { base: '[center bottom]', sm: '[right bottom]' },
});
const titleStyle = css({
  textStyle: 'display',
  fontSize: { base: 'display', xl: 'displayWide' },
  maxW: { lg: '[48%]' },
});
const textStyle = css({ textStyle: 'lead', maxW: { base: '[30rem]', lg: '[22rem]', xl: '[30rem]' } });
const actions = wrap({ gap: '3', mt: '1' });

const cuts = { phone: 'hero-herd-phone', wide: 'hero-herd' };

/** The hero of the about page, with its links to /contact and /shop (specification §2 "About"). */
export function AboutHero({ theme }: { theme: ThemeChoice }) {
  return (
    <header className={frame}>
      <h1 className={titleStyle}>{wording.title}</h1>
      <p className={textStyle}>{wording.text(configuration.brand)}</p>
      <div className={actions}>
        <ButtonLink to="/shop">{wording.shop}</ButtonLink>
        <ButtonLink to="/contact" variant="secondary">
          {wording.contact}
        </ButtonLink>
      </div>
      {/* Last: it is positioned at the frame's lower edge, which moves while the text before it is still being parsed. */}
      <LeadScene cuts={cuts} theme={theme} width={1192} height={438} className={drawing} />
    </header>
  );
}
