import { configuration } from '#configuration/configuration.ts';
import { displayPhone, phoneLink, whatsappLink } from '#rules/phone.ts';
import { css, cx } from '#styled-system/css';
import { linkStyle } from '#ui/link-style.ts';
import { awaitedPaymentWording as wording } from '#wording/awaited-payment.ts';

// Inline, so that the links are centred with the surrounding text.
const links = css({ display: 'inline-block', mx: '-2' });
const link = cx(linkStyle({ reach: 'thumb' }), css({ mx: '2', maxW: 'full', overflowWrap: 'anywhere' }));

type CustomerServiceProps = {
  orderNumber: string;
  /** The subject of the message. */
  about?: keyof typeof wording.service.messages;
};

/** Customer service by phone, and by WhatsApp with the order's number in the message. */
export function CustomerService({ orderNumber, about = 'payment' }: CustomerServiceProps) {
  const [phone] = configuration.phones;
  return (
    <span className={links}>
      {phone !== undefined && (
        <a href={phoneLink(phone)} className={link}>
          {wording.service.phone} {displayPhone(phone)}
        </a>
      )}
      {configuration.whatsapp !== '' && (
        <a
          className={link}
          href={whatsappLink(configuration.whatsapp, wording.service.messages[about](orderNumber))}
          rel="noreferrer"
          target="_blank"
        >
          {wording.service.whatsapp}
        </a>
      )}
    </span>
  );
}
