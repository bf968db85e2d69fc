/** Whether to run at full count, as `npm run attack` does; tests run a few of each. */
export const isExhaustive = process.env.SANDBOX_WHOLE === '1';

/** The factor of time limits on this machine (tools/patience.mjs). */
export const patience = Number(process.env.TEST_PATIENCE ?? 1);

/** Runs the same work `count` times concurrently. */
export const runConcurrently = <Out>(times: number, work: (index: number) => Promise<Out>): Promise<Out[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));
