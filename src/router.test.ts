import {
  type AnyRoute,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

type Way = { isServer?: boolean; ssr?: { manifest: undefined } };

/** The only page of a small site, in a browser or prerendered; its query may contain a text. */
async function opened(path: string, { isServer = false, ssr }: Way = {}) {
  const rootRoute = createRootRoute({
    component: Outlet,
    notFoundComponent: () => null,
  });
  const route: AnyRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    validateSearch: ({ q }: Record<string, unknown>) => (q === undefined ? {} : { q: String(q) }),
    component: () => createElement('h1', null, 'Une page'),
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [path] }),
    search: { strict: true },
    origin: 'http://localhost',
    isServer,
  });
  if (ssr !== undefined) router.ssr = ssr;
  await router.load();
  return {
    matches: router.state.matches,
    html: renderToString(createElement(RouterProvider, { router } as never)),
  };
}

/** The router's undocumented internals that the shop uses (docs/private-internals.md). */
describe('the router', () => {
  it('draws in a browser what was made beforehand where it has an `ssr`, and else a boundary more', async () => {
    const boundaries = (html: string): number => html.split('<!--$-->').length - 1;
    const made = await opened('/', { isServer: true });
    expect(made.html).toContain('<h1>Une page</h1>');
    expect((await opened('/', { ssr: { manifest: undefined } })).html).toBe(made.html);
    expect(boundaries((await opened('/')).html)).toBe(boundaries(made.html) + 1);
  });

  it('has in `_strictSearch` what of the query a page reads', async () => {
    expect((await opened('/?q=agneau&utm_source=x')).matches.at(-1)?._strictSearch).toEqual({ q: 'agneau' });
    expect((await opened('/?utm_source=x')).matches.at(-1)?._strictSearch).toEqual({});
  });

  it('has in `_notFound` that an address is no page', async () => {
    expect((await opened('/nulle-part')).matches.map(({ _notFound }) => Boolean(_notFound))).toContain(true);
    expect((await opened('/')).matches.map(({ _notFound }) => Boolean(_notFound))).not.toContain(true);
  });
});
