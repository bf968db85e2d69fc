import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

/* Creating an empty cluster takes two seconds of work, unpacking one a fraction: new databases begin as copies. */

const cache = fileURLToPath(new URL('../../.cache/sandbox', import.meta.url));
const engine = join(
  dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')),
  '../package.json',
);
const journal = fileURLToPath(new URL('../migrations/meta/_journal.json', import.meta.url));

/** Where the copy for this engine and these migrations is kept. */
function templatePath(): string {
  const hash = createHash('sha256').update(readFileSync(engine)).update(readFileSync(journal)).digest('hex');
  return join(cache, `template-${hash.slice(0, 16)}.tar`);
}

/** A new database in a folder, or in memory, migrated and empty; the first one is kept in `.cache/`, the others are its copies. */
export async function createDatabase(
  folder: string | undefined,
  migrate: (client: PGlite) => Promise<void>,
): Promise<PGlite> {
  const path = templatePath();
  try {
    return await PGlite.create(folder, { loadDataDir: new Blob([new Uint8Array(readFileSync(path))]) });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const client = await PGlite.create(folder);
  await migrate(client);
  const dump = await client.dumpDataDir('none');
  try {
    mkdirSync(cache, { recursive: true });
    const part = `${path}.${process.pid}`;
    writeFileSync(part, new Uint8Array(await dump.arrayBuffer()));
    renameSync(part, path);
  } catch {
    // A cache that cannot be written is no reason to stop.
  }
  return client;
}
