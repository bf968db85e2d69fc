import { Clock, Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { configuration } from '#configuration/configuration.ts';
import { openings } from '#configuration/openings.ts';
import { displayPhone, phoneLink, whatsappLink } from '#rules/phone.ts';
import { css, cx } from '#styled-system/css';
import { grid, stack, wrap } from '#styled-system/patterns';
import { buttonStyle } from '#ui/button-style.ts';
import { cardStyle } from '#ui/card-style.ts';
import { visuallyHidden } from '#ui/visually-hidden.tsx';
import { contactWording } from '#wording/contact.ts';
import { hoursWording } from '#wording/hours.ts';
import { OpenNow } from './open-now.tsx';

const { quick } = contactWording;
const [first] = configuration.phones;

const column = stack({ gap: '5', minW: '0' });
const quickCard = css({
  gap: '2.5',
  alignItems: 'flex-start',
  bg: 'successSoft',
  borderColor: 'transparent',
  '& a, & p': { maxW: 'full' },
});
const quickTitle = css({ textStyle: 'h3' });
// With large text on a narrow phone it shrinks instead of overflowing.
const number = css({ fontVariantNumeric: 'tabular-nums', fontSize: '[min(1em, 5vw)]' });
const ways = wrap({ gap: '3', w: 'full', '& a': { flexWrap: 'wrap', minW: '0', overflowWrap: 'anywhere' } });
const list = css({ gap: '5.5' });
const entry = grid({ gridTemplateColumns: '[auto minmax(0, 1fr)]', columnGap: '4', alignItems: 'start' });
const mark = css({
  gridRow: '[span 2]',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  w: '11',
  h: '11',
  borderRadius: 'pill',
  bg: 'primarySoft',
  color: 'primary',
  '& svg': { w: '5', h: '5' },
});
const labelStyle = css({ textStyle: 'small', color: 'muted' });
const content = css({
  fontWeight: 'semibold',
  overflowWrap: 'anywhere',
  '& a': { display: 'flex', alignItems: 'center', minH: '7.5', w: '[fit-content]', borderRadius: 'xs' },
  '& a:hover': { color: 'primary', textDecoration: 'underline' },
});
const hoursRow = wrap({
  justify: 'space-between',
  columnGap: '4',
  '& + &': { mt: '1.5' },
  // Beside the hours a long name of days wraps to two lines; with large text it is above them.
  '& span:first-child': { flex: '[1 1 6.5rem]', minW: '0' },
  '& span:last-child': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

/** Call and WhatsApp first, then numbers, e-mail, address and opening hours (specification §2 "Contact"). */
export function ContactDetails() {
  return (
    <section className={column}>
      <h2 className={visuallyHidden}>{contactWording.details}</h2>
      <div className={cx(cardStyle(), quickCard)}>
        <h3 className={quickTitle}>{quick.title}</h3>
        <p>{quick.text(configuration.whatsapp !== '')}</p>
        <div className={ways}>
          {first !== undefined && (
            <a className={buttonStyle({ variant: 'primary' })} href={phoneLink(first)}>
              <Phone aria-hidden="true" />
              {quick.call} <span className={number}>{displayPhone(first)}</span>
            </a>
          )}
          {configuration.whatsapp !== '' && (
            <a
              className={buttonStyle({ variant: 'secondary' })}
              href={whatsappLink(configuration.whatsapp)}
              rel="noopener"
            >
              <MessageCircle aria-hidden="true" />
              {quick.action}
            </a>
          )}
        </div>
        <OpenNow openings={openings} />
      </div>
      <div className={cx(cardStyle(), list)}>
        <Detail icon={<Phone />} label={contactWording.phone}>
          {configuration.phones.map((phone) => (
            <a key={phone} href={phoneLink(phone)}>
              {displayPhone(phone)}
            </a>
          ))}
        </Detail>
        <Detail icon={<Mail />} label={contactWording.mail}>
          <a href={`mailto:${configuration.email}`}>{configuration.email}</a>
        </Detail>
        <Detail icon={<MapPin />} label={contactWording.address.label}>
          {contactWording.address.text}
        </Detail>
        <Detail icon={<Clock />} label={hoursWording.label}>
          {openings.map(({ from, to, opens, closes }) => (
            <p key={`${from} ${opens}`} className={hoursRow}>
              <span>{hoursWording.days(from, to)}</span>
              <span>{hoursWording.hours(opens, closes)}</span>
            </p>
          ))}
        </Detail>
      </div>
    </section>
  );
}

function Detail({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className={entry}>
      <span className={mark} aria-hidden="true">
        {icon}
      </span>
      <h3 className={labelStyle}>{label}</h3>
      <div className={content}>{children}</div>
    </div>
  );
}
