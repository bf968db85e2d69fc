/** An open document that an earlier visit kept. `unkept`: the path of an address that is not kept on this device. */
export type Kept = { readonly unkept?: string };

/** What a kept document says of itself (`<html data-kept>`, see src/worker/kept.ts); undefined for one from the network. */
export function keptDocument(
  { documentElement }: Pick<Document, 'documentElement'>,
  path: string,
): Kept | undefined {
  const { kept } = documentElement.dataset;
  if (kept === undefined) return undefined;
  return kept === 'never' ? { unkept: path } : {};
}

/** Fired where nobody answered for the data of an address: late code opens the page that is kept of it (`src/boot/visits.ts`). */
export const failedEvent = 'page-failed';
