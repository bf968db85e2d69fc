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
import { projectFiles, textOf } from '../tools/named-paths.ts';

const codeIn = (cell = ''): string[] => Array.from(cell.matchAll(/`([^`]+)`/g), ([, code = '']) => code);
const rows = textOf('docs/private-internals.md')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [, name, , , used, noticed] = line.split('|').map((cell) => codeIn(cell));
    return { name: name?.[0] ?? '', used: used ?? [], noticed: noticed ?? [] };
  });

/** Code, settings and documents that run, by their path; tests say these names of what they test. */
const code = new Map(
  projectFiles().flatMap((file) =>
    /\.(?:tsx?|mjs|js|html)$/.test(file) && !/\.(?:test|gen)\.ts$/.test(file) ? [[file, textOf(file)]] : [],
  ),
);
const filesWith = (name: string): string[] =>
  [...code].flatMap(([file, text]) => (text.includes(name) ? file : []));

describe('docs/private-internals.md', () => {
  it('names for each private name every file that leans on it, and no other', () => {
    expect(rows.length).toBeGreaterThan(5);
    for (const { name, used } of rows) expect(filesWith(name).sort(), name).toEqual([...used].sort());
  });

  it('says of each what notices its change', () => {
    expect(rows.filter(({ noticed }) => noticed.length === 0)).toEqual([]);
  });

  it('names every private name that the code reads of an object', () => {
    const read = [...code].flatMap(([file, text]) =>
      Array.from(text.matchAll(/\.(_[a-z]\w*)|(?<![\w$`])(__[A-Z]\w+__)/gi), ([, member, known]) => ({
        file,
        name: member ?? known ?? '',
      })),
    );
    expect(read.length).toBeGreaterThan(3);
    // What a bundler reads, what every object has, and a character class.
    const promised = /^__(?:PURE|proto)__$/;
    const listed = (name: string) => rows.some((row) => row.name === name) || promised.test(name);
    expect(read.filter(({ name }) => !listed(name))).toEqual([]);
  });
});

type Way = { isServer?: boolean; ssr?: { manifest: undefined } };

/** The one page of a small site, opened in a browser or made beforehand; its query may have a text. */
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
