/**
 * How an open document was kept by an earlier visit. `at`: when its content was fetched, in ms since the epoch; absent in an empty
 * shell. `unseen`: the path of an address that this device has never opened.
 */
export type Kept = { readonly at?: number; readonly unseen?: string };

/** What the worker says of a kept document (`<html data-kept>`); undefined for one from the network. */
export function keptDocument(
  { documentElement }: Pick<Document, 'documentElement'>,
  path: string,
  isShell: boolean,
): Kept | undefined {
  const { kept } = documentElement.dataset;
  if (kept === undefined) return undefined;
  if (kept === 'never') return { unseen: path };
  return isShell ? {} : { at: Number(kept) };
}
