import { MessageCircle } from 'lucide-react';
import { configuration } from '#configuration/configuration.ts';
import { openings } from '#configuration/openings.ts';
import { amountOf } from '#rules/money.ts';
import { meaningOf, type ReadOrder } from '#rules/order-status.ts';
import { paidSoFar } from '#rules/paid-so-far.ts';
import type { PaymentDetail } from '#rules/payment-detail.ts';
import { displayPhone, whatsappLink } from '#rules/phone.ts';
import { css, cx } from '#styled-system/css';
import { linkStyle } from '#ui/link-style.ts';
import { awaitedPaymentWording } from '#wording/awaited-payment.ts';
import { hoursWording } from '#wording/hours.ts';

const link = cx(
  linkStyle({ reach: 'thumb' }),
  css({ gap: '2', '& svg': { w: '5', h: '5', flexShrink: '0' } }),
);

type KeepOrderProps = {
  order: ReadOrder;
  /** Its payment, if it has arrived. */
  paid: PaymentDetail | null;
};

/**
 * A link that opens WhatsApp with what the customer needs of an order, addressed to nobody: the order is in this browser alone,
 * and a payment app may come back in another. The message has no address, no e-mail and no token.
 */
export function KeepOrder({ order, paid }: KeepOrderProps) {
  const { keep } = awaitedPaymentWording;
  const { order_number: number, items, total_amount, status } = order;
  const [phone = ''] = configuration.phones;
  const amount = paid?.amount ?? null;
  const message = keep.message({
    brand: configuration.brand,
    number,
    animals: items.map(({ product, quantity }) => ({ name: product.name, quantity })),
    total: amountOf(total_amount),
    sums: amount === null ? paidSoFar(order, null) : { paid: amount, rest: paid?.remainder ?? 0 },
    isUnpaid: meaningOf(status).isUnpaid,
    service: `${displayPhone(phone)}, ${hoursWording.said(openings)}`,
  });
  return (
    <a className={link} href={whatsappLink('', message)} target="_blank" rel="noopener noreferrer">
      <MessageCircle aria-hidden="true" />
      {keep.link}
    </a>
  );
}
