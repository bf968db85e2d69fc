import type { FastifyInstance } from 'fastify';
import { CannotStart } from '../database/lock.ts';

/** Listens, and returns the address; throws `CannotStart` if it cannot. */
export async function listen(app: FastifyInstance, port: number, host: string): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    const said: Record<string, string> = {
      EADDRINUSE: `Port ${port} is taken: stop what uses it, or choose another with PORT.`,
      EACCES: `Port ${port} is reserved: choose another with PORT.`,
      EADDRNOTAVAIL: `"${host}" is not an address of this machine: change HOST.`,
      ENOTFOUND: `There is no address "${host}": change HOST.`,
    };
    const sentence = said[error instanceof Error && 'code' in error ? String(error.code) : ''];
    throw sentence === undefined ? error : new CannotStart(sentence, { cause: error });
  }
}
