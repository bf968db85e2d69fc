import { createHash } from 'node:crypto';

/** Where a cell of a sweep stands in the lot of a seed, as text that is compared. */
export const lotOf = (seed, sweep, cell) =>
  createHash('sha256').update(`${seed} ${sweep} ${cell}`).digest('hex');

/**
 * One in `each` of the cells of a sweep and at least one, in their order: the same seed draws the same cells, and sweeps of other
 * names draw others.
 */
export function drawn(seed, sweep, cells, each) {
  const lots = cells.map((_, index) => lotOf(seed, sweep, index));
  const chosen = new Set(
    [...cells.keys()]
      .sort((one, other) => (lots[one] < lots[other] ? -1 : 1))
      .slice(0, Math.ceil(cells.length / each)),
  );
  return cells.filter((_, index) => chosen.has(index));
}

/** Whether a cell that knows nothing of the others is drawn: about one in `each`. */
export const isDrawn = (seed, sweep, cell, each) =>
  Number.parseInt(lotOf(seed, sweep, cell).slice(0, 8), 16) % each === 0;
