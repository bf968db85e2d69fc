/**
 * `npm run walks:pages`: every page of the shop, for visitors and for customers: hydrated as it was made, on devices of both
 * themes, with their storage in order, denied or full; accessible at every width in both themes; steady while its answers are
 * late. `npm test` looks at each page once, and walks a few the other ways.
 */
process.env.JOURNEYS_WHOLE = '1';
process.argv.splice(2, Number.POSITIVE_INFINITY, 'hydration', 'every-page', 'steady', '--project=desktop');
await import('./journeys.mjs');
