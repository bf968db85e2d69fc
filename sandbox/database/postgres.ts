import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import { errorEntry } from '../http/log.ts';
import { defaultSettings } from '../settings.ts';
import { CannotStart } from './lock.ts';
import { migrationsFolder, type OpenDatabase } from './open.ts';
import { DatabaseUnavailable, isOutage } from './outage.ts';
import * as schema from './schema.ts';

/* The advisory lock during migration and seeding, which serializes concurrent starts on one database. */
const startLock = 7_215_331;

/* Without a listener the 'error' of a connection ends the process. The query on the connection rejects as well. */
const ignore = (): void => {};

/** Connects, waits for concurrent starts, and migrates; ending the client releases the lock. */
async function start(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on('error', ignore);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [startLock]);
    await migrate(drizzle(client, { schema }), { migrationsFolder });
    return client;
  } catch (error) {
    await client.end().catch(ignore);
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new CannotStart(
      `PostgreSQL does not answer at DATABASE_URL (${cause instanceof Error ? cause.message || cause.name : 'unknown error'}).`,
      { cause: error },
    );
  }
}

/**
 * PostgreSQL by its address (`DATABASE_URL`), with the same tables. Several sandboxes may share it. A connection, a lock
 * or a statement is waited for no longer than `waitMs`; a connection that failed is never used again, and calls connect
 * anew by themselves once the server is back.
 */
export async function openPostgres(
  url: string,
  waitMs = defaultSettings.databaseWaitMs,
): Promise<OpenDatabase> {
  let starting: Client | undefined = await start(url);
  const pool = new Pool({
    connectionString: url,
    max: 10,
    keepAlive: true,
    connectionTimeoutMillis: waitMs,
    statement_timeout: waitMs,
    // For a server that does not respond.
    query_timeout: waitMs + 500,
  });
  pool.on('error', (error) => console.error(`PostgreSQL: ${JSON.stringify(errorEntry(error))}`));
  pool.on('connect', (client) => client.on('error', ignore));

  const database = drizzle(pool, { schema });
  /*
   * Drizzle's own keeps a connection for ever whose BEGIN failed, and gives one back to the pool whose ROLLBACK failed:
   * the next transaction there would commit what this one began.
   */
  database.transaction = async (work, config) => {
    const client = await pool.connect().catch((error: unknown) => {
      throw new DatabaseUnavailable('No connection to PostgreSQL.', { cause: error });
    });
    let isBroken = false;
    try {
      return await drizzle(client, { schema }).transaction(work, config);
    } catch (error) {
      isBroken = isOutage(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };

  const settled = async () => {
    const client = starting;
    starting = undefined;
    await client?.end().catch(ignore);
  };
  const close = async () => {
    await settled();
    await pool.end();
  };
  return { database, settled, close };
}
