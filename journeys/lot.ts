import { drawn, isDrawn } from '../tools/lot.ts';

/** Of so many cells of a sweep a run looks at one. */
const each = Number(process.env.JOURNEYS_LOT ?? 1);
const seed = process.env.JOURNEYS_SEED ?? '';

/**
 * What a sweep goes through in this run: all of it, or in `npm test` one cell in `JOURNEYS_LOT`, by the lot of `JOURNEYS_SEED`
 * (tools/test.mjs takes the commit, and says so). `npm run test:journeys` goes through all.
 */
export const byLot = <Cell>(sweep: string, cells: readonly Cell[]): readonly Cell[] =>
  drawn(seed, sweep, cells, each);

/** Whether this run makes a journey again that another project makes, too. */
export const isOfLot = (project: string, title: string): boolean => isDrawn(seed, project, title, each);
