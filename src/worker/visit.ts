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
