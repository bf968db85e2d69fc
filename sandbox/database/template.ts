import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

/* Making an empty cluster takes two seconds of work, unpacking one a fraction: new databases begin as copies. */

const cache = fileURLToPath(new URL('../../.cache/sandbox', import.meta.url));

function engineVersion(): string {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return readFileSync(join(dirname(main), '..', 'package.json'), 'utf8');
}

/** Where the copy for this engine and these migrations is kept. */
function pathFor(migrationsFolder: string): string {
  const hash = createHash('sha256').update(engineVersion());
  for (const name of readdirSync(migrationsFolder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()) {
    hash.update(readFileSync(join(migrationsFolder, name)));
  }
  return join(cache, `template-${hash.digest('hex').slice(0, 16)}.tar`);
}

function read(path: string): Blob | undefined {
  try {
    return new Blob([new Uint8Array(readFileSync(path))]);
  } catch {
    return undefined;
  }
}

/* A cache that cannot be written is no reason to stop: the next database is then made from nothing again. */
async function keep(client: PGlite, path: string): Promise<void> {
  const dump = new Uint8Array(await (await client.dumpDataDir('none')).arrayBuffer());
  try {
    mkdirSync(cache, { recursive: true });
    const part = `${path}.${process.pid}`;
    writeFileSync(part, dump);
    renameSync(part, path);
  } catch {
    return;
  }
}

/**
 * A new database in a folder, or in memory, migrated and empty; the first one is kept in `.cache/` and the others are its
 * copies.
 */
export async function createDatabase(
  folder: string | undefined,
  migrationsFolder: string,
  migrate: (client: PGlite) => Promise<void>,
): Promise<PGlite> {
  const path = pathFor(migrationsFolder);
  const template = read(path);
  if (template !== undefined) return PGlite.create(folder, { loadDataDir: template });
  const client = await PGlite.create(folder);
  await migrate(client);
  await keep(client, path);
  return client;
}
