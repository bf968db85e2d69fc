import { configuration } from '#configuration/configuration.ts';
import { openings } from '#configuration/openings.ts';
import { displayPhone, phoneLink } from '#rules/phone.ts';
import { css } from '#styled-system/css';
import { linkStyle } from '#ui/link-style.ts';
import { hoursWording } from '#wording/hours.ts';

const line = css({ textStyle: 'small', overflowWrap: 'anywhere' });

/** The shop's number, and when somebody answers it. */
export function ServiceHours() {
  const [phone] = configuration.phones;
  if (phone === undefined) return null;
  return (
    <p className={line}>
      {hoursWording.phone}{' '}
      <a href={phoneLink(phone)} className={linkStyle({ reach: 'line' })}>
        {displayPhone(phone)}
      </a>
      , {hoursWording.said(openings)}.
    </p>
  );
}
