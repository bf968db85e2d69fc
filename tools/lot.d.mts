export function lotOf(seed: string, sweep: string, cell: number | string): string;
export function drawn<Cell>(
  seed: string,
  sweep: string,
  cells: readonly Cell[],
  each: number,
): readonly Cell[];
export function isDrawn(seed: string, sweep: string, cell: string, each: number): boolean;
