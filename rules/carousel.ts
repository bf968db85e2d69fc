/** Milliseconds between two slides of each carousel of the home page (specification §4, §9). */
export const periods = { banner: 5000, testimonials: 6000, partners: 3000 } as const;

/** How long a slide change locks the slides, and how long a manual action pauses autoplay, in ms (specification §4). */
export const slideLock = 500;
export const manualPause = 10_000;

/** How long before its turn the next slide's picture is requested, in ms. */
export const aheadOfTurn = 1000;

/** The horizontal distance that a swipe must exceed, in CSS pixels (specification §2, §4). */
export const swipeThreshold = 50;

/**
 * The direction of a swipe: 1 for the next slide (to the left), -1 for the previous one, 0 if it was too short.
 * `distance`: how far the finger moved to the right, in CSS pixels; exactly 50 is too short.
 */
export function swipeStep(distance: number): -1 | 0 | 1 {
  if (distance < -swipeThreshold) return 1;
  return distance > swipeThreshold ? -1 : 0;
}

/** The index `step` places after `index`, modulo `count`. */
export function wrapped(index: number, step: number, count: number): number {
  return count > 0 ? (((index + step) % count) + count) % count : 0;
}
