/**
 * Journeys of how the shop looks, moves, finds, is heard, and fails for want of code (of which visits are a part of each run besides),
 * by the names of their files. `npm test` makes a share of them, by the lot of the commit, `npm test -- --whole` all. Never among
 * them: what keeps money, orders, accounts and typed text, and what alone holds a row of docs/generated/specification.md
 * (docs/specification.test.ts).
 */
export const looksAndWords = [
  'ahead',
  'arriving',
  'asks-little',
  'bfcache',
  'broken-reads',
  'counted',
  'crawler',
  'drawers',
  'failing-page',
  'finding',
  'heard',
  'heard-refusals',
  'hydration',
  'invoice',
  'late-code',
  'listing',
  'moving',
  'no-scripts',
  'notices',
  'page-plan',
  'prices',
  'product',
  'seen',
  'selection',
  'share',
  'slim-header',
  'steady',
  'structured-data',
  'tab-scan',
  'translated',
  'words',
] as const;
