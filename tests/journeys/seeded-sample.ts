import { createHash } from 'node:crypto';
import { looksAndWords } from './looks-and-words.ts';

/** The sort key of a cell of a sweep for a seed. */
const sortKeyOf = (seed: string, sweep: string, cell: number | string): string =>
  createHash('sha256').update(`${seed} ${sweep} ${cell}`).digest('hex');

/**
 * One in `each` cells of a sweep and at least one, in their order. The same seed gives the same cells; sweeps with other names
 * give others.
 */
export function drawn<Cell>(
  seed: string,
  sweep: string,
  cells: readonly Cell[],
  each: number,
): readonly Cell[] {
  const sorted = [...cells.keys()].sort((one, other) =>
    sortKeyOf(seed, sweep, one) < sortKeyOf(seed, sweep, other) ? -1 : 1,
  );
  const chosen = new Set(sorted.slice(0, Math.ceil(cells.length / each)));
  return cells.filter((_, index) => chosen.has(index));
}

/** Whether a single cell is in the sample: about one in `each`. */
export const isSampled = (seed: string, sweep: string, cell: string, each: number): boolean =>
  Number.parseInt(sortKeyOf(seed, sweep, cell).slice(0, 8), 16) % each === 0;

/** The sample is one in `each` cells. */
const each = Number(process.env.JOURNEYS_LOT ?? 1);
const seed = process.env.TEST_SEED ?? '';
/** Whether this run makes every sweep whole, as `npm run journeys` does and `npm test` does not. */
export const isWhole = each === 1;

/**
 * The cells of a sweep for this run: all, or one in `JOURNEYS_LOT` under `npm test`, chosen by `TEST_SEED` (tools/test.mjs uses the
 * commit and prints it). `npm run journeys` runs all.
 */
export const seededSample = <Cell>(sweep: string, cells: readonly Cell[]): readonly Cell[] =>
  drawn(seed, sweep, cells, each);

/** Whether the project repeats a journey of the desktop in strict mode. */
const isRepeated = (project: string, file: string): boolean =>
  project === 'strict' && !file.endsWith('strict-mode.journey.ts');

/** A journey with `@always` in its title protects typed text, an account or an order in a file that does not otherwise. */
const isOfLooks = (title: string, file: string): boolean =>
  !title.includes('@always') && looksAndWords.some((name) => file.endsWith(`/${name}.journey.ts`));

/** Whether this run leaves a journey to another sample. Only repeated journeys and those of looks-and-words.ts are left out. */
export const isLeftOut = (project: string, title: string, file: string): boolean =>
  (isRepeated(project, file) || isOfLooks(title, file)) && !isSampled(seed, project, title, each);

/** Whether this run makes a journey of which `npm test` makes about one in `oneIn`. */
export const isOfRun = (sweep: string, title: string, oneIn: number): boolean =>
  isWhole || isSampled(seed, sweep, title, oneIn);
