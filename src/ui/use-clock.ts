import { useSyncExternalStore } from 'react';

/** How often the time is read, in ms. */
const look = 5000;

const watch = (changed: () => void): (() => void) => {
  const clock = setInterval(changed, look);
  return () => clearInterval(clock);
};

/** A value computed from the current time, in ms, and updated with it. Null on a prerendered page. */
export const useClock = <T extends string | number>(read: (now: number) => T | null): T | null =>
  useSyncExternalStore(
    watch,
    () => read(Date.now()),
    () => null,
  );
