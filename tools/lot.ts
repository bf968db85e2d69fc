import { createHash } from 'node:crypto';

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
  const lots = new Map(Array.from(cells.keys(), (index) => [index, lotOf(seed, sweep, index)]));
  const chosen = new Set(
    Array.from(cells.keys())
      .sort((one, other) => ((lots.get(one) ?? '') < (lots.get(other) ?? '') ? -1 : 1))
      .slice(0, Math.ceil(cells.length / each)),
  );
  return cells.filter((_, index) => chosen.has(index));
}

/** Whether a cell that knows nothing of the others is drawn: about one in `each`. */
export const isDrawn = (seed: string, sweep: string, cell: string, each: number): boolean =>
  Number.parseInt(lotOf(seed, sweep, cell).slice(0, 8), 16) % each === 0;
