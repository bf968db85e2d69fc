import { useSyncExternalStore } from 'react';
import { frenchMoment, minutesUntil } from '#rules/dates.ts';
import { awaitedPaymentWording } from '#wording/awaited-payment.ts';

/** How often the minutes are looked at, in ms. */
const look = 5000;

const watch = (changed: () => void): (() => void) => {
  const clock = setInterval(changed, look);
  return () => clearInterval(clock);
};

/** Until when a payment is taken: within the hour the minutes that are left, else the moment. It goes with the clock. */
export function Deadline({ moment, said }: { moment: string; said: 'before' | 'until' }) {
  const minutes = useSyncExternalStore(
    watch,
    () => minutesUntil(moment, Date.now()),
    () => null,
  );
  if (minutes !== null) return awaitedPaymentWording.left(minutes);
  return awaitedPaymentWording[said](frenchMoment(moment));
}
