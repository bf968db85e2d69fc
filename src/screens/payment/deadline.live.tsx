import { frenchMoment, minutesUntil } from '#rules/dates.ts';
import { useClock } from '#ui/use-clock.ts';
import { awaitedPaymentWording } from '#wording/awaited-payment.ts';

type DeadlineProps = {
  moment: string;
  said: 'before' | 'until';
  /** How far, in ms, the device's clock is ahead of the provider's. */
  ahead: number | undefined;
};

/** Until when a payment is taken: within the hour the minutes that are left, else the moment. It goes with the provider's clock. */
export function Deadline({ moment, said, ahead = 0 }: DeadlineProps) {
  const minutes = useClock((now) => minutesUntil(moment, now - ahead));
  if (minutes !== null) return awaitedPaymentWording.left(minutes);
  return awaitedPaymentWording[said](frenchMoment(moment));
}
