/** Duration of the about page's counters, in ms (specification §9). */
export const countingMs = 2000;

/** The displayed number `elapsed` ms after the start: from 0 to the value, ease-out, whole numbers only. */
export function countedAt(value: number, elapsed: number): number {
  const share = Math.min(1, Math.max(0, elapsed / countingMs));
  return Math.round(value * (1 - (1 - share) ** 3));
}

/** The parts of the page that counting needs. Each of the last three returns a function that unsubscribes its listener. */
export interface CountingPage {
  isStill(): boolean;
  onStill(listener: () => void): () => void;
  onSeen(listener: () => void): () => void;
  /** Called on every frame, with a time in ms. */
  onFrame(listener: (time: number) => void): () => void;
}

/**
 * Counts once, when the counters are scrolled into view, and reports the elapsed time. Under reduced motion, also if that is
 * switched on meanwhile, it reports the end at once. Returns a function that stops it.
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
