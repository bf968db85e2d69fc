import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, cx } from '#styled-system/css';
import { flex, vstack, wrap } from '#styled-system/patterns';
import { cardStyle } from '#ui/card-style.ts';
import { Scene } from '#ui/scene.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { layoutWording } from '#wording/layout.ts';
import { Help } from './help.tsx';
import { Logo } from './logo.tsx';
import { contentId, PageEntry } from './page-entry.tsx';
import { ThemeSwitch, type ThemeSwitchProps } from './theme-switch.tsx';

const frame = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
  minH: '[100vh]',
});
// As high as the window: a partially parsed card would stretch it.
const aside = css({
  display: { base: 'none', lg: 'block' },
  position: 'sticky',
  top: '0',
  h: '[100vh]',
  bg: 'quiet',
});
const scene = css({ position: 'absolute', inset: '0', w: 'full', h: 'full' });
const side = flex({
  direction: 'column',
  px: { base: '4', md: 'gutter' },
  pb: '6',
  // Hides the header's link to the home page if the page has one.
  '&:has(main a[href="/"]) > header > a:last-child': { display: 'none' },
  '& main': {
    display: 'flex',
    // Aligned to the top: a partially parsed card would move while it grows.
    alignItems: 'flex-start',
    justifyContent: 'center',
    // On a phone a notice of two lines fits between header and heading: lower, it would cover controls.
    pt: { base: '12', md: '[clamp(1.5rem, 5vh, 6rem)]' },
    pb: '6',
  },
});
const row = wrap({ align: 'center', justify: 'space-between', gap: '3', py: { base: '2', md: '4' } });
const back = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minH: '11',
  fontWeight: 'semibold',
  color: 'primary',
  _hover: { textDecoration: 'underline' },
  '& svg': { w: '4.5', h: '4.5' },
});
const card = css({ w: 'full', maxW: '[30rem]' });
// The room of its line is held while it is on its way.
const choice = css({ minH: '16', mb: '5' });
const end = vstack({ gap: '3' });

type PlainLayoutProps = Pick<ThemeSwitchProps, 'theme' | 'onTheme'> & {
  /** The number of route changes; each plays the entry. */
  entry: number;
  /** The prefilled WhatsApp message. */
  question?: string | undefined;
  /** The animal whose add led here (`Wish`). */
  wish?: ReactNode;
  children: ReactNode;
};

/** The frame of the pages outside the shared layout (login, codes, registration, passwords): one card, and a link to the home page. */
export function PlainLayout({ theme, onTheme, entry, question, wish, children }: PlainLayoutProps) {
  return (
    <div className={frame}>
      <SkipLink target={contentId}>{layoutWording.skipToContent}</SkipLink>
      <div className={aside}>
        <Scene name="sign-in" width={720} height={960} className={scene} />
      </div>
      <div className={side}>
        <header className={row}>
          <Logo />
          <Link to="/" className={back}>
            <ArrowLeft aria-hidden="true" />
            {layoutWording.backHome}
          </Link>
        </header>
        <PageEntry entry={entry}>
          <div className={cx(cardStyle({ look: 'panel' }), card)}>
            {wish && <div className={choice}>{wish}</div>}
            {children}
          </div>
        </PageEntry>
        <footer className={end}>
          <Help question={question} />
          <ThemeSwitch theme={theme} onTheme={onTheme} look="light" />
        </footer>
      </div>
    </div>
  );
}
