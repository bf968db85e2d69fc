/**
 * `npm run walks:pages`: every page of the shop taken over as it was made, on devices of both themes, with their storage in
 * order, denied or full, for visitors and for customers (journeys/hydration.journey.ts; `npm test` walks a few).
 */
process.env.JOURNEYS_WHOLE = '1';
process.argv.splice(2, Number.POSITIVE_INFINITY, 'hydration', '--project=desktop');
await import('./journeys.mjs');
