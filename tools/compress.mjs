import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './files.mjs';

const compressible = /\.(html|js|css|svg|json|webmanifest|txt|xml)$/;

/** The brotli and gzip form of a text, by the ends of their files' names. */
export async function compressedForms(text, quality = 9) {
  const brotli = {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(text, brotli),
    promisify(gzip)(text, { level: 9 }),
  ]);
  return { '.br': br, '.gz': gz };
}

/** Writes the brotli and gzip form beside every text file of a built shop, for servers that send them as they are. */
export async function compressFolder(folder) {
  for (const path of filesBelow(folder, compressible)) {
    const forms = await compressedForms(await readFile(path), 11);
    for (const [form, data] of Object.entries(forms)) await writeFile(path + form, data);
  }
}
