import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/open.ts';
import * as schema from '../database/schema.ts';

const tables = Object.values(schema).filter((entry) => is(entry, PgTable));

/** Simulates a full disk from some write on, with the database's own error: SQLSTATE 53100. */
export type FullDatabase = {
  /** Allows this many more writing statements, and fails later ones. */
  refuseAfter: (writes: number) => Promise<void>;
  /** There is space again. */
  free: () => Promise<void>;
  /** Takes everything of this out of the database. */
  remove: () => Promise<void>;
};

const plenty = 1_000_000_000;

/** Makes a database able to be full. The counting is a sequence's, which no rollback undoes. */
export async function fullDatabase(database: Database): Promise<FullDatabase> {
  const refuseAfter = async (writes: number): Promise<void> => {
    await database.execute(sql`select setval('writes_beyond', ${-writes}, false)`);
  };
  const remove = async (): Promise<void> => {
    await database.execute(sql`drop function if exists refuse_write() cascade`);
    await database.execute(sql`drop sequence if exists writes_beyond`);
  };
  await remove();
  await database.execute(sql.raw(`create sequence writes_beyond minvalue ${-plenty} start ${-plenty}`));
  await database.execute(sql`
    create function refuse_write() returns trigger language plpgsql as $$ begin
      if nextval('writes_beyond') >= 0 then
        raise exception 'could not extend file: No space left on device' using errcode = '53100';
      end if;
      return null;
    end $$`);
  for (const table of tables) {
    await database.execute(
      sql`create trigger refuse_write before insert or update or delete on ${table} for each statement execute function refuse_write()`,
    );
  }
  return { refuseAfter, free: () => refuseAfter(plenty), remove };
}

/** Everything that a database holds, as a text to compare. */
export async function contentsOf(database: Database): Promise<string> {
  const contents: string[] = [];
  for (const table of tables) {
    const rows = await database.select().from(table);
    contents.push(
      `${getTableName(table)} ${rows
        .map((row) => JSON.stringify(row))
        .toSorted()
        .join('\n')}`,
    );
  }
  return contents.join('\n');
}
