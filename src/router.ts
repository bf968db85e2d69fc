import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { getElementScrollRestorationEntry } from '@tanstack/router-core';
import { parseSearch, stringifySearch } from '#browser/search-params.ts';
import { markSlowPages, returnToPlaces } from '#browser/slow-pages.ts';
import type { App } from '#data/app.ts';
import { PageFailure, PageNotFound } from '#live/failure.tsx';
import { routeTree } from './route-tree.gen.ts';

/** The dependencies of every route's loader and guard. */
export interface RouterContext {
  app: App;
}

interface ShopRouterOptions {
  /** The history with the one address of a page to prerender. */
  prerendering?: RouterHistory;
  /** Whether the user has already scrolled the opened page. */
  hasScrolled?: () => boolean;
}

/** The shop's router. Query parameters that a route does not declare are dropped (`utm_…` too: nothing reads them). */
export function createShopRouter(app: App, { prerendering, hasScrolled }: ShopRouterOptions) {
  let isFirst = true;
  let isRestored = false;
  /** A user who scrolled before hydration keeps their position. */
  const mayScroll = (path: string): boolean => {
    isRestored = path !== '/checkout' && !(isFirst && hasScrolled?.());
    isFirst = false;
    return isRestored;
  };
  const router = createRouter({
    routeTree,
    context: { app },
    ...(prerendering && { history: prerendering, isServer: true }),
    trailingSlash: 'preserve',
    // Addresses in other letter case go to the route `/$`, which redirects to the canonical address.
    caseSensitive: true,
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
    // The checkout scrolls to the top at each step, by Back and Forward too (specification §2 "Checkout"): its screen does it.
    // While prerendering, scroll restoration would write an inline script.
    scrollRestoration: prerendering === undefined ? ({ location }) => mayScroll(location.pathname) : false,
    defaultErrorComponent: PageFailure,
    defaultNotFoundComponent: PageNotFound,
  });
  if (prerendering !== undefined) return router;
  markSlowPages(router);
  returnToPlaces(router, (of) => (isRestored ? getElementScrollRestorationEntry(router, of)?.scrollY : 0));
  return router;
}

export type ShopRouter = ReturnType<typeof createShopRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: ShopRouter;
  }
}
