import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { inlinePandaStyles } from './tools/inline-styles.ts';
import { pageFiles } from './tools/page-files.ts';
import { routing } from './tools/routing.mjs';
import { thirdParty } from './tools/third-party.ts';
import { wholeScripts } from './tools/whole-scripts.ts';

// The document asks for its data beside its script.
process.env.VITE_API_ROOT ??= '/api/v1';

const sandbox = `http://127.0.0.1:${process.env.SANDBOX_PORT ?? 4174}`;

/** The oldest browsers the shop is built for; cascade layers and `<dialog>` set the line. */
export const browsers = ['chrome99', 'safari15.4', 'firefox98'];

const packages = (...names: string[]) => new RegExp(`/node_modules/(?:${names.join('|')})/`);

/** Sources of the shop by their path without extension, and Lucide's icons by their name, as a place of one chunk. */
const sources = (...paths: string[]) => new RegExp(`/src/(?:${paths.join('|')})\\.tsx?$`);
const icons = (...names: string[]) => new RegExp(`/lucide-react/.*/icons/(?:${names.join('|')})\\.mjs$`);
const either = (...places: RegExp[]) => new RegExp(places.map(({ source }) => source).join('|'));

/** The entry (the document too) and the routes, which name the file of every page. */
const naming =
  /\/index\.html$|\/src\/(?:main|router|route-tree\.gen|routes\/(?:[^/]+\/)*(?!-)[^/?]+)\.tsx?(?:\?tsr-shared=1)?$/;

/** What stands around every page, and what starts the shop; other parts of pages import nothing of it. */
const frame = /\/src\/(?:start|screens\/layout|routes\/-failure)(?!\/(?:not-found|logo|navigation-links))/;

/**
 * Which code travels together. `vendor` is what every page needs of others and stays the same from one version of the shop
 * to the next, and so does `xstate`; `machines` is what makes a page act beyond its own looks, and comes after it; the
 * rest is the shop's own, in few files: what several pages share is merged with what is shared alike.
 */
