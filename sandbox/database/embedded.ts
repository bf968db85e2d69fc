import type { PGlite, Transaction } from '@electric-sql/pglite';
import { DatabaseUnavailable, isEngineLost } from './outage.ts';
import { createSerialQueue } from './turns.ts';

/** How long a call waits for its turn, and how to reopen a lost engine; undefined without a folder. */
export type EmbeddedOptions = { waitMs: number; reopen?: () => Promise<PGlite> };

const never = new Promise<never>(() => {});

/**
 * Wraps the embedded engine to recover from faults: calls wait for their turn no longer than `waitMs`, and the next call reopens
 * an engine that panicked (no space for its log) from its folder. Uncommitted changes are rolled back.
 */
export function createRecoveringClient(
  first: PGlite,
  { waitMs, reopen }: EmbeddedOptions,
): { client: PGlite; close: () => Promise<void> } {
  const inTurn = createSerialQueue(waitMs);
  let engine: PGlite | undefined = first;

  const running = async (): Promise<PGlite> => {
    if (engine !== undefined) return engine;
    if (reopen === undefined) throw new DatabaseUnavailable('The database in memory is lost.');
    try {
      engine = await reopen();
    } catch (error) {
      throw new DatabaseUnavailable('The database does not open again yet.', { cause: error });
    }
    return engine;
  };

  const ask = <Out>(work: (one: PGlite) => Promise<Out>): Promise<Out> =>
    inTurn(async () => {
      const one = await running();
      try {
        return await work(one);
      } catch (error) {
        if (isEngineLost(error)) engine = undefined;
        throw error;
      }
    });

  /* A lost engine never answers again, not even to a rollback: the transaction is abandoned. */
  const transaction = <Out>(work: (transaction: Transaction) => Promise<Out>): Promise<Out> =>
    ask(
      (one) =>
        new Promise<Out>((resolve, reject) => {
          const watched = (open: Transaction): Transaction => ({
            ...open,
            query: (...statement: Parameters<Transaction['query']>) =>
              open.query<never>(...statement).catch((error: unknown) => {
                if (!isEngineLost(error)) throw error;
                reject(error);
                return never;
              }),
          });
          one.transaction((open) => work(watched(open))).then(resolve, reject);
        }),
    );

  const query = <Row>(...statement: Parameters<PGlite['query']>) =>
    ask((one) => one.query<Row>(...statement));

  const client = new Proxy(first, {
    get: (_first, name) => {
      if (name === 'query') return query;
      if (name === 'transaction') return transaction;
      const one = engine ?? first;
      const value: unknown = Reflect.get(one, name, one);
      return typeof value === 'function' ? value.bind(one) : value;
    },
  });
  return { client, close: async () => engine?.close() };
}
