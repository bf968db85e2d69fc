import { early } from './early.ts';

let endWait = (): void => {};
const missing = new Promise<void>((resolve) => {
  endWait = resolve;
});

/** Ends the wait for `demanded`: the page lacks what its document would show. */
export const demand = (): void => endWait();

/**
 * Resolves at the first input by a person. Until then a page loads nothing that its document shows: neither what stands below the
 * window nor the current lists. Resolves at once where no document is shown, and while pages are prerendered.
 */
export const demanded: Promise<void> = Promise.race([early()?.firstInput, missing]);
