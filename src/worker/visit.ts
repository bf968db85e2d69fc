/** The cache of an epoch has this name and the epoch, the device's last end of a session. The window opens and deletes it. */
export const cacheOf = (epoch: string): string => `belier-visits-${epoch}`;

/** What a page tells the worker (`src/boot/visits.ts`). */
export type Visit = {
  /** The device's last end of a session (`session_ended`) when all of this was opened; `none` before the first. */
  readonly epoch: string;
  /** The pages that were opened since the last message, and the files that came without the worker, as absolute addresses. */
  readonly addresses: readonly string[];
};
