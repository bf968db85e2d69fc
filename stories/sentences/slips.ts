import table from '../../docs/generated/wording-slips.md?raw';

/** A sentence of the owner's as it is written, and corrected; `{…}` stands for what a page puts in. */
type Slip = { written: string; corrected: string; path: string };

/** The rows of the generated table, each with the files that hold it. */
export const slips: readonly Slip[] = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| As written'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, written = '', corrected = '', path = '']) => ({ written, corrected, path }));
