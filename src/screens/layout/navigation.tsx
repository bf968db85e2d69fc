import { Link } from '@tanstack/react-router';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { configuration } from '#configuration/configuration.ts';
import { displayPhone, phoneLink } from '#rules/phone.ts';
import { css, cx } from '#styled-system/css';
import { wrap } from '#styled-system/patterns';
import { container } from '#ui/container.ts';
import { helpWording as help } from '#wording/help.ts';
import { layoutWording } from '#wording/layout.ts';
import { type CartCount, CartLink } from './cart-link.tsx';
import { navigationLinks } from './navigation-links.ts';

const bar = css({
  display: { base: 'none', lg: 'block' },
  position: 'sticky',
  top: '0',
  zIndex: 'sticky',
  bg: 'page',
  borderBlock: 'hairline',
});
const row = wrap({ align: 'stretch', columnGap: '7.5', minH: '13.5' });
const list = wrap({
  align: 'stretch',
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
  fontWeight: 'semibold',
  whiteSpace: 'nowrap',
  _hover: { color: 'primary' },
  '& svg': { w: '4.5', h: '4.5' },
});

// Appears when the header is out of sight; without scroll-driven animations it is always visible.
const cart = css({
  marginInlineStart: 'auto',
  '@supports (animation-timeline: scroll())': {
    animationName: 'passed',
    animationTimingFunction: 'linear',
    animationFillMode: 'both',
    animationTimeline: '[scroll()]',
    animationRange: '[0 9rem]',
  },
});

const texts = layoutWording.navigation;

type NavigationProps = { cartCount: CartCount; categoriesMenu: ReactNode };

/**
 * The sticky navigation of wide screens: categories, five links, a phone number (specification §2), and the cart once the
 * header's is out of sight.
 */
export function Navigation({ cartCount, categoriesMenu }: NavigationProps) {
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
        <CartLink count={cartCount} className={cart} />
        {phone !== undefined && (
          <a className={phoneStyle} href={phoneLink(phone)} aria-label={help.call(displayPhone(phone))}>
            <Phone aria-hidden="true" />
            {displayPhone(phone)}
          </a>
        )}
      </div>
    </nav>
  );
}
