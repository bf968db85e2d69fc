import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { configuration } from '#configuration/configuration.ts';
import { displayPhone, phoneLink, whatsappLink } from '#rules/phone.ts';
import { css } from '#styled-system/css';
import { grid, wrap } from '#styled-system/patterns';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { forCustomers, forVisitors } from '#ui/for-session.ts';
import { linkStyle } from '#ui/link-style.ts';
import { Dialog } from '#ui/modal.tsx';
import { helpWording } from '#wording/help.ts';
import { layoutWording } from '#wording/layout.ts';
import { navigationLinks } from './navigation-links.ts';

const list = css({
  mt: '4',
  mb: '6',
  '& > li': { borderBottom: 'hairline' },
  '& > li > a': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '12',
    fontFamily: 'heading',
    fontSize: 'h4',
    fontWeight: 'heavy',
  },
  '& > li > a:hover, & > li > a[aria-current=page]': { color: 'primary' },
});
const buttons = grid({ gap: '3' });
const help = wrap({ justify: 'center', columnGap: '5', mt: '4' });
const helpLink = linkStyle({ reach: 'thumb', underline: 'hovered' });
const texts = layoutWording.drawer;
const [phone] = configuration.phones;

/** The id of the phone's menu, which the header's button opens. */
export const menuId = 'menu';

type DrawerProps = { search: ReactNode; categoryLinks: ReactNode };

/**
 * The phone's menu (specification §2 "Mobile drawer contents"), a dialog in each document: following a link or searching in it
 * closes it.
 */
export function Drawer({ search, categoryLinks }: DrawerProps) {
  const [home, ...others] = navigationLinks;
  return (
    <Dialog id={menuId} title={texts.title} closeLabel={texts.close} side="left">
      {search}
      <ul className={list}>
        <li>
          <Link to={home.to} activeOptions={{ exact: true, includeSearch: false }}>
            {home.label}
          </Link>
        </li>
        <li>
          <Disclosure title={texts.categories}>{categoryLinks}</Disclosure>
        </li>
        {others.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} activeOptions={{ includeSearch: false }}>
              {label}
              {to === '/shop' && (
                <Badge tone="promotion">
                  <span lang={texts.isNewLanguage}>{texts.isNew}</span>
                </Badge>
              )}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/cart/">{texts.cart}</Link>
        </li>
      </ul>
      <div className={buttons}>
        <ButtonLink to="/dashboard" width="full" className={forCustomers}>
          {texts.account}
        </ButtonLink>
        <ButtonLink to="/register" width="full" className={forVisitors}>
          {texts.register}
        </ButtonLink>
        <ButtonLink to="/login" variant="secondary" width="full" className={forVisitors}>
          {texts.login}
        </ButtonLink>
      </div>
      <p className={help}>
        {phone !== undefined && (
          <a href={phoneLink(phone)} className={helpLink}>
            {helpWording.call(displayPhone(phone))}
          </a>
        )}
        {configuration.whatsapp !== '' && (
          <a href={whatsappLink(configuration.whatsapp)} rel="noopener" className={helpLink}>
            {helpWording.whatsapp}
          </a>
        )}
      </p>
    </Dialog>
  );
}
