/** Milliseconds between two slides of each carousel of the home page (specification §4, §9). */
export const periods = { banner: 5000, testimonials: 6000, partners: 3000 } as const;

/** How long a slide change locks the slides, and how long a manual action holds auto-play back, in ms (specification §4). */
export const slideLock = 500;
export const manualPause = 10_000;

/** How far, in CSS pixels, a finger must travel sideways for another slide or picture (specification §2, §4). */
export const swipeThreshold = 50;

/**
 * Where a swipe leads: 1 for the next one (the finger went left), -1 for the previous one, 0 where it was too short.
 * `distance` is how far the finger went to the right, in CSS pixels; exactly 50 is not over 50.
 */
export function swipeStep(distance: number): -1 | 0 | 1 {
  if (distance < -swipeThreshold) return 1;
  return distance > swipeThreshold ? -1 : 0;
}

/** The index `step` places further in a round of `count`: after the last comes the first. */
export function wrapped(index: number, step: number, count: number): number {
  return count > 0 ? (((index + step) % count) + count) % count : 0;
}
