const { MODES_OF = '1', TEST_SEED = '' } = import.meta.env;
const numberOf = (text: string): number => [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

/**
 * Whether a story is one of `MODES_OF` that are tested in more than one way: all in `npx vitest run --project stories`, fewer in
 * `npm test`, which chooses them by the commit. Each way has its own stories.
 */
export const isOfShare = (id: string, way: number): boolean =>
  (numberOf(id) + numberOf(String(TEST_SEED)) + way) % Number(MODES_OF) === 0;
