import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|js|css|svg|json|webmanifest|txt|xml)$/;

/** Writes the brotli and gzip form beside every text file of a built shop, for servers that send them as they are. */
export async function compressFolder(folder) {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    const brotli = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    };
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content, brotli));
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}
