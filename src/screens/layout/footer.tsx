import { Link } from '@tanstack/react-router';
import { Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { configuration } from '#configuration/configuration.ts';
import { displayPhone, phoneLink, whatsappLink } from '#rules/phone.ts';
import { css, cx } from '#styled-system/css';
import { grid, stack, wrap } from '#styled-system/patterns';
import { band } from '#ui/band.ts';
import { container } from '#ui/container.ts';
import { forCustomers, forVisitors } from '#ui/for-session.ts';
import { footerWording } from '#wording/footer.ts';
import { helpWording } from '#wording/help.ts';
import { legalWording } from '#wording/legal.ts';
import { type Seller, sellerText } from '#wording/seller.ts';
import { Logo } from './logo.tsx';
import { navigationLinks } from './navigation-links.ts';
import { SocialLinks } from './social-links.tsx';

const frame = css({
  mt: { base: 'sectionPhone', md: 'section' },
  bg: 'bar',
  color: 'onBar',
  '& a:focus-visible': { outlineColor: 'onBar' },
});
const columns = grid({
  gap: { base: '8', lg: '12' },
  gridTemplateColumns: {
    base: '[repeat(auto-fill, minmax(min(100%, max(7rem, 35%)), 1fr))]',
    md: 'repeat(3, minmax(0, 1fr))',
    lg: '1.6fr 1fr 1fr 1.3fr',
  },
  py: { base: '9', lg: '14' },
});
const wide = css({ gridColumn: { base: '1 / -1', lg: 'auto' } });
const contacts = css({ gridColumn: { base: '1 / -1', md: 'auto' } });
const about = stack({ align: 'flex-start', gap: '4' });
const promise = css({ maxW: '[22rem]', opacity: '[0.85]' });
const heading = css({ textStyle: 'h4', mb: '2' });
const list = css({
  '& li': { display: 'flex', alignItems: 'center', gap: '2.5', minH: '9' },
  '& svg': { w: '4.5', h: '4.5', flexShrink: '0', color: 'ochre' },
  '& a': { borderRadius: 'xs', py: '1', overflowWrap: 'anywhere' },
  '& a:hover': { textDecoration: 'underline' },
});
const address = css({ fontStyle: 'normal' });
const bottom = css({ borderTop: '[1px solid {colors.barLine}]' });
const bottomRow = wrap({ align: 'center', gap: '5', py: '5', fontSize: 'small' });
const sellerLine = css({ display: 'block', opacity: '[0.85]' });
const legal = wrap({
  columnGap: '5',
  flexGrow: '1',
  '& a': { display: 'inline-flex', alignItems: 'center', minH: '8' },
  '& a:hover': { textDecoration: 'underline' },
});

const texts = footerWording;

const legalLinks = [
  { to: '/confidentialite', label: legalWording.privacy.title },
  { to: '/conditions', label: legalWording.terms.title },
  { to: '/cookies', label: legalWording.cookies.title },
] as const;

type FooterProps = {
  themeSwitch: ReactNode;
  /** The seller, required by law; empty values are not shown. */
  seller?: Seller;
};

/** Quick links, account links, contact details, social and legal links (specification §2 "Shared layout"). */
export function Footer({ themeSwitch, seller = configuration.seller }: FooterProps) {
  return (
    <footer className={cx(frame, band)}>
      <div className={cx(container, columns)}>
        <div className={cx(about, wide)}>
          <Logo on="bar" />
          <p className={promise}>{texts.promise}</p>
          <SocialLinks />
        </div>
        <div>
          <h2 className={heading}>{texts.links}</h2>
          <ul className={list}>
            {navigationLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
            <li>
              <Link to="/blog">{texts.blog}</Link>
            </li>
          </ul>
        </div>
        <div>
          <h2 className={heading}>{texts.account}</h2>
          <ul className={list}>
            <li className={forCustomers}>
              <Link to="/dashboard">{texts.dashboard}</Link>
            </li>
            <li className={forVisitors}>
              <Link to="/login">{texts.login}</Link>
            </li>
            <li className={forVisitors}>
              <Link to="/register">{texts.register}</Link>
            </li>
            <li>
              <Link to="/cart/">{texts.cart}</Link>
            </li>
          </ul>
        </div>
        <div className={contacts}>
          <h2 className={heading}>{texts.contact}</h2>
          <address className={address}>
            <ul className={list}>
              <li>
                <MapPin aria-hidden="true" />
                {texts.place}
              </li>
              {configuration.phones.slice(0, 2).map((phone) => (
                <li key={phone}>
                  <Phone aria-hidden="true" />
                  <a href={phoneLink(phone)}>{displayPhone(phone)}</a>
                </li>
              ))}
              {configuration.whatsapp !== '' && (
                <li>
                  <MessageCircle aria-hidden="true" />
                  <a href={whatsappLink(configuration.whatsapp)} rel="noopener">
                    {helpWording.whatsapp}
                  </a>
                </li>
              )}
              <li>
                <Mail aria-hidden="true" />
                <a href={`mailto:${configuration.email}`}>{configuration.email}</a>
              </li>
            </ul>
          </address>
        </div>
      </div>
      <div className={bottom}>
        <div className={cx(container, bottomRow)}>
          <p>
            {texts.rights(configuration.brand)}
            {sellerText(seller) !== '' && <span className={sellerLine}>{sellerText(seller)}</span>}
          </p>
          <ul className={legal} aria-label={texts.legal}>
            {legalLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
          {themeSwitch}
        </div>
      </div>
    </footer>
  );
}
