import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool, type PoolClient } from 'pg';
import { CannotStart, lockFolder } from './lock.ts';
import * as schema from './schema.ts';
import { createDatabase } from './template.ts';

/** The one type that handlers know, whichever engine stands behind it; a transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database. `settled` is called once it is migrated and planted; `close` gives folder and lock back. */
export type OpenDatabase = {
  database: Database;
  settled: () => Promise<void>;
  close: () => Promise<void>;
};

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

const migrate = (client: PGlite): Promise<void> =>
  migratePglite(drizzlePglite(client, { schema }), { migrationsFolder });

/** A database in memory, gone when it is closed: for tests. */
export async function openInMemory(): Promise<OpenDatabase> {
  const client = await createDatabase(undefined, migrationsFolder, migrate);
  const database = drizzlePglite(client, { schema });
  return { database, settled: async () => {}, close: () => client.close() };
}

/**
 * The embedded database in a folder that this process locks for itself. A folder whose first filling was cut short
 * holds nothing that anybody was told of, so it is begun again.
 */
export async function openInFolder(folder: string): Promise<OpenDatabase> {
  const unlock = lockFolder(folder);
  const files = join(folder, 'database');
  const filling = join(folder, 'filling');
  try {
    if (existsSync(filling)) rmSync(files, { recursive: true, force: true });
    const isNew = !existsSync(files);
    if (isNew) writeFileSync(filling, 'The first filling of the database is under way.\n');
    const client = isNew
      ? await createDatabase(files, migrationsFolder, migrate)
      : await PGlite.create(files);
    await migrate(client);
    const database = drizzlePglite(client, { schema });
    return {
      database,
      settled: async () => rmSync(filling, { force: true }),
      close: async () => {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw new CannotStart(
      `La base de données de « ${folder} » ne s’ouvre pas (${error instanceof Error ? error.message : 'erreur inconnue'}) : « npm run sandbox:reset » en refait une.`,
      { cause: error },
    );
  }
}

/* Held while a sandbox migrates and plants, so that several that start at once on one database do it one after another. */
const startLock = 7_215_331;

/** PostgreSQL by its address (`DATABASE_URL`), with the same tables. Several sandboxes may share it. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, max: 10 });
  pool.on('error', (error) => console.error(`PostgreSQL : ${error.message}`));
  const database = drizzleNode(pool, { schema });
  let starting: PoolClient | undefined;
  const settled = async () => {
    const client = starting;
    starting = undefined;
    // Closing the connection gives the lock back, whatever became of the start.
    client?.release(true);
  };
  try {
    starting = await pool.connect();
    await starting.query('select pg_advisory_lock($1)', [startLock]);
    await migrateNode(database, { migrationsFolder });
  } catch (error) {
    await settled();
    await pool.end();
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new CannotStart(
      `PostgreSQL ne répond pas à DATABASE_URL (${cause instanceof Error ? cause.message || cause.name : 'erreur inconnue'}).`,
      { cause: error },
    );
  }
  const close = async () => {
    await settled();
    await pool.end();
  };
  return { database, settled, close };
}
