import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|js|css|svg|json|webmanifest|txt|xml)$/;

/** Writes the brotli and gzip form of one file beside where it stands or will stand. */
export async function compressFile(path, content, quality = 9) {
  const text = Buffer.from(content);
  const brotli = {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(text, brotli));
  await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
}

/** Writes the brotli and gzip form beside every text file of a built shop, for servers that send them as they are. */
export async function compressFolder(folder) {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    await compressFile(path, await readFile(path), 11);
  }
}
