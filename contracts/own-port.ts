import { createServer } from 'node:net';

/**
 * Below the ports that systems lend to outgoing connections (32768 and up on Linux, 49152 on others), so that nothing takes
 * one between its choice and its use; and never the same twice, so that no kept connection leads to a server that is gone.
 *
 * Pact's servers share a port that another one listens on instead of refusing it: each process has a range of its own,
 * as wide as a run needs.
 */
let next = 20_000 + (process.pid % 48) * 256;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A port of this machine that nobody listens on. */
export async function ownPort(): Promise<number> {
  do next += 1;
  while (!(await isFree(next)));
  return next;
}
