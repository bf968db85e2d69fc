import { isSitePath } from '#rules/site-path.ts';
import type { Navigation } from './interfaces.ts';

/** The part of the router that navigation needs; it is attached after the app is created. */
export interface SiteRouter {
  readonly history: { push(path: string): void; replace(path: string): void };
  invalidate(): unknown;
  preloadRoute(to: { to: string }): Promise<unknown>;
}

/** The address bar. */
export type AddressBar = Pick<Location, 'origin' | 'pathname' | 'search' | 'assign'>;

/**
 * Navigation by the router's history, which cannot leave this site (`router.navigate({ href })` can). Throws for a path outside
 * this site and for an address that is neither http nor https: callers must validate them.
 */
export function browserNavigation(
  address: AddressBar,
  origin = address.origin,
): Navigation & { attach(router: SiteRouter): void } {
  let attached: SiteRouter | undefined;
  return {
    attach: (router) => {
      attached = router;
    },
    path: () => address.pathname + address.search,
    address: (path) => {
      if (!isSitePath(path)) throw new Error('Not a path of this site.');
      return origin + path;
    },
    go: (path, { replace = false } = {}) => {
      if (!isSitePath(path)) throw new Error('Not a path of this site.');
      if (attached === undefined) address.assign(path);
      else if (replace) attached.history.replace(path);
      else attached.history.push(path);
    },
    prepare: (path) => {
      attached?.preloadRoute({ to: path }).catch(() => undefined);
    },
    leave: (url) => {
      if (!/^https?:$/.test(new URL(url).protocol)) throw new Error('Not a web address.');
      address.assign(url);
    },
    recheck: async () => {
      await attached?.invalidate();
    },
  };
}
