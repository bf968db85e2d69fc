import { CalendarClock } from 'lucide-react';
import { orderBefore } from '#configuration/order-before.ts';
import { isStillBefore } from '#rules/delivery-wish.ts';
import { flex } from '#styled-system/patterns';
import { useClock } from '#ui/use-clock.ts';
import { orderBeforeText } from '#wording/order-before.ts';

const line = flex({
  align: 'center',
  gap: '2.5',
  textStyle: 'small',
  fontWeight: 'semibold',
  color: 'success',
  '& svg': { w: '5', h: '5', flexShrink: '0' },
});

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
