import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { type ReactNode, StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { configuration as shop } from '#configuration/configuration.ts';
import { reportsTo } from '#configuration/reports-to.ts';
import { configurationId } from '#configuration/written-configuration.ts';
import type { ListAnswer } from '#data/answer.ts';
import { createClient } from '#data/client.ts';
import { countedCategories, countedCountries } from '#data/counts.ts';
import { type CompleteCatalogue, type InitialData, initialDataStore } from '#data/initial-data.ts';
import { listProducts } from '#data/products.ts';
import type { Product } from '#openapi/schemas.ts';
import { initialListing, type Place } from '#rules/catalogue.ts';
import { documentPolicy } from '#rules/document-policy.ts';
import { bestSellers, featuredCount, relatedTo } from '#rules/featured.ts';
import { animalsIn, listingAnswer } from '#rules/listing-filters.ts';
import { servedHeaders, strictTransport } from '#rules/served-headers.ts';
import { pages as everyPage, isListed, readNames, shopAddresses, wellKnown } from '#rules/shop-addresses.ts';
import { productPath } from '#rules/site-path.ts';
import { descriptionLimits } from '#rules/text.ts';
import { posts } from '#screens/blog/posts.ts';
import {
  AddMessages,
  LateCodeMessages,
  OldBrowserLine,
  oldBrowserScript,
  WithoutScripts,
} from '#screens/layout/document-lines.tsx';
import { vendors } from '#screens/vendors/vendors.ts';
import { palette } from '#ui/palette.ts';
import { createShopRouter } from '../router.ts';
import { createApp } from './create-app.ts';
import { pageAddress } from './page-address.ts';
import { prerenderedId, writePrerendered } from './prerendered.ts';
import { serverBrowser } from './server-browser.ts';
import { shareCards } from './share-cards.ts';

export {
  configurationId,
  documentPolicy,
  palette,
  prerenderedId,
  readNames,
  servedHeaders,
  shareCards,
  shopAddresses,
  strictTransport,
  wellKnown,
};

export const configuration = { ...shop, reportsTo };

const lateWords = (words: ReactNode): string =>
  `<script type="text/html" data-late-words>${renderToStaticMarkup(words)}</script>`;

/** What documents say of an add that they have sent. */
export const addLines = (): string => lateWords(<AddMessages />);

/** The messages in every document, by the name of their place in index.html. */
export const documentLines = (): Readonly<Record<string, string>> => ({
  'old-browser': `<script>${oldBrowserScript(renderToStaticMarkup(<OldBrowserLine />))}</script>`,
  'late-words': lateWords(<LateCodeMessages />),
  'without-scripts': renderToStaticMarkup(<WithoutScripts />),
});

/** The provider's catalogue; `root` is the absolute root of its API. Throws if it is unavailable. */
export async function readCatalogue(root: string): Promise<CompleteCatalogue> {
  const client = createClient({ root, token: () => null, csrf: () => [] });
  const given = async <T,>(answer: Promise<ListAnswer<T>>): Promise<T[]> => {
    const read = await answer;
    if (read.kind === 'refused') throw new Error(`The provider answered with ${read.status}.`);
    if (read.data.length === 0 && read.unread.length > 0) throw new Error('The list cannot be read.');
    return read.data;
  };
  const [products, categories, countries] = await Promise.all([
    given(listProducts(client)),
    given(countedCategories(client)),
    given(countedCountries(client)),
  ]);
  return { products, categories, countries };
}

/** The page of unknown addresses, which servers send with 404. */
export const missingPath = '/404';

/** A prerendered page, its initial data, and whether search engines may index it. */
export type Page = { path: string; initial: InitialData; isListed: boolean };

/** A page as HTML: the content of `<head>` and of `#root`, its data, and the routes that it shows. */
export type Rendered = { head: string; body: string; data: string; routes: readonly string[] };

/** The pages that are rendered without data of their own. */
const madeWith = (made: 'menu' | 'bare'): string[] =>
  Object.entries(everyPage).flatMap(([path, page]) =>
    'made' in page && page.made === made && !('whole' in page) ? [path] : [],
  );

/** The part of an animal that its card shows, to keep the pages of a long catalogue small. */
const carded = ({ film, film_poster, ...animal }: Product): Product => {
  const { image2, image3, image4, image5, image6, ...first } = animal;
  const { image1_date, image2_date, image3_date, image4_date, image5_date, image6_date, ...shown } = first;
  return { ...shown, description: '' };
};

/** The part of an animal that a listing shows, as a card or as a row. */
const listed = (animal: Product): Product => ({
  ...carded(animal),
  description: animal.description.slice(0, descriptionLimits.list + 1),
});

/** Every prerendered page, each with the part of the catalogue that its first render uses. */
export function pagesOf({ products, categories, countries }: CompleteCatalogue): Page[] {
  const lists = { categories, countries };
  /** The data of a listing: its first animals and the choices of its filters; without matches, all animals of its place. */
  const listing = (kind: Place['kind'], id?: string): InitialData => {
    const place = { kind, id };
    const answer = listingAnswer(products, initialListing(place));
    const isUnmatched = answer.items.length === 0 && answer.total > 0;
    return {
      ...lists,
      listing: { place, answer: { ...answer, items: answer.items.map(listed) } },
      ...(isUnmatched && { products: animalsIn(products, place).map(listed) }),
    };
  };
  const pages: Omit<Page, 'isListed'>[] = [
    {
      path: '/',
      initial: {
        ...lists,
        products: products.slice(0, Math.max(featuredCount, bestSellers(products).length + 1)).map(carded),
      },
    },
    { path: '/shop', initial: listing('shop') },
    { path: '/search', initial: listing('search') },
    { path: '/category', initial: listing('category') },
    ...categories.map(({ id }) => ({
      path: `/category/${encodeURIComponent(id)}`,
      initial: listing('category', id),
    })),
    ...countries.map(({ id }) => ({
      path: `/product-by-country/${encodeURIComponent(id)}`,
      initial: listing('country', id),
    })),
    ...products.map((product) => ({
      path: productPath(product.id),
      initial: { categories, product, products: relatedTo(products, product).map(carded) },
    })),
    ...[
      ...madeWith('menu'),
      ...posts.map(({ id }) => `/blog/${id}`),
      ...new Set(posts.map(({ category }) => `/blog/category/${category}`)),
      ...new Set(posts.flatMap(({ tags }) => tags.map((tag) => `/blog/tag/${tag}`))),
      missingPath,
      ...vendors.map(({ id }) => `/vendor/${id}`),
    ].map((path) => ({ path, initial: { categories } })),
    ...madeWith('bare').map((path) => ({ path, initial: {} })),
    { path: '/register', initial: { countries } },
  ];
  return pages.map((page) => ({ ...page, isListed: isListed(page.path) && !inEnglish.has(page.path) }));
}

/** Samples in English. */
const inEnglish: ReadonlySet<string> = new Set(
  posts.filter(({ language }) => language !== 'fr').map(({ id }) => `/blog/${id}`),
);

/** A path as the router decodes it: percent signs and backslashes stay encoded. */
const decoded = (path: string): string => decodeURI(path.replace(/%(?=25|5C)/gi, '%25'));

/** React renders titles, meta elements and links before everything else. */
const leading = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/** Renders one page for a visitor. `origin` is the shop's public origin. Throws if the address has no page. */
export async function renderPage(
  { path, initial }: Pick<Page, 'path' | 'initial'>,
  origin: string,
): Promise<Rendered> {
  const browser = serverBrowser(origin, path, initialDataStore(initial));
  const { app } = createApp(browser);
  const router = createShopRouter(app, { prerendering: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  const { matches, location } = router.state;
  const failed = matches.find(({ status, _notFound }) => status !== 'success' || Boolean(_notFound));
  if (failed !== undefined || location.pathname !== decoded(path)) throw new Error(`${path} is no page.`);
  const { prelude } = await prerender(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
    {
      // Large boundaries are rendered in place, too: outlining them needs an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  const html = await new Response(prelude).text();
  const [head = ''] = leading.exec(html) ?? [];
  const { meta = [] } = matches.findLast((match) => match.meta !== undefined) ?? {};
  // Without the shop's name, for link previews.
  const title = meta.find((entry) => entry?.property === 'og:title')?.content ?? '';
  return {
    head: head + pageAddress({ path, origin, title }),
    body: html.slice(head.length),
    data: writePrerendered({ path, origin, initial }),
    routes: matches.map(({ routeId }) => routeId),
  };
}
