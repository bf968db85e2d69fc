import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useBackCloses } from '#screens/use-back-closes.ts';
import { css } from '#styled-system/css';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Modal } from '#ui/modal.tsx';
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
const buttons = css({ display: 'grid', gap: '3' });
const texts = layoutWording.drawer;

export type DrawerProps = {
  open: boolean;
  onClose: () => void;
  loggedIn: boolean;
  /** The search form and the links of the categories, which close the drawer themselves. */
  search: ReactNode;
  categoryLinks: ReactNode;
};

/** The phone's menu (specification §2 "Mobile drawer contents"); it closes when a link is chosen. */
export function Drawer({ open, onClose, loggedIn, search, categoryLinks }: DrawerProps) {
  useBackCloses(open, onClose);
  const [home, ...others] = navigationLinks;
  return (
    <Modal open={open} onClose={onClose} title={texts.title} closeLabel={texts.close} side="left">
      {search}
      <ul className={list}>
        <li>
          <Link to={home.to} activeOptions={{ exact: true, includeSearch: false }} onClick={onClose}>
            {home.label}
          </Link>
        </li>
        <li>
          <Disclosure title={texts.categories}>{categoryLinks}</Disclosure>
        </li>
        {others.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} activeOptions={{ includeSearch: false }} onClick={onClose}>
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
          <Link to="/cart/" onClick={onClose}>
            {texts.cart}
          </Link>
        </li>
      </ul>
      <div className={buttons}>
        {loggedIn ? (
          <ButtonLink to="/dashboard" width="full" onClick={onClose}>
            {texts.account}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink to="/register" width="full" onClick={onClose}>
              {texts.register}
            </ButtonLink>
            <ButtonLink to="/login" variant="secondary" width="full" onClick={onClose}>
              {texts.login}
            </ButtonLink>
          </>
        )}
      </div>
    </Modal>
  );
}
