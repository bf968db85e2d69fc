/**
 * The URL of a picture of the catalogue. The provider names pictures and flags by absolute URLs or by paths of its own host:
 * a path is appended to `root` ('' if the provider is on the shop's host), anything else is unchanged.
 */
export function mediaAddress(source: string, root: string): string {
  if (root === '' || source === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(source)) return source;
  return `${root}/${source.replace(/^\/+/, '')}`;
}

/**
 * The root of picture paths: the configured one, else the origin of the API's root. Without a trailing slash; '' for the
 * shop's own host.
 */
export function mediaRootOf(apiRoot: string, configured?: string): string {
  if (configured !== undefined && configured !== '') return configured.replace(/\/+$/, '');
  return /^https?:\/\/[^/?#]+/i.exec(apiRoot)?.[0] ?? '';
}
