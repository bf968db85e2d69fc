import { Link } from '@tanstack/react-router';
import { Menu, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, cva, cx } from '#styled-system/css';
import { flex } from '#styled-system/patterns';
import { container } from '#ui/container.ts';
import { forCustomers, forVisitors } from '#ui/for-session.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { opensDialog } from '#ui/modal.tsx';
import { layoutWording } from '#wording/layout.ts';
import { type CartCount, CartLink } from './cart-link.tsx';
import { menuId } from './drawer.tsx';
import { Logo } from './logo.tsx';

const row = cva({
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', lg: 'nowrap' },
    alignItems: 'center',
    columnGap: { base: '2', lg: '7' },
    rowGap: '2',
    py: { base: '2', lg: '4' },
  },
  variants: {
    look: { whole: {}, short: { py: { base: '1.5', lg: '4' }, '& [data-slim-away]': { hideBelow: 'lg' } } },
  },
});
const burger = css({ display: { base: 'block', lg: 'none' }, marginInlineStart: '[-12px]' });
const searchPlace = css({
  order: { base: '3', lg: '0' },
  w: 'full',
  flexShrink: '1',
  pb: { base: '2', lg: '0' },
});
const links = flex({
  align: 'center',
  gap: { base: '1', lg: '5' },
  marginInlineStart: 'auto',
  marginInlineEnd: { base: '[-8px]', lg: '0' },
});
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2.5',
  minW: '11',
  minH: '11',
  fontWeight: 'semibold',
  whiteSpace: 'nowrap',
  borderRadius: 'sm',
  _hover: { color: 'primary' },
  '& svg': { w: '6', h: '6', strokeWidth: '2' },
});
const wideOnly = css({ display: { base: 'none', lg: 'inline' } });
type MainBarProps = {
  cartCount: CartCount;
  search: ReactNode;
  /** `short`: on a phone one row, 56 px high, without the search. */
  look: 'whole' | 'short';
};

const texts = layoutWording.account;

/** The header's main row: logo, search, account, cart; on a phone the menu button, and the search below. */
export function MainBar({ cartCount, search, look }: MainBarProps) {
  return (
    <div className={cx(container, row({ look }))}>
      <div className={burger}>
        <IconButton
          label={layoutWording.drawer.open}
          icon={<Menu aria-hidden="true" />}
          {...opensDialog(menuId)}
        />
      </div>
      <Logo />
      <div className={searchPlace} data-slim-away="">
        {search}
      </div>
      <div className={links}>
        <Link to="/dashboard" className={cx(link, forCustomers)} aria-label={texts.loggedIn}>
          <User aria-hidden="true" />
          <span className={wideOnly}>{texts.loggedIn}</span>
        </Link>
        <Link to="/login" className={cx(link, forVisitors)} aria-label={texts.visitor}>
          <User aria-hidden="true" />
          <span className={wideOnly}>{texts.visitor}</span>
        </Link>
        <CartLink count={cartCount} />
      </div>
    </div>
  );
}
