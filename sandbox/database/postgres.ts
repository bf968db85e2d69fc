import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { defaultSettings } from '../settings.ts';
import { CannotStart } from './lock.ts';
import { migrationsFolder, type OpenDatabase } from './open.ts';
import { DatabaseUnavailable, isOutage } from './outage.ts';
import * as schema from './schema.ts';

/* Without a listener the 'error' of a connection ends the process. The query on the connection rejects as well. */
const ignore = (): void => {};

/**
 * PostgreSQL by its address (`DATABASE_URL`), with the same tables. A connection, a lock or a statement is waited for no longer
 * than `waitMs`; a connection that failed is never used again, and calls connect anew by themselves once the server is back.
 */
export async function openPostgres(
  url: string,
  waitMs = defaultSettings.databaseWaitMs,
): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: waitMs,
    statement_timeout: waitMs,
    // For a server that does not respond.
    query_timeout: waitMs + 500,
  });
  pool.on('error', ignore);
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

  try {
    await migrate(database, { migrationsFolder });
  } catch (error) {
    await pool.end();
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const why = cause instanceof Error ? cause.message || cause.name : 'unknown error';
    throw new CannotStart(`PostgreSQL does not answer at DATABASE_URL (${why}).`, { cause: error });
  }
  return { database, close: () => pool.end() };
}
