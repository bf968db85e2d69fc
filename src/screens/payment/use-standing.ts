import { type Standing, standingAt } from '#rules/paid-so-far.ts';
import { useClock } from '#ui/use-clock.ts';

/** The money of an order as the clock goes on: what is due is late from its deadline on. */
export const useStanding = (standing: Standing): Standing =>
  useClock((now) => standingAt(standing, now).kind) === 'late'
    ? standingAt(standing, Number.POSITIVE_INFINITY)
    : standing;
