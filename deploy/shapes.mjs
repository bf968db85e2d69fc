/** The shop's addresses (`rules/shop-addresses.ts`), grouped by the way servers answer them. */
export function sortedShapes({ shopAddresses }) {
  const all = Object.entries(shopAddresses);
  const closed = ([shape]) => !shape.endsWith('/');
  const named = all.map(([shape]) => shape).filter((shape) => shape !== '/');
  return {
    /** Their page, else the shell. */
    withShell: all.filter(([shape, without]) => without === 'shell' && shape !== '/').map(([shape]) => shape),
    /** Their page, else 404. */
    withPage: all.filter(([, without]) => without === 'missing').map(([shape]) => shape),
    /** A final slash is redirected to the address without it. */
    withoutSlash: all.filter(closed).map(([shape]) => shape),
    /** They end in a slash; without it they are redirected. */
    withSlash: named.filter((shape) => shape.endsWith('/')),
    /** With a fixed word: in another letter case it is redirected. */
    named,
  };
}

/** Shapes as one regular expression over decoded paths. */
export const regexOf = (shapes, end = '') =>
  `^/(?:${shapes.map((shape) => shape.slice(1).replaceAll('.', '\\.').replaceAll('*', '[^/]+')).join('|')})${end}$`;

/** A block of nginx's or Caddy's configuration, without the lines that are not there. */
export const block = (head, ...lines) =>
  `${head} {\n${lines
    .filter(Boolean)
    .join('\n')
    .replaceAll(/^(?=.)/gm, '\t')}\n}`;

/** Paths that the provider answers where it is on the shop's own host. */
export const providerPaths = ['/api/', '/media/', '/sandbox/'];
