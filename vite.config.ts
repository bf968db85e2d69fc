import pandacss from '@pandacss/dev/postcss';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { bar } from './src/ui/bar-colour.ts';
import { codeLoaderPlugin } from './tools/code-loader-plugin.ts';
import { inlinePandaStyles } from './tools/inline-styles.ts';
import { onePathIcons } from './tools/one-path-icons.ts';
import { workerFile } from './tools/one-script.ts';
import { inlineEarlyScript, pageFiles } from './tools/page-files.ts';
import { routing } from './tools/routing.mjs';
import { thirdParty } from './tools/third-party.ts';

// The document asks for its data beside its script.
process.env.VITE_API_ROOT ??= '/api/v1';

const sandbox = `http://127.0.0.1:${process.env.SANDBOX_PORT ?? 4174}`;

/** The oldest browsers the shop is built for; cascade layers and `<dialog>` set the line. */
export const browsers = ['chrome99', 'safari15.4', 'firefox98'];

/** The pages that most visits begin with: what they need before anything is scrolled decides how code is grouped. */
const front: Readonly<Record<string, string>> = {
  '_shop/index': 'home',
  '_shop/shop': 'list',
  '_shop/search': 'list',
  '_shop/category.{-$id}': 'list',
  '_shop/product-by-country.$id': 'list',
  '_shop/product.$id': 'animal',
};

/** The entry (the document too) and the routes, which name the file of every page. */
const nameFiles =
  /\/index\.html$|\/src\/(?:main|router|route-tree\.gen|routes\/(?:[^/]+\/)*[^/?]+)\.tsx?(?:\?tsr-shared=1)?$/;

/** Who needs a module, by other modules or at once: `routes` by their components, or by the heads of front pages; `isLate` for a late part. */
function usersOf(id: string, context: Rolldown.ChunkingContext): { routes: string[]; isLate: boolean } {
  const users = { routes: [] as string[], isLate: false };
  if (nameFiles.test(id)) return users;
  const above = new Set([id]);
  for (const one of above) {
    const { importers = [], dynamicImporters = [] } = context.getModuleInfo(one) ?? {};
    for (const importer of importers) above.add(importer);
    const route = /\/src\/routes\/(.+)\.tsx\?tsr-split=component$/.exec(one)?.[1];
    if (route !== undefined) users.routes.push(route);
    else if (dynamicImporters.length > 0 && !nameFiles.test(one)) {
      const heads = dynamicImporters.flatMap(
        (importer) => /\/src\/routes\/(.+)\.tsx$/.exec(importer)?.[1] ?? [],
      );
      const named = heads.filter((head) => head in front);
      users.routes.push(...named);
      if (named.length === 0) users.isLate = true;
    }
  }
  return users;
}

/** Which code travels together; each route's own, and what comes late, has a file by itself. */
const chunks: Rolldown.CodeSplittingGroup[] = [
  // React and the router, and XState: they keep their names from one version of the shop to the next.
  {
    name: 'vendor',
    test: /\/node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack)\//,
    priority: 4,
  },
  { name: 'xstate', test: /\/node_modules\/@?xstate\//, priority: 4 },
  // What the entry needs. The entry keeps to itself what names the files of all pages, which changes with each version.
  {
    name: 'base',
    test: (id) => !nameFiles.test(id),
    tags: ['$initial'],
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // What the same of home, list and animal need; apart what other pages need of list or animal. Of home it is one icon.
  {
    name: (id, context) => {
      const { routes, isLate } = usersOf(id, context);
      const names = [...new Set(routes.flatMap((route) => front[route] ?? []))].sort();
      if (names.length !== 1) return names.join('-') || null;
      if (routes.some((route) => front[route] !== names[0]))
        return names[0] === 'home' ? 'animal-home-list' : `${names[0]}-parts`;
      return isLate ? `${names[0]}-late` : `${names[0]}`;
    },
    includeDependenciesRecursively: false,
    priority: 2,
  },
  // Where reports go is asked by every page that is idle, and said by one: no file of its own.
  { name: 'visits', test: /\/src\/(?:boot\/visits|configuration\/reports-to)\.ts$/, priority: 2 },
  // What two pages of accounts share, and what two of those on which one buys do.
  {
    name: (id, context) => {
      const { routes, isLate } = usersOf(id, context);
      const shares = (kind: RegExp) => routes.filter((route) => kind.test(route)).length > 1;
      if (shares(/^_plain/)) return isLate ? 'forms-late' : 'forms';
      return !isLate && shares(/cart|checkout|dashboard|order/) ? 'orders' : null;
    },
    includeDependenciesRecursively: false,
    priority: 1,
  },
  // Each of these icons would be a file by itself.
  { name: 'icons', test: /\/lucide-react\/.+\/icons\//, minShareCount: 2, priority: 0 },
];

/** React Aria has its words in thirty languages; the shop has one. */
const inFrench: Plugin = {
  name: 'in-french',
  load: {
    filter: { id: /\/react-(?:aria|stately)(?:-components)?\/.+\/intl\/(?:\w+\/)?(?!fr-FR)\w\w-\w\w\.m?js$/ },
    handler: () => 'export default {}',
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter(routing),
    react(),
    inlineEarlyScript(bar.light),
    inlinePandaStyles(import.meta.dirname),
    onePathIcons(),
    inFrench,
    ...(isSsrBuild === true ? [] : [pageFiles(), thirdParty(), codeLoaderPlugin(), workerFile(browsers)]),
  ],
  // Pages are rendered without a style.
  css: { postcss: { plugins: isSsrBuild === true ? [] : [pandacss()] } },
  // Both sides draw the same icons.
  ssr: { noExternal: ['lucide-react'] },
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
