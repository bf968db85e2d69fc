/**
 * How an open document was kept by an earlier visit. `at`: when its content was fetched, in ms since the epoch; absent in an empty
 * shell. `unkept`: the path of an address that is not kept on this device.
 */
export type Kept = { readonly at?: number; readonly unkept?: string };

/** What the worker says of a kept document (`<html data-kept>`); undefined for one from the network. */
export function keptDocument(
  { documentElement }: Pick<Document, 'documentElement'>,
  path: string,
  isShell: boolean,
): Kept | undefined {
  const { kept } = documentElement.dataset;
  if (kept === undefined) return undefined;
  if (kept === 'never') return { unkept: path };
  return isShell ? {} : { at: Number(kept) };
}

/** Fired where nobody answered for the data of an address: late code opens the page that is kept of it (`src/boot/visits.ts`). */
export const failedEvent = 'page-failed';
