/** The configuration of the router's generator, shared by the Vite plugin and `npm run generate`. */
export const routing = {
  target: 'react',
  autoCodeSplitting: true,
  routesDirectory: './src/routes',
  generatedRouteTree: './src/route-tree.gen.ts',
  quoteStyle: 'single',
  semicolons: true,
};
