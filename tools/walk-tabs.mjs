/**
 * `npm run walks:tabs -- [count] [seed]`: generated journeys in two real tabs of one browser, against the built shop
 * (journeys/two-tabs.journey.ts).
 */
const [count = '30', seed = '12'] = process.argv.slice(2);
Object.assign(process.env, { TAB_WALKS: count, TAB_WALKS_SEED: seed });
process.argv.splice(2, Number.POSITIVE_INFINITY, 'two-tabs', '--project=desktop');
await import('./journeys.mjs');
