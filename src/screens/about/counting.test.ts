// §2 About: Counters: 10k+, 5M+,
// §9 Constants: Counters 2000 ms

import { describe, expect, it } from 'vitest';
import { type CountingPage, countedAt, countingMs, startCounting } from './counting.ts';

/** A page whose events the test fires. */
const open = (still = false) => {
  const listeners = {
    still: new Set<() => void>(),
    seen: new Set<() => void>(),
    frame: new Set<(time: number) => void>(),
  };
  const listen =
    <L>(to: Set<L>) =>
    (listener: L) => {
      to.add(listener);
      return () => {
        to.delete(listener);
      };
    };
  const page: CountingPage = {
    isStill: () => still,
    onStill: listen(listeners.still),
    onSeen: listen(listeners.seen),
    onFrame: listen(listeners.frame),
  };
  const counts: number[] = [];
  const stop = startCounting(page, (elapsed) => counts.push(elapsed));
  const listening = () => Object.values(listeners).reduce((sum, set) => sum + set.size, 0);
  const seen = () => {
    for (const listener of [...listeners.seen]) listener();
  };
  const becomeStill = () => {
    for (const listener of [...listeners.still]) listener();
  };
  const frame = (time: number) => {
    for (const listener of [...listeners.frame]) listener(time);
  };
  return { counts, stop, listening, seen, becomeStill, frame };
};

describe('a counter', () => {
  it('goes from 0 to its value in 2000 ms, and never past it', () => {
    expect(countingMs).toBe(2000);
    expect([-10, 0, 2000, 9000].map((elapsed) => countedAt(500, elapsed))).toEqual([0, 0, 500, 500]);
  });

  it('only grows, by whole numbers', () => {
    const shown = Array.from({ length: 201 }, (_, step) => countedAt(500, step * 10));
    expect(shown.every(Number.isInteger)).toBe(true);
    expect(shown).toEqual([...shown].sort((a, b) => a - b));
  });
});

describe('counting', () => {
  it('waits at 0 until the counters are seen', () => {
    const { counts, frame } = open();
    frame(16);
    expect(counts).toEqual([0]);
  });

  it('counts for 2000 ms from the first frame on, once, and lets go of the page', () => {
    const { counts, seen, frame, listening } = open();
    seen();
    for (const time of [500, 1500, 2499, 2500, 2600]) frame(time);
    expect(counts).toEqual([0, 0, 1000, 1999, 2000]);
    expect(listening()).toBe(0);
  });

  it('stands still under reduced motion', () => {
    const { counts, listening } = open(true);
    expect(counts).toEqual([]);
    expect(listening()).toBe(0);
  });

  it('goes to the end at once where reduced motion is asked for in the middle', () => {
    const { counts, seen, frame, becomeStill, listening } = open();
    seen();
    frame(0);
    frame(300);
    becomeStill();
    expect(counts.at(-1)).toBe(2000);
    expect(listening()).toBe(0);
  });

  it('lets go of the page when it is left', () => {
    const { seen, stop, listening } = open();
    seen();
    stop();
    expect(listening()).toBe(0);
  });
});
