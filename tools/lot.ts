import { createHash } from 'node:crypto';

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
  const lotOf = (index: number): string =>
    createHash('sha256').update(`${seed} ${sweep} ${index}`).digest('hex');
  const chosen = new Set(
    Array.from(cells.keys())
      .sort((one, other) => (lotOf(one) < lotOf(other) ? -1 : 1))
      .slice(0, Math.ceil(cells.length / each)),
  );
  return cells.filter((_, index) => chosen.has(index));
}
