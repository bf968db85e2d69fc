import { CalendarClock } from 'lucide-react';
import { orderBefore } from '#configuration/order-before.ts';
import { isStillBefore } from '#rules/delivery-wish.ts';
import { css, cx } from '#styled-system/css';
import { noteLine } from '#ui/note-line.ts';
import { useClock } from '#ui/use-clock.ts';
import { orderBeforeText } from '#wording/order-before.ts';

const line = cx(noteLine, css({ alignItems: 'center', fontWeight: 'semibold', color: 'success' }));

/** The merchant's limit for orders, if there is one, until its day begins in Abidjan: the browser decides, not the prerendered page. */
export function OrderBefore({ day = orderBefore }: { day?: string }) {
  const text = useClock((now) => (isStillBefore(day, now) ? orderBeforeText(day) : null));
  if (text === null) return null;
  return (
    <p className={line}>
      <CalendarClock aria-hidden="true" />
      {text}
    </p>
  );
}
