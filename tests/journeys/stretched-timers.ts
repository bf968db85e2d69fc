/** The shortest wait that is stretched, in ms. */
const shortest = 100;
/** The longest wait that a browser's timer takes, in ms. */
const longest = 2 ** 31 - 1;

/**
 * Runs in each document of a page: its clock for durations (timers, `performance.now`, the times of events) runs slower by the factor by which
 * the machine is slower, so that the shop's time-outs, notices and pauses keep their order among its work. On a quiet machine nothing is changed.
 */
export function stretchTimers([factor, least, most]: readonly [number, number, number]): void {
  const start = window.setTimeout.bind(window);
  const repeat = window.setInterval.bind(window);
  const now = performance.now.bind(performance);
  const time = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')?.get;
  Object.assign(window, {
    setTimeout: (work: TimerHandler, ms = 0, ...words: unknown[]) =>
      start(work, ms < least ? ms : Math.min(most, ms * factor), ...words),
    setInterval: (work: TimerHandler, ms = 0, ...words: unknown[]) =>
      repeat(work, ms < least ? ms : Math.min(most, ms * factor), ...words),
  });
  performance.now = () => now() / factor;
  Object.defineProperty(Event.prototype, 'timeStamp', {
    configurable: true,
    get() {
      return (time?.call(this) ?? 0) / factor;
    },
  });
}

/** The argument of `stretchTimers`. */
export const stretchedBy = (factor: number) => [factor, shortest, longest] as const;
