/**
 * How an open document was kept by an earlier visit. `at`: when its content was fetched, in ms since the epoch; absent in an empty
 * shell. `unseen`: the path of an address that was never opened on this device.
 */
export type Kept = { readonly at?: number; readonly unseen?: string };

/** When a kept document was fetched, in ms since the epoch, or that its address was never seen; undefined for one from the network. */
export function keptAt({ documentElement }: Pick<Document, 'documentElement'>): number | 'never' | undefined {
  const { kept } = documentElement.dataset;
  if (kept === undefined || kept === 'never') return kept;
  const at = Number(kept);
  return Number.isSafeInteger(at) ? at : undefined;
}

/** What is known of a kept document; undefined for one from the network. The worker marks `<html data-kept>`. */
export function keptDocument(
  document: Pick<Document, 'documentElement'>,
  path: string,
  isShell: boolean,
): Kept | undefined {
  const at = keptAt(document);
  if (at === undefined) return undefined;
  if (at === 'never') return { unseen: path };
  return isShell ? {} : { at };
}
