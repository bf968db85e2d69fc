import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { frenchDate } from '#rules/dates.ts';
import { css } from '#styled-system/css';
import { grid } from '#styled-system/patterns';
import { ButtonLink } from '#ui/button-link.tsx';
import { legalWording } from '#wording/legal.ts';
import { ClosingBlock } from '../pages/closing-block.tsx';
import { ContentPage } from '../pages/content-page.tsx';

const columns = grid({
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[15rem minmax(0, 1fr)]' },
  gap: { base: '8', lg: '16' },
  alignItems: 'start',
});
const navigation = css({
  '& ul': {
    display: 'flex',
    flexDirection: { lg: 'column' },
    flexWrap: 'wrap',
    gap: '2',
  },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minH: '11',
    px: '4.5',
    borderRadius: 'pill',
    fontWeight: 'semibold',
    border: 'hairline',
    bg: 'surface',
  },
  '& a:hover': { borderColor: 'primary', color: 'primary' },
  '& a[aria-current=page]': { bg: 'text', color: 'page', borderColor: 'transparent' },
});
const content = css({ minW: '0' });
const date = css({ textStyle: 'small', color: 'muted', mt: '10' });

/** The date of the last change to the legal pages, ISO 8601. */
const updated = '2026-11-02';

type LegalScreenProps = { page: 'privacy' | 'terms' | 'cookies'; lead: string; children: ReactNode };

/** One of the three pages of the footer's legal links, with links to the other two (specification §2 "Shared layout"). */
export function LegalScreen({ page, lead, children }: LegalScreenProps) {
  const { question } = legalWording;
  return (
    <ContentPage title={legalWording[page].title} lead={lead}>
      <div className={columns}>
        <nav className={navigation} aria-label={legalWording.pages}>
          <ul>
            <li>
              <Link to="/confidentialite">{legalWording.privacy.title}</Link>
            </li>
            <li>
              <Link to="/conditions">{legalWording.terms.title}</Link>
            </li>
            <li>
              <Link to="/cookies">{legalWording.cookies.title}</Link>
            </li>
          </ul>
        </nav>
        <div className={content}>
          {children}
          <p className={date}>
            {legalWording.updated} <time dateTime={updated}>{frenchDate(updated)}</time>
          </p>
        </div>
      </div>
      <ClosingBlock title={question.title} text={question.text} vignette="coast">
        <ButtonLink to="/contact">{question.action}</ButtonLink>
      </ClosingBlock>
    </ContentPage>
  );
}
