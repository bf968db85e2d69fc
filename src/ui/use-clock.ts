import { useSyncExternalStore } from 'react';

/** How often the clock is looked at, in ms. */
const look = 5000;

const watch = (changed: () => void): (() => void) => {
  const clock = setInterval(changed, look);
  return () => clearInterval(clock);
};

/** What the time, in ms, makes of something; it goes with the clock. Null on a page that was made beforehand. */
export const useClock = <T extends string | number>(read: (now: number) => T | null): T | null =>
  useSyncExternalStore(
    watch,
    () => read(Date.now()),
    () => null,
  );
