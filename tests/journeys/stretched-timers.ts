/** The shortest wait that is stretched, in ms. */
const shortest = 100;
/** The longest wait that a browser's timer takes, in ms. */
const longest = 2 ** 31 - 1;

/**
 * Runs in each document of a page: makes the shop's own waits (time-outs of calls, notices, pauses) longer by the factor by which the
 * machine is slower, so that their order among the shop's work stays the same. On a quiet machine nothing is changed.
 */
export function stretchTimers([factor, least, most]: readonly [number, number, number]): void {
  const start = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (work: TimerHandler, ms = 0, ...words: unknown[]) =>
      start(work, ms < least ? ms : Math.min(most, ms * factor), ...words),
  });
}

/** The argument of `stretchTimers`. */
export const stretchedBy = (factor: number) => [factor, shortest, longest] as const;
