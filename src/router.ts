import { type AnyRouter, createRouter, type RouterHistory } from '@tanstack/react-router';
import type { App } from '#app/app.ts';
import { parseSearch, stringifySearch } from '#app/search-params.ts';
import { pressedControl } from '#early/early.ts';
import { isPainted, markWaiting } from '#late/browser-code.ts';
import { routeTree } from './route-tree.gen.ts';
import { PageFailure, PageNotFound } from './routes/-failure.tsx';

/** What every route's loader and guard may touch. */
export interface RouterContext {
  app: App;
}

interface ShopRouterOptions {
  /** The one address of a page that is made beforehand. */
  prerendering?: RouterHistory;
  /** Whether the reader of an opened page has scrolled it already. */
  hasScrolled?: () => boolean;
}

/**
 * The shop's router. What a route does not name is dropped from the query (`utm_…` too: nothing reads it).
 */
export function createShopRouter(app: App, { prerendering, hasScrolled }: ShopRouterOptions) {
  let isFirst = true;
  /** A reader who has scrolled before the page's code was there is not taken from where they read. */
  const mayScroll = (path: string): boolean => {
    const wasFirst = isFirst;
    isFirst = false;
    return path !== '/checkout' && !(wasFirst && hasScrolled?.());
  };
  const router = createRouter({
    routeTree,
    context: { app },
    ...(prerendering && { history: prerendering, isServer: true }),
    trailingSlash: 'preserve',
    parseSearch,
    stringifySearch,
    search: { strict: true },
    rewrite: {
      input: ({ url }) => {
        if (url.pathname === '/cart') url.pathname = '/cart/';
        return url;
      },
    },
    defaultPreload: app.connection.savesData() ? false : 'intent',
    // The checkout goes to the top at each step, by Back and Forward too (specification §2 "Checkout"): its screen does it.
    // While prerendering it would write an inline script.
    scrollRestoration: prerendering === undefined ? ({ location }) => mayScroll(location.pathname) : false,
    defaultErrorComponent: PageFailure,
    defaultNotFoundComponent: PageNotFound,
  });
  if (prerendering === undefined) markWaits(router);
  return router;
}

/** The link to a page that does not come at once is marked. A page that a document shows already is not waited for. */
function markWaits(router: Pick<AnyRouter, 'subscribe'>): void {
  let end = (): void => {};
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    end();
    if (pathChanged && (fromLocation !== undefined || !isPainted())) end = markWaiting(pressedControl());
  });
  router.subscribe('onResolved', () => end());
}

export type ShopRouter = ReturnType<typeof createShopRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: ShopRouter;
  }
}
