import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlinePandaStyles } from './tools/inline-styles.ts';
// @ts-expect-error -- a plain module of the project's own commands, without declarations
import { routing } from './tools/routing.mjs';

// The document asks for its data beside its script.
process.env.VITE_API_ROOT ??= '/api/v1';

const sandbox = `http://127.0.0.1:${process.env.SANDBOX_PORT ?? 4174}`;

/** The oldest browsers the shop is built for; cascade layers set the line. */
export const browsers = ['chrome99', 'safari15.4', 'firefox97'];

const packages = (...names: string[]) => new RegExp(`/node_modules/(?:${names.join('|')})/`);

/**
 * Which code travels together. `vendor` is what every page needs of others and stays the same from one version of the shop
 * to the next; `machines` is what makes a page act beyond its own looks, and comes after it; the rest is the shop's own,
 * in few files: what several pages share is merged with what is shared alike.
 */
const chunks: { name: string; test?: RegExp; tags?: '$initial'[]; priority: number }[] = [
  {
    name: 'vendor',
    test: packages('react', 'react-dom', 'scheduler', 'use-sync-external-store', '@tanstack/[^/]+'),
    priority: 50,
  },
  // All that the entry and the frame of the pages need.
  { name: 'shop', tags: ['$initial'], priority: 40 },
  {
    name: 'animals',
    test: /\/src\/(?:screens\/catalogue\/(?:animal-card|animal-grid|shelf)|ui\/(?:tabs|flag|retry-line|breadcrumb)|screens\/swipe|screens\/home\/carousel-view|routes\/(?:-structured-data|-page-head|-head|_shop\/-listing-head)|routes\/(?:-settled|-retry|_shop\/-lists))|\/machines\/browsing\/slides|\/rules\/(?:carousel|money|text|stock|site-path)/,
    priority: 30,
  },
  {
    name: 'parts',
    test: /\/src\/ui\/(?:modal|disclosure|checkbox|select|quantity-stepper)|\/lucide-react\/|\/wording\/(?:catalogue|notices)|\/rules\/featured/,
    priority: 25,
  },
  { name: 'api', test: /\/src\/api\/|\/node_modules\/(?:openapi-fetch|valibot)\//, priority: 20 },
  {
    name: 'machines',
    test: /\/node_modules\/(?:xstate|@xstate\/react)\/|\/machines\/(?:with-effects|answers|narrowed|session|cart|browsing\/(?:share|carousel|pictures))|\/src\/(?:start\/actors|routes\/-connection|routes\/_shop\/-product-actors|screens\/home\/start-carousel)/,
    priority: 10,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tanstackRouter(routing), react(), inlinePandaStyles(import.meta.dirname)],
  build: {
    target: browsers,
    cssTarget: browsers,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // One style, which the document holds itself.
    cssCodeSplit: false,
    ...(isSsrBuild === true
      ? { copyPublicDir: false }
      : { manifest: true, rolldownOptions: { output: { codeSplitting: { groups: chunks } } } }),
  },
  server: {
    proxy: Object.fromEntries(['/api', '/media', '/sandbox'].map((path) => [path, { target: sandbox }])),
  },
}));
