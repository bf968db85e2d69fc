import { CalendarPlus } from 'lucide-react';
import { configuration } from '#configuration/configuration.ts';
import { calendarFile } from '#rules/calendar-file.ts';
import type { StoredDelivery } from '#rules/delivery-wish.ts';
import { displayPhone } from '#rules/phone.ts';
import { encoded } from '#rules/text.ts';
import { iconLinkStyle } from '#ui/link-style.ts';
import { deliveryDateWording as wording } from '#wording/delivery-date.ts';

type DeliveryDateProps = {
  wish: Pick<StoredDelivery, 'orderNumber' | 'day' | 'time'>;
  /** Ms since the epoch. */
  now: number;
};

/** A calendar file with the wished day of an order, which says that the day is not confirmed yet. */
export function DeliveryDate({ wish, now }: DeliveryDateProps) {
  const { brand, phones } = configuration;
  const file = calendarFile({
    id: `${wish.orderNumber}@${brand}`,
    day: wish.day,
    title: wording.title(brand),
    text: wording.text(wish, displayPhone(phones[0] ?? '')),
    now,
  });
  return (
    <a
      className={iconLinkStyle}
      href={`data:text/calendar;charset=utf-8,${encoded(file)}`}
      download={wording.file(wish.orderNumber)}
    >
      <CalendarPlus aria-hidden="true" />
      {wording.link}
    </a>
  );
}
