import { drawn, isDrawn } from '../tools/lot.mjs';
import { looksAndWords } from './looks-and-words.ts';

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
