/**
 * Where a picture of the catalogue is fetched from. The provider names pictures and flags by whole addresses or by paths of
 * its own host: a path stands behind `root` ('' where the provider is on the shop's host), anything else is left as it is.
 */
export function mediaAddress(source: string, root: string): string {
  if (root === '' || source === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(source)) return source;
  return `${root}/${source.replace(/^\/+/, '')}`;
}

/**
 * Behind which root paths of pictures stand: the one that is configured, else the host of the API's root. Without a slash at
 * its end; '' where both are the shop's own host.
 */
export function mediaRootOf(apiRoot: string, configured?: string): string {
  if (configured !== undefined && configured !== '') return configured.replace(/\/+$/, '');
  return /^https?:\/\/[^/?#]+/i.exec(apiRoot)?.[0] ?? '';
}
