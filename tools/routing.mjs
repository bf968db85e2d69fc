/** How the router's files are read: shared by Vite's plugin and by `npm run generate`. */
export const routing = {
  target: 'react',
  autoCodeSplitting: true,
  routesDirectory: './src/routes',
  generatedRouteTree: './src/route-tree.gen.ts',
  quoteStyle: 'single',
  semicolons: true,
};