const chunks: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'vendor',
    test: packages('react', 'react-dom', 'scheduler', 'use-sync-external-store', '@tanstack/[^/]+'),
    priority: 50,
  },
  // What the entry and the parts of pages both need. The entry changes with each version, and would change the name of all that
  // imports from it: it keeps to itself what names the files of the pages, and the frame around them.
  {
    name: 'base',
    test: (id) => !naming.test(id) && !frame.test(id),
    tags: ['$initial'],
    includeDependenciesRecursively: false,
    priority: 40,
  },
  // What home, lists and animals have in common before anything is scrolled.
  {
    name: 'common',
    test: either(
      sources('screens/(?:swipe|home/carousel-view)', 'routes/-structured-data'),
      /\/machines\/browsing\/slides|\/rules\/(?:stock|site-path|carousel)/,
      icons('arrow-right', 'chevron-(?:left|right)'),
    ),
    priority: 36,
  },
  // The banner, and what it shares with the carousels further down.
  {
    name: 'home',
    test: either(
      sources('screens/home/(?:carousel-(?!view).*|slides)', 'wording/home-front'),
      icons('pause', 'play'),
    ),
    priority: 35,
  },
  // What lists and animals share.
  {
    name: 'front',
    test: either(
      sources(
        'ui/(?:briefly|foot|waiting|tabs|flag|retry-line|breadcrumb|price|amount|picture|card-style|progress|badge|unbroken|underlined|checkbox|select|modal|segmented|disclosure)',
        'screens/(?:use-back-closes|pages/guides|catalogue/chooser)',
        'routes/(?:-page-head|_shop/-lists)',
        'wording/(?:catalogue|add-refusals|quoted)',
      ),
      /\/rules\/(?:plurals|dates)/,
      // The drawer, the home page's rest and what chooses animals take no more of an animal's page than this.
      icons('x', 'truck', 'shield-check', 'check'),
    ),
    priority: 34,
  },
  {
    name: 'product',
    test: either(
      sources(
        'ui/(?:quantity-stepper|changes|table-frame)',
        'routes/_shop/(?:-product-head|-share)',
        'screens/product/share-(?:button|choice)',
      ),
      icons('minus', 'plus', 'share-2', 'rotate-ccw', 'link-2', 'message-circle'),
    ),
    priority: 32,
  },
  {
    name: 'animals',
    test: either(
      sources('screens/catalogue/(?:animal-parts|animal-card|animal-row|animal-grid)', 'ui/bring-in'),
    ),
    priority: 30,
  },
  // The list of all animals with what lists have of their own, in one file instead of two.
  {
    name: 'listing',
    test: either(
      /\/src\/routes\/_shop\/shop\.tsx\?tsr-split/,
      sources(
        'routes/_shop/(?:-listing(?:-head)?|-use-listing)',
        'screens/catalogue/(?:place|listing-.*|price-(?:filter|bands)|filter-.*|use-(?:said|listed))',
        'ui/(?:range-slider|pagination|whole-number.*)',
        'wording/listing',
      ),
      /\/rules\/(?:pages|price-bands|listing-page|listing-answer|finding|catalogue-order|once-per-list)/,
      icons('sliders-horizontal', 'list', 'layout-grid'),
    ),
    includeDependenciesRecursively: false,
    priority: 28,
  },
  {
    name: 'parts',
    test: either(
      /\/rules\/phone-digits/,
      // The icons of one screen or one chunk go with it.
      /\/lucide-react\/(?!.*icons\/(?:list|layout-grid|sliders-horizontal|hand-heart|badge-check|eye|eye-off|file-down|ellipsis-vertical|chevron-first|chevron-last|log-out|credit-card|smartphone|users|clock|triangle-exclamation-point)\.mjs$)/,
      sources('screens/layout/theme-switch', 'routes/-theme', 'wording/notices'),
    ),
    priority: 25,
  },
  // What the forms of several pages share: each part is far smaller than what it takes to ask for it.
  {
    name: 'forms',
    test: either(
      sources(
        'ui/(?:form|form-message|field|text-field|text-area|password-field|select-field|order-number|link-style|notice-bar|use-clock)',
        'screens/(?:form-fields|field-offers|account/(?:account-form|refusal|swap|text-link))',
        'routes/-provided',
        'effects/(?:await-session|hand-on-(?:email|password))',
        'app/stored-texts',
        'wording/(?:register|faults|field-offers)',
      ),
      /\/machines\/form\.ts|\/rules\/(?:password|login|validation|email|typed-text|mail-host|one-slip)\./,
      icons('eye', 'eye-off'),
    ),
    includeDependenciesRecursively: false,
    priority: 24,
  },
  // What stands below an animal.
  {
    name: 'related',
    test: either(
      sources(
        'screens/product/(?:shared-purchase|product-help|related-products|similar-animals)',
        'routes/_shop/-related',
        'wording/product-help',
      ),
      icons('users'),
    ),
    includeDependenciesRecursively: false,
    priority: 23,
  },
  // What no first window shows: it comes when the page is there.
  {
    name: 'late',
    test: either(
      sources(
        'routes/(?:-announcements|_shop/-footer)',
        'screens/layout/(?:footer|social-links|drawer|notices|connection-notice|in-front)',
        'screens/catalogue/shelf',
        'ui/(?:toasts|live-region)',
      ),
      /\/rules\/featured/,
    ),
    priority: 22,
  },
  // What the pages that are there to be read look like beside their words.
  {
    name: 'vignette',
    test: sources('screens/pages/(?:vignette|card-grid)'),
    includeDependenciesRecursively: false,
    priority: 21,
  },
  { name: 'api', test: /\/src\/api\/|\/node_modules\/(?:openapi-fetch|valibot)\//, priority: 20 },
  { name: 'xstate', test: packages('xstate', '@xstate/react'), priority: 12 },
  {
    name: 'machines',
    test: /\/machines\/(?:with-effects|answers|session|cart|browsing\/(?:share|carousel|pictures))|\/src\/(?:effects\/actors|screens\/home\/start-carousel)/,
    priority: 10,
  },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    tanstackRouter(routing),
    react(),
    inlinePandaStyles(import.meta.dirname),
    ...(isSsrBuild === true ? [] : [pageFiles(), thirdParty(), wholeScripts()]),
  ],
  // React has it since 18: what stood in for it in older ones is left out. While one develops the package warns of this.
  resolve: {
    alias:
      command === 'build'
        ? [
            {
              find: /^use-sync-external-store\/shim(?:\/index\.js)?$/,
              replacement: 'use-sync-external-store',
            },
            {
              find: /^use-sync-external-store\/shim(?=\/with-selector)/,
              replacement: 'use-sync-external-store',
            },
          ]
        : [],
  },
  build: {
    target: browsers,
    cssTarget: browsers,
    assetsInlineLimit: 0,
    // One style, which the document holds itself.
    cssCodeSplit: false,
    ...(isSsrBuild === true
      ? { copyPublicDir: false }
      : { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } }),
  },
  server: {
    proxy: Object.fromEntries(['/api', '/media', '/sandbox'].map((path) => [path, { target: sandbox }])),
  },
}));
