import { frenchMoment, isPast, minutesUntil } from '#rules/dates.ts';
import { useClock } from '#ui/use-clock.ts';
import { awaitedPaymentWording as wording } from '#wording/awaited-payment.ts';

type DeadlineProps = {
  moment: string;
  /** How far the device's clock is ahead of the provider's, in ms; undefined: nothing is counted by it. */
  ahead: number | undefined;
};

/** The deadline of a payment by the provider's clock: the remaining minutes within the hour, else date and time. */
export function Deadline({ moment, ahead = Number.NaN }: DeadlineProps) {
  const isPassed = useClock((now) => (isPast(moment, now - ahead) ? 1 : null));
  const minutes = useClock((now) => minutesUntil(moment, now - ahead));
  if (minutes !== null) return wording.left(minutes);
  return (isPassed ? wording.passed : wording.before)(frenchMoment(moment));
}
