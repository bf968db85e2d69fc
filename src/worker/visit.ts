/** The cache of an epoch has this name and the epoch, the device's last end of a session. The window opens and deletes it. */
export const cacheOf = (epoch: string): string => `belier-visits-${epoch}`;

/** The header of a kept answer with its time, in ms since the epoch, and for how long a page is shown, in ms. */
export const keptAt = 'x-kept-at';
export const shownFor = 2_592_000_000;

/** Whether a kept answer is younger than this, in ms; in the other direction, too: a clock that was ahead would keep it for ever. */
export const isYounger = (kept: Response, longest: number, now: number): boolean =>
  Math.abs(now - Number(kept.headers.get(keptAt))) < longest;

/** What a page tells the worker (`src/boot/visits.ts`). */
export type Visit = {
  /** The device's last end of a session (`session_ended`) when all of this was opened; `none` before the first. */
  readonly epoch: string;
  /** The pages that were opened since the last message, and the files that came without the worker, as absolute addresses. */
  readonly addresses: readonly string[];
};
