/** The header of a kept answer with its time, in ms since the epoch, and for how long a page is shown, in ms. */
export const keptAt = 'x-kept-at';
export const shownFor = 2_592_000_000;

/** Whether a kept answer is younger than this, in ms; in the other direction, too: a clock that was ahead would keep it for ever. */
export const isYounger = (kept: Response, longest: number, now: number): boolean =>
  Math.abs(now - Number(kept.headers.get(keptAt))) < longest;

/** What a page tells the worker (`src/boot/visits.ts`). */
export type Visit = {
  /** The device's last end of a session (`session_ended`); `none` before the first. */
  readonly mark: string;
  /** The file of the page's entry, which names its build: `/assets/index-….js`. */
  readonly entry: string;
  /** The paths that were opened under this mark since the last message, by documents or within the shop. */
  readonly paths: readonly string[];
  /** The absolute addresses of the scripts, fonts and pictures that the page has loaded since. */
  readonly files: readonly string[];
};
