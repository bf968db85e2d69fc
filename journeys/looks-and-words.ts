/**
 * Journeys of how the shop looks, moves, finds and is heard, by the names of their files. `npm test` makes a share of them, by the
 * lot of the commit, `npm run test:whole` all. Never among them: what keeps money, orders, accounts and typed text, and what alone
 * holds a row of docs/specification.md (docs/specification.test.ts).
 */
export const looksAndWords = [
  'ahead',
  'arriving',
  'asks-little',
  'counted',
  'document',
  'drawers',
  'finding',
  'heard',
  'heard-refusals',
  'hydration',
  'invoice',
  'late-code',
  'listing',
  'no-scripts',
  'notices',
  'product',
  'seen',
  'selection',
  'share',
  'slim-header',
  'structured-data',
  'suggestions',
  'translated',
  'words',
] as const;
