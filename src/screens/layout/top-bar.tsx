import { Link } from '@tanstack/react-router';
import { configuration } from '#app/configuration.ts';
import { css, cx } from '#styled-system/css';
import { container } from '#ui/container.ts';
import { layoutWording } from '#wording/layout.ts';

const bar = css({ display: { base: 'none', lg: 'block' }, bg: 'bar', color: 'onBar', fontSize: 'tiny' });
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '5.5',
  minH: '9.5',
  '& a': { display: 'inline-flex', alignItems: 'center', minH: '6', borderRadius: 'xs' },
  '& a:hover': { textDecoration: 'underline' },
  '& a:focus-visible': { outlineColor: 'onBar' },
});
const last = css({ marginInlineStart: 'auto', fontWeight: 'bold' });
const texts = layoutWording.topBar;

/** The info bar above the header, on wide screens (specification §2 "Shared layout"). */
export function TopBar({ loggedIn }: { loggedIn: boolean }) {
  const mail = `mailto:${configuration.email}`;
  return (
    <div className={bar}>
      <div className={cx(container, row)}>
        <Link to="/about">{texts.about}</Link>
        <a href={mail}>{texts.email(configuration.email)}</a>
        <a href={mail}>{texts.help}</a>
        {loggedIn ? (
          <Link to="/dashboard" className={last}>
            {texts.dashboard}
          </Link>
        ) : (
          <Link to="/register" className={last}>
            {texts.register}
          </Link>
        )}
      </div>
    </div>
  );
}
