import { Link } from '@tanstack/react-router';
import { Menu, ShoppingCart, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, cx } from '#styled-system/css';
import { container } from '#ui/container.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { layoutWording } from '#wording/layout.ts';
import { Logo } from './logo.tsx';

const row = css({
  display: 'flex',
  flexWrap: { base: 'wrap', lg: 'nowrap' },
  alignItems: 'center',
  columnGap: { base: '2', lg: '7' },
  rowGap: '2',
  py: { base: '2', lg: '4' },
});
const burger = css({ display: { base: 'block', lg: 'none' }, marginInlineStart: '-3' });
const searchPlace = css({
  order: { base: '3', lg: '0' },
  w: 'full',
  flexShrink: '1',
  pb: { base: '2', lg: '0' },
});
const links = css({
  display: 'flex',
  alignItems: 'center',
  gap: { base: '1', lg: '5' },
  marginInlineStart: 'auto',
  marginInlineEnd: { base: '-2', lg: '0' },
});
const link = css({
  position: 'relative',
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
const badge = css({
  position: 'absolute',
  top: '0.5',
  right: { base: '0', lg: '-1' },
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minW: '5',
  h: '5',
  px: '1',
  borderRadius: 'pill',
  bg: 'success',
  color: 'onSuccess',
  fontSize: '[0.75rem]',
  fontWeight: 'bold',
  lineHeight: 'none',
  boxShadow: '[0 0 0 2px {colors.page}]',
});

type MainBarProps = {
  loggedIn: boolean;
  /** Animals in the cart; null while nobody could read it. */
  cartCount: number | null;
  /** The search form. */
  search: ReactNode;
  onOpenDrawer: () => void;
};

/** The header's main row: logo, search, account, cart; on a phone the burger, and the search below. */
export function MainBar({ loggedIn, cartCount, search, onOpenDrawer }: MainBarProps) {
  const account = loggedIn ? layoutWording.account.loggedIn : layoutWording.account.visitor;
  const content = (
    <>
      <User aria-hidden="true" />
      <span className={wideOnly}>{account}</span>
    </>
  );
  return (
    <div className={cx(container, row)}>
      <div className={burger}>
        <IconButton
          label={layoutWording.drawer.open}
          icon={<Menu aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={onOpenDrawer}
        />
      </div>
      <Logo />
      <div className={searchPlace}>{search}</div>
      <div className={links}>
        {loggedIn ? (
          <Link to="/dashboard" className={link} aria-label={account}>
            {content}
          </Link>
        ) : (
          <Link to="/login" className={link} aria-label={account}>
            {content}
          </Link>
        )}
        <Link to="/cart/" className={link} aria-label={layoutWording.cart(cartCount)}>
          <ShoppingCart aria-hidden="true" />
          {cartCount !== null && (
            <span className={badge} aria-hidden="true">
              {cartCount > 99 ? '99+' : cartCount}
            </span>
          )}
        </Link>
      </div>
    </div>
  );
}
