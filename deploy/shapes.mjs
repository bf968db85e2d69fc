/** What servers are told of the shop's addresses (`rules/shop-addresses.ts`), sorted by what they do with them. */
export function sortedShapes({ shopAddresses }) {
  const all = Object.entries(shopAddresses);
  const closed = ([shape]) => !shape.endsWith('/');
  return {
    /** Their page, else the shell. */
    withShell: all.filter(([shape, without]) => without === 'shell' && shape !== '/').map(([shape]) => shape),
    /** Their page, else 404. */
    withPage: all.filter(([, without]) => without === 'missing').map(([shape]) => shape),
    /** Their slash at the end leads to them without it. */
    withoutSlash: all.filter(closed).map(([shape]) => shape),
    /** They end in a slash; without it one is led to them. */
    withSlash: all.map(([shape]) => shape).filter((shape) => shape !== '/' && shape.endsWith('/')),
    /** No page of them can be made beforehand: they belong to their visitor. */
    ofVisitor: all
      .map(([shape]) => shape)
      .filter((shape) =>
        /^\/(?:account|cart|checkout|dashboard|order-(?:finished|status-)|otp|two-factor)/.test(shape),
      ),
  };
}

/** Paths that are answered by the provider where it stands on the shop's own host. */
export const providerPaths = ['/api/', '/media/', '/sandbox/'];
