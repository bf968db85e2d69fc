/** Duration of the about page's counters, in ms (specification §9). */
export const countingMs = 2000;

/** The displayed number `elapsed` ms after the start: from 0 to the value, ease-out, whole numbers only. */
export function countedAt(value: number, elapsed: number): number {
  const share = Math.min(1, Math.max(0, elapsed / countingMs));
  return Math.round(value * (1 - (1 - share) ** 3));
}

/** The parts of the page that counting needs. `onStill`, `onSeen` and `onFrame` return a function that unsubscribes the listener. */
export interface CountingPage {
  /** Whether the final numbers are shown at once: with reduced motion, or without `IntersectionObserver`. */
  isStill(): boolean;
  onStill(listener: () => void): () => void;
  onSeen(listener: () => void): () => void;
  /** Called on every frame, with a time in ms. */
  onFrame(listener: (time: number) => void): () => void;
}

/**
 * Counts once, when the counters are scrolled into view, and reports the elapsed time. If the final numbers are shown
 * at once (`isStill`), it reports nothing; if reduced motion is switched on later, it reports the end. Returns a function that
 * stops the count.
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
