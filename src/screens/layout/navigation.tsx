import { Link } from '@tanstack/react-router';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { configuration } from '#app/configuration.ts';
import { displayPhone, phoneLink } from '#rules/phone.ts';
import { css, cx } from '#styled-system/css';
import { container } from '#ui/container.ts';
import { layoutWording } from '#wording/layout.ts';
import { navigationLinks } from './navigation-links.ts';

const bar = css({
  display: { base: 'none', lg: 'block' },
  position: 'sticky',
  top: '0',
  zIndex: 'sticky',
  bg: 'page',
  borderBlock: 'hairline',
});
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'stretch', columnGap: '7.5', minH: '13.5' });
const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  gap: '2',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    h: 'full',
    px: '2.5',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    outlineOffset: '[-4px]',
    borderRadius: 'sm',
  },
  '& a:hover, & a[aria-current=page]': { color: 'primary' },
});
const phoneStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2.5',
  marginInlineStart: 'auto',
  fontWeight: 'semibold',
  whiteSpace: 'nowrap',
  _hover: { color: 'primary' },
  '& svg': { w: '4.5', h: '4.5' },
});

const texts = layoutWording.navigation;

/** The sticky navigation of wide screens: categories, five links, a phone number (specification §2). */
export function Navigation({ categoriesMenu }: { categoriesMenu: ReactNode }) {
  const phone = configuration.phones[0];
  return (
    <nav className={bar} aria-label={texts.label}>
      <div className={cx(container, row)}>
        {categoriesMenu}
        <ul className={list}>
          {navigationLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} activeOptions={{ exact: to === '/', includeSearch: false }}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        {phone !== undefined && (
          <a className={phoneStyle} href={phoneLink(phone)} aria-label={texts.call(displayPhone(phone))}>
            <Phone aria-hidden="true" />
            {displayPhone(phone)}
          </a>
        )}
      </div>
    </nav>
  );
}
