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

type Page = Pick<typeof window, 'caches' | 'location' | 'performance'>;

/** Opens the kept page of an address that a link within the shop has led to, if there is one: never in place of the document's own. */
export async function openKept({ caches, location, performance }: Page = window): Promise<void> {
  const address = location.pathname + location.search;
  const [opened] = performance.getEntriesByType('navigation');
  if (opened?.name !== location.origin + address && (await caches.match(address))) location.replace(address);
}
