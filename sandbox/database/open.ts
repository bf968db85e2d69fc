import fs, { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { defaultSettings } from '../settings.ts';
import { createRecoveringClient } from './embedded.ts';
import { CannotStart, codeOf, lockFolder } from './lock.ts';
import * as schema from './schema.ts';
import { createDatabase } from './template.ts';

/** The database type of all handlers, for either engine; a transaction is one as well. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database. Call `settled` once it is migrated and seeded: it deletes the mark of an incomplete database. `close` releases folder and lock. */
export type OpenDatabase = {
  database: Database;
  settled: () => Promise<void>;
  close: () => Promise<void>;
};

/** The migrations of both engines. */
export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

const migrate = (client: PGlite): Promise<void> =>
  migratePglite(drizzlePglite(client, { schema }), { migrationsFolder });

/** A database in memory, gone when it is closed: for tests. */
export async function openInMemory(waitMs = defaultSettings.databaseWaitMs): Promise<OpenDatabase> {
  const engine = await createDatabase(undefined, migrationsFolder, migrate);
  const { client, close } = createRecoveringClient(engine, { waitMs });
  const database = drizzlePglite(client, { schema });
  return { database, settled: async () => {}, close };
}

/* A segment of the engine's write-ahead log. */
const room = new Uint8Array(16 * 1024 * 1024);

/** The free space required, in segments: to create a database, and to open one. */
const roomOf = { new: 5, kept: 1 };

/** Throws `ENOSPC` where a folder has no space: an engine that is opened on a full disk panics, and never answers. */
function requireSpace(folder: string, rooms: number): void {
  const probe = join(folder, 'space');
  const file = fs.openSync(probe, 'w');
  try {
    for (let at = 0; at < rooms * room.length; at += room.length) {
      // On a disk that fills up meanwhile a part is written without an error.
      if (fs.writeSync(file, room, 0, room.length, at) < room.length) {
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
      }
    }
  } finally {
    fs.closeSync(file);
    rmSync(probe);
  }
}

/** The message for a folder whose database does not open. Its files are kept, whatever the cause. */
function cannotOpen(folder: string, files: string, error: unknown): CannotStart {
  const kept = existsSync(files) ? ` The database is kept as it is in "${files}".` : '';
  if (codeOf(error) === 'ENOSPC') {
    return new CannotStart(`The disk of "${folder}" is full: free some space, then start again.${kept}`, {
      cause: error,
    });
  }
  const why = error instanceof Error ? error.message.split('\n', 1)[0] : 'unknown error';
  return new CannotStart(
    `The database does not open (${why}), and the disk has space.${kept} Start again; if this repeats, its files are damaged: move this folder away, and the next start seeds a new one.`,
    { cause: error },
  );
}

/**
 * Opens the embedded database in a folder, which this process locks. A folder whose seeding was interrupted contains no
 * acknowledged data, so it is created again.
 */
export async function openInFolder(
  folder: string,
  waitMs = defaultSettings.databaseWaitMs,
): Promise<OpenDatabase> {
  const unlock = lockFolder(folder);
  const files = join(folder, 'database');
  const filling = join(folder, 'filling');
  try {
    if (existsSync(filling)) rmSync(files, { recursive: true, force: true });
    const isNew = !existsSync(files);
    requireSpace(folder, isNew ? roomOf.new : roomOf.kept);
    if (isNew) writeFileSync(filling, 'The first filling of the database is under way.\n');
    const engine = isNew
      ? await createDatabase(files, migrationsFolder, migrate)
      : await PGlite.create(files);
    await migrate(engine);
    const reopen = async () => {
      requireSpace(folder, roomOf.kept);
      return PGlite.create(files);
    };
    const { client, close } = createRecoveringClient(engine, { waitMs, reopen });
    const database = drizzlePglite(client, { schema });
    return {
      database,
      settled: async () => rmSync(filling, { force: true }),
      close: async () => {
        await close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw cannotOpen(folder, files, error);
  }
}
