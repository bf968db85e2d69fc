import { Link } from '@tanstack/react-router';
import { configuration } from '#configuration/configuration.ts';
import { css, cx } from '#styled-system/css';
import { wrap } from '#styled-system/patterns';
import { container } from '#ui/container.ts';
import { forCustomers, forVisitors } from '#ui/for-session.ts';
import { layoutWording } from '#wording/layout.ts';

// At 320 px its three links fit side by side, including a customer's longer one.
const bar = css({ bg: 'bar', color: 'onBar', fontSize: '[min({fontSizes.small}, 4vw)]' });
const row = wrap({
  align: 'center',
  columnGap: { base: '3', sm: '5.5' },
  minH: { base: '9', lg: '9.5' },
  '& a': { display: 'inline-flex', alignItems: 'center', minH: '6', borderRadius: 'xs' },
  '& a:hover': { textDecoration: 'underline' },
  '& a:focus-visible': { outlineColor: 'onBar' },
});
// From here on all four fit on one line; on a narrower screen the e-mail is in the footer.
const mailPlace = css({ display: 'none', '@media (min-width: 38rem)': { display: 'contents' } });
const last = css({ marginInlineStart: 'auto', fontWeight: 'bold' });
const texts = layoutWording.topBar;

/** The info bar above the header; it scrolls away with it (specification §2 "Shared layout"). */
export function TopBar() {
  const mail = `mailto:${configuration.email}`;
  return (
    <div className={bar}>
      <div className={cx(container, row)}>
        <Link to="/about">{texts.about}</Link>
        <span className={mailPlace}>
          <a href={mail}>{texts.email(configuration.email)}</a>
        </span>
        <a href={mail}>{texts.help}</a>
        <Link to="/dashboard" className={cx(last, forCustomers)}>
          {texts.dashboard}
        </Link>
        <Link to="/register" className={cx(last, forVisitors)}>
          {texts.register}
        </Link>
      </div>
    </div>
  );
}
