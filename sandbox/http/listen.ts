import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { CannotStart } from '../database/lock.ts';

function refusal(error: unknown, port: number, host: string): unknown {
  const said: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken: stop what uses it, or choose another with PORT.`,
    EACCES: `Port ${port} is reserved: choose another with PORT.`,
    EADDRNOTAVAIL: `"${host}" is not an address of this machine: change HOST.`,
    ENOTFOUND: `There is no address "${host}": change HOST.`,
  };
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return said[code] === undefined ? error : new CannotStart(said[code], { cause: error });
}

/** Tries a port before the database is opened, so that a taken one is reported at once; throws `CannotStart`. */
export async function tryPort(port: number, host: string): Promise<void> {
  const probe = createServer();
  probe.listen({ port, host });
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw refusal(error, port, host);
  }
  probe.close();
  await once(probe, 'close');
}

/** Listens, and returns the address; throws `CannotStart` if it cannot. */
export async function listen(app: FastifyInstance, port: number, host: string): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    throw refusal(error, port, host);
  }
}
