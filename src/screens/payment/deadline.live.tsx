import { frenchMoment, minutesUntil } from '#rules/dates.ts';
import { useClock } from '#ui/use-clock.ts';
import { awaitedPaymentWording } from '#wording/awaited-payment.ts';

/** Until when a payment is taken: within the hour the minutes that are left, else the moment. It goes with the clock. */
export function Deadline({ moment, said }: { moment: string; said: 'before' | 'until' }) {
  const minutes = useClock((now) => minutesUntil(moment, now));
  if (minutes !== null) return awaitedPaymentWording.left(minutes);
  return awaitedPaymentWording[said](frenchMoment(moment));
}
