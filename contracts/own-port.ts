import { createServer } from 'node:net';

/**
 * Below the ephemeral ports of outgoing connections (from 32768 on Linux, 49152 elsewhere), so that nothing takes one between
 * its choice and its use; and never the same twice, so that no keep-alive connection reaches a stopped server.
 *
 * Pact's servers share a port that another one listens on instead of refusing it, so each process has its own range.
 */
let next = 20_000 + (process.pid % 48) * 256;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A free port of this machine. */
export async function ownPort(): Promise<number> {
  do next += 1;
  while (!(await isFree(next)));
  return next;
}
