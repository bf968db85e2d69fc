import { createHash } from 'node:crypto';

/** The sample is one in `each` cells. */
const each = Number(process.env.SAMPLE_OF ?? 1);
const seed = process.env.TEST_SEED ?? '';
/** Whether this run makes every sweep whole, as each command but `npm test` does. */
export const isWhole = each === 1;

/** The sort key of a cell of a sweep: sweeps with other names have others. */
const sortKeyOf = (sweep: string, cell: number | string): string =>
  createHash('sha256').update(`${seed} ${sweep} ${cell}`).digest('hex');

/**
 * The cells of a sweep for this run, in their order: all, or under `npm test` one in `SAMPLE_OF` and at least one, chosen by
 * `TEST_SEED` (tools/test.mjs uses the commit and prints it).
 */
export function seededSample<Cell>(sweep: string, cells: readonly Cell[]): readonly Cell[] {
  const sorted = [...cells.keys()].sort((one, other) =>
    sortKeyOf(sweep, one) < sortKeyOf(sweep, other) ? -1 : 1,
  );
  const chosen = new Set(sorted.slice(0, Math.ceil(cells.length / each)));
  return cells.filter((_, index) => chosen.has(index));
}

/** Whether a single journey is in this run's sample: about one in twice `SAMPLE_OF`. */
export const isOfRun = (sweep: string, title: string): boolean =>
  isWhole || Number.parseInt(sortKeyOf(sweep, title).slice(0, 8), 16) % (2 * each) === 0;

/** Whether the project repeats a journey of the desktop in strict mode. */
const isRepeated = (project: string, file: string): boolean =>
  project === 'strict' && !file.endsWith('strict-mode.journey.ts');

/**
 * Whether this run leaves a journey to another sample: never one that has the tag `@always` and is not repeated in strict mode. The tag
 * is for orders, money, the login, what a customer typed, an add before the code, kept pages, limits of bytes and the accessibility of
 * each page.
 */
export const isLeftOut = (
  project: string,
  { title, file, tags }: { title: string; file: string; tags: readonly string[] },
): boolean => (isRepeated(project, file) || !tags.includes('@always')) && !isOfRun(project, title);
