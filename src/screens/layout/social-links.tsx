import { configuration } from '#configuration/configuration.ts';
import { css, cx } from '#styled-system/css';
import { wrap } from '#styled-system/patterns';
import { round } from '#ui/round.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { footerWording } from '#wording/footer.ts';

const row = wrap({ gap: '3' });
const link = css({
  w: '11',
  h: '11',
  border: '[1px solid {colors.barLine}]',
  color: 'onBar',
  _hover: { bg: 'onBar', color: 'bar' },
  _focusVisible: { outlineColor: 'onBar' },
  '& svg': { w: '5', h: '5' },
});

const { facebook, instagram, tiktok, social } = footerWording;

const networks = [
  {
    name: facebook,
    href: configuration.social.facebook,
    drawing: (
      <path d="M14 22v-9h3l.6-3.6H14V7.2c0-1.2.5-1.9 2-1.9h1.8V2.2A19 19 0 0 0 15.1 2C12 2 10.3 3.9 10.3 6.9v2.5H7V13h3.3v9z" />
    ),
  },
  {
    name: instagram,
    href: configuration.social.instagram,
    drawing: (
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <rect x="3" y="3" width="18" height="18" rx="5" />
        <circle cx="12" cy="12" r="4.2" />
        <circle cx="17.3" cy="6.7" r="0.6" fill="currentColor" />
      </g>
    ),
  },
  {
    name: tiktok,
    href: configuration.social.tiktok,
    drawing: (
      <path d="M13 2h3.2c.2 2.4 1.7 4.2 4.3 4.5v3.3a8 8 0 0 1-4.2-1.4v6.7A6.6 6.6 0 1 1 9.7 8.5c.4 0 .8 0 1.1.1v3.5a3.2 3.2 0 1 0 2.2 3z" />
    ),
  },
] as const;

/** The three social links of the footer. */
export function SocialLinks() {
  return (
    <ul className={row} aria-label={social}>
      {networks.map(({ name, href, drawing }) => (
        <li key={name}>
          <a className={cx(round, link)} href={href} rel="noopener">
            <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
              {drawing}
            </svg>
            <VisuallyHidden>{name}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
