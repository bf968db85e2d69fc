import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { lockFolder } from './lock.ts';
import type { Database } from './open.ts';
import { openPostgres } from './postgres.ts';
import * as schema from './schema.ts';

/** Removes the embedded database and the password; throws `CannotStart` while a sandbox runs on the folder. */
export function emptyFolder(folder: string): void {
  const unlock = lockFolder(folder);
  try {
    for (const name of ['database', 'filling', 'passwords']) {
      rmSync(join(folder, name), { recursive: true, force: true });
    }
  } finally {
    unlock();
  }
}

/** Empties the sandbox's own tables, and no others. */
export async function emptyTables(database: Database): Promise<void> {
  const tables = Object.values(schema)
    .filter((entry) => is(entry, PgTable))
    .map((table) => sql.identifier(getTableName(table)));
  await database.execute(sql`truncate ${sql.join(tables, sql`, `)} restart identity cascade`);
}

/** Empties the sandbox's own tables of the PostgreSQL database at this URL. */
export async function emptyPostgres(url: string): Promise<void> {
  const { database, close } = await openPostgres(url);
  try {
    await emptyTables(database);
  } finally {
    await close();
  }
}
