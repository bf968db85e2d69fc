/** How long the counters of the about page count, in ms (specification §9). */
export const countingMs = 2000;

/** What a counter shows `elapsed` ms after it began: from 0 up to its value, fast at first, whole numbers only. */
export function countedAt(value: number, elapsed: number): number {
  const share = Math.min(1, Math.max(0, elapsed / countingMs));
  return Math.round(value * (1 - (1 - share) ** 3));
}

/** What counting needs of the page. Each of the last three tells a listener until the function it gives back is called. */
export interface CountingPage {
  isStill(): boolean;
  onStill(listener: () => void): () => void;
  onSeen(listener: () => void): () => void;
  /** Every frame, with a time in ms. */
  onFrame(listener: (time: number) => void): () => void;
}

/**
 * Counts once, when the counters come into view, and tells the time that has passed since. Under reduced motion, also
 * where it is asked for in the middle, the counters stand at their values. Gives back what stops it.
 */
export function startCounting(page: CountingPage, onElapsed: (elapsed: number) => void): () => void {
  if (page.isStill()) return () => {};
  const endings: (() => void)[] = [];
  const end = () => {
    for (const ending of endings.splice(0)) ending();
  };
  onElapsed(0);
  endings.push(
    page.onStill(() => {
      end();
      onElapsed(countingMs);
    }),
    page.onSeen(() => {
      let begun: number | null = null;
      endings.push(
        page.onFrame((time) => {
          begun ??= time;
          const elapsed = Math.min(countingMs, time - begun);
          if (elapsed >= countingMs) end();
          onElapsed(elapsed);
        }),
      );
    }),
  );
  return end;
}
