import { MessageCircle } from 'lucide-react';
import { configuration } from '#configuration/configuration.ts';
import { openings } from '#configuration/openings.ts';
import { amountOf } from '#rules/money.ts';
import type { ReadOrder } from '#rules/order-status.ts';
import type { Standing } from '#rules/paid-so-far.ts';
import { isOrderCancelled } from '#rules/payment-detail.ts';
import { displayPhone, whatsappLink } from '#rules/phone.ts';
import { iconLinkStyle } from '#ui/link-style.ts';
import { awaitedPaymentWording } from '#wording/awaited-payment.ts';
import { hoursWording } from '#wording/hours.ts';

type SaveOrderProps = {
  order: ReadOrder;
  /** Its money. */
  standing: Standing;
};

/**
 * A link that opens WhatsApp with what the customer needs of an order, addressed to nobody: the order is in this browser alone,
 * and a payment app may come back in another. The message has no address, no e-mail and no token. Nothing for a cancelled order.
 */
export function SaveOrder({ order, standing }: SaveOrderProps) {
  const { save } = awaitedPaymentWording;
  const { order_number: number, items, total_amount, status } = order;
  const [phone = ''] = configuration.phones;
  if (isOrderCancelled(status)) return null;
  const message = save.message({
    brand: configuration.brand,
    number,
    animals: items.map(({ product, quantity }) => ({ name: product.name, quantity })),
    total: amountOf(total_amount),
    standing,
    service: `${displayPhone(phone)}, ${hoursWording.said(openings)}`,
  });
  return (
    <a className={iconLinkStyle} href={whatsappLink('', message)} target="_blank" rel="noopener noreferrer">
      <MessageCircle aria-hidden="true" />
      {save.link}
    </a>
  );
}
