import { configuration } from '#app/configuration.ts';
import { displayPhone, phoneLink } from '#rules/phone.ts';
import { whatsappLink } from '#rules/phone-digits.ts';
import { css } from '#styled-system/css';
import { awaitedPaymentWording as wording } from '#wording/awaited-payment.ts';

// In the line of what stands around them, centred with it where it is.
const links = css({
  display: 'inline-block',
  mx: '-2',
  '& a': {
    display: 'inline-flex',
    mx: '2',
    alignItems: 'center',
    minH: '11',
    maxW: 'full',
    overflowWrap: 'anywhere',
    color: 'primary',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '[3px]',
  },
});

type CustomerServiceProps = {
  orderNumber: string;
  /** What the message is about. */
  about?: keyof typeof wording.service.messages;
};

/** Customer service by phone, and by WhatsApp with the order's number in the message. */
export function CustomerService({ orderNumber, about = 'payment' }: CustomerServiceProps) {
  const [phone] = configuration.phones;
  return (
    <span className={links}>
      {phone !== undefined && (
        <a href={phoneLink(phone)}>
          {wording.service.phone} {displayPhone(phone)}
        </a>
      )}
      <a
        href={whatsappLink(configuration.whatsapp, wording.service.messages[about](orderNumber))}
        rel="noreferrer"
        target="_blank"
      >
        {wording.service.whatsapp}
      </a>
    </span>
  );
}
