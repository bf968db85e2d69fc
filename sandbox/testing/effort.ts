/** `npm run attack` makes everything at its full count; the tests a few of each. */
export const isWhole = process.env.SANDBOX_WHOLE === '1';

/** The same work so many times at once. */
export const atOnce = <Out>(times: number, work: (index: number) => Promise<Out>): Promise<Out[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));
