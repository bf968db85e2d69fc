/** How the router's files are read: shared by Vite's plugin and by `npm run generate`. */
export const routing = {
  target: 'react',
  autoCodeSplitting: true,
  // A page and what stands in for it while it loads are one screen: both in one file, none in the first one.
  codeSplittingOptions: {
    defaultBehavior: [['component', 'pendingComponent'], ['errorComponent'], ['notFoundComponent']],
  },
  routesDirectory: './src/routes',
  generatedRouteTree: './src/route-tree.gen.ts',
  quoteStyle: 'single',
  semicolons: true,
};
