import { createHash } from 'node:crypto';
import { looksAndWords } from './looks-and-words.ts';

/** Where a cell of a sweep stands in the lot of a seed, as text that is compared. */
const lotOf = (seed: string, sweep: string, cell: number | string): string =>
  createHash('sha256').update(`${seed} ${sweep} ${cell}`).digest('hex');

/**
 * One in `each` of the cells of a sweep and at least one, in their order: the same seed draws the same cells, and sweeps of other
 * names draw others.
 */
export function drawn<Cell>(
  seed: string,
  sweep: string,
  cells: readonly Cell[],
  each: number,
): readonly Cell[] {
  const byLot = [...cells.keys()].sort((one, other) =>
    lotOf(seed, sweep, one) < lotOf(seed, sweep, other) ? -1 : 1,
  );
  const chosen = new Set(byLot.slice(0, Math.ceil(cells.length / each)));
  return cells.filter((_, index) => chosen.has(index));
}

/** Whether a cell that knows nothing of the others is drawn: about one in `each`. */
export const isDrawn = (seed: string, sweep: string, cell: string, each: number): boolean =>
  Number.parseInt(lotOf(seed, sweep, cell).slice(0, 8), 16) % each === 0;

/** Of so many cells of a sweep a run looks at one. */
const each = Number(process.env.JOURNEYS_LOT ?? 1);
const seed = process.env.TEST_SEED ?? '';

/**
 * What a sweep goes through in this run: all of it, or in `npm test` one cell in `JOURNEYS_LOT`, by the lot of `TEST_SEED`
 * (tools/test.mjs takes the commit, and says so). `npm run journeys` goes through all.
 */
export const byLot = <Cell>(sweep: string, cells: readonly Cell[]): readonly Cell[] =>
  drawn(seed, sweep, cells, each);

/** A journey of the desk, made again on a phone or with strict mode. */
const isAgain = (project: string, title: string, file: string): boolean =>
  (project === 'phone' && !title.includes('@phone-alone')) ||
  (project === 'letter' && !file.endsWith('strict-mode.journey.ts'));

const isOfLooks = (file: string): boolean =>
  looksAndWords.some((name) => file.endsWith(`/${name}.journey.ts`));

/** Why this run does not make a journey, or null where it does: what is drawn is what is made again, and what is seen and heard. */
export function whyNotDrawn(project: string, title: string, file: string): string | null {
  const why = isAgain(project, title, file)
    ? 'another lot makes it again'
    : isOfLooks(file)
      ? 'another lot looks and listens there'
      : null;
  return why === null || isDrawn(seed, project, title, each) ? null : why;
}
