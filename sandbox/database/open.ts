import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { defaultSettings } from '../settings.ts';
import { CannotStart, lockFolder } from './lock.ts';
import * as schema from './schema.ts';
import { createDatabase } from './template.ts';
import { createTurns } from './turns.ts';

/** The database type of all handlers, for either engine; a transaction is one as well. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open, migrated database. `close` releases folder and lock. */
export type OpenDatabase = { database: Database; close: () => Promise<void> };

/** The migrations of both engines. */
export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

const migrate = (engine: PGlite): Promise<void> =>
  migratePglite(drizzle(engine, { schema }), { migrationsFolder });

/* Calls wait for their turn no longer than `waitMs`. */
function inTurns(engine: PGlite, waitMs: number): Database {
  const inTurn = createTurns(waitMs);
  const timed = {
    query: (...statement: Parameters<PGlite['query']>) =>
      inTurn(() => PGlite.prototype.query.apply(engine, statement)),
    transaction: <Out>(work: (open: Transaction) => Promise<Out>) =>
      inTurn(() => PGlite.prototype.transaction.call(engine, work)),
  };
  return drizzle(Object.assign(engine, timed), { schema });
}

/** A database in memory, gone when it is closed: for tests. */
export async function openInMemory(waitMs = defaultSettings.databaseWaitMs): Promise<OpenDatabase> {
  const engine = await createDatabase(undefined, migrate);
  return { database: inTurns(engine, waitMs), close: () => engine.close() };
}

/**
 * Opens the embedded database in a folder, which this process locks. One whose creation was interrupted holds nothing, and is
 * created again. Throws `CannotStart` where it does not open; its files are kept.
 */
export async function openInFolder(
  folder: string,
  waitMs = defaultSettings.databaseWaitMs,
): Promise<OpenDatabase> {
  const unlock = lockFolder(folder);
  const files = join(folder, 'database');
  const creating = join(folder, 'filling');
  try {
    if (existsSync(creating)) rmSync(files, { recursive: true, force: true });
    const isNew = !existsSync(files);
    if (isNew) writeFileSync(creating, 'The database is being created.\n');
    const engine = isNew ? await createDatabase(files, migrate) : await PGlite.create(files);
    await migrate(engine);
    rmSync(creating, { force: true });
    const close = async () => {
      await engine.close();
      unlock();
    };
    return { database: inTurns(engine, waitMs), close };
  } catch (error) {
    unlock();
    const [why] = error instanceof Error ? error.message.split('\n', 1) : ['unknown error'];
    throw new CannotStart(
      `The database does not open (${why}). It is kept as it is in "${files}": start again; if this repeats, move it away, and the next start seeds a new one.`,
      { cause: error },
    );
  }
}
