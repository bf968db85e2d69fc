import { Mail, Phone } from 'lucide-react';
import { configuration } from '#configuration/configuration.ts';
import { displayPhone, phoneDigits, phoneLink } from '#rules/phone.ts';
import { encoded } from '#rules/text.ts';
import { css, cx } from '#styled-system/css';
import { wrap } from '#styled-system/patterns';
import { round } from '#ui/round.ts';
import { helpWording } from '#wording/help.ts';
import { productHelpWording as wording } from '#wording/product-help.ts';
import { WhatsAppLink } from './whatsapp-link.tsx';

const row = wrap({ align: 'center', gap: '2' });
// One row on a phone; only a large label wraps within.
const message = css({
  flex: '[1 1 8rem]',
  maxW: '[22rem]',
  // Over the button's own.
  '&&': { px: '2', gap: '1', fontSize: 'small' },
  '@media (max-width: 23.4rem)': { '& svg': { display: 'none' } },
});
const icon = cx(
  round,
  css({
    flexShrink: '0',
    w: '11',
    h: '11',
    border: 'input',
    bg: 'surface',
    color: 'primary',
    '& svg': { w: '5', h: '5' },
  }),
);

type ContactWaysProps = {
  /** The label of the WhatsApp link. */
  label: string;
  message: string;
  /** The subject of the e-mail. */
  subject: string;
  /** The shop's WhatsApp number; '' for none. */
  whatsapp?: string;
};

/** A prepared message by WhatsApp or e-mail, and a call: in the order of every page (WCAG 3.2.6). */
export function ContactWays(props: ContactWaysProps) {
  const { label, message: text, subject, whatsapp = configuration.whatsapp } = props;
  const number = phoneDigits(whatsapp);
  const [phone] = configuration.phones;
  return (
    <div className={row}>
      {phone !== undefined && (
        <a className={icon} href={phoneLink(phone)} aria-label={helpWording.call(displayPhone(phone))}>
          <Phone aria-hidden="true" />
        </a>
      )}
      {number !== '' && (
        <WhatsAppLink className={message} number={number} message={text}>
          {label}
        </WhatsAppLink>
      )}
      <a
        className={icon}
        href={`mailto:${configuration.email}?subject=${encoded(subject)}&body=${encoded(text)}`}
        aria-label={wording.film.mail}
      >
        <Mail aria-hidden="true" />
      </a>
    </div>
  );
}
