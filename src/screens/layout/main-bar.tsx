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

const row = flex({
  position: 'relative',
  flexWrap: { base: 'wrap', lg: 'nowrap' },
  align: 'center',
  columnGap: { base: '0.5', md: '4', lg: '7' },
  py: { base: '[5px]', lg: '4' },
});
const withoutName = css({ mdDown: { '& > a': { gap: '0', pe: '1.5', fontSize: '[0]' } } });
const burger = css({ display: { base: 'block', lg: 'none' }, marginInlineStart: '[-12px]' });
// On a phone a round button in the row, with a text a field between the logo's mark and the links; in use over the whole row.
const searchPlace = cva({
  base: {
    flex: { md: '[1 1 0]' },
    minW: '0',
    mdDown: { h: '11.5', '&:focus-within form': { position: 'absolute', insetInline: '2', bg: 'page' } },
  },
  variants: {
    look: {
      button: {
        mdDown: {
          w: '11.5',
          marginInlineStart: 'auto',
          '&:not(:focus-within) form > div > div': {
            px: '0',
            '& > div': { display: 'none' },
            '& > input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
            '& > button': { m: '[auto]' },
          },
        },
      },
      field: {
        mdDown: { flex: '1' },
      },
    },
  },
});
const links = flex({
  align: 'center',
  gap: { base: '0', sm: '1', lg: '5' },
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
  /** The page is that of a search, whose text stays in sight. */
  isSearch: boolean;
};

const texts = layoutWording.account;

/** The header's row: logo, search, account, cart; on a phone the menu button first. */
export function MainBar({ cartCount, search, isSearch }: MainBarProps) {
  return (
    <div className={cx(container, row, isSearch && withoutName)}>
      <div className={burger}>
        <IconButton
          label={layoutWording.drawer.open}
          icon={<Menu aria-hidden="true" />}
          {...opensDialog(menuId)}
        />
      </div>
      <Logo />
      <div className={searchPlace({ look: isSearch ? 'field' : 'button' })}>{search}</div>
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
