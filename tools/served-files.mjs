import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './files.mjs';

const compressible = /\.(html|js|css|svg|json|webmanifest|txt|xml)$/;

/** The variants of a file by suffix: plain, and for text also brotli and gzip. */
async function formsOf(path, content, quality) {
  if (!compressible.test(path)) return { '': content };
  const brotli = {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, brotli),
    promisify(gzip)(content, { level: 9 }),
  ]);
  return { '': content, '.br': br, '.gz': gz };
}

/**
 * Writes a file of the served shop with its compressed variants, if it has changed. Each replaces the former one atomically, so
 * that a concurrent read gets a complete file. Returns whether it was written.
 * @param {string} path
 * @param {string | Uint8Array} content
 * @param {number} quality of brotli
 */
export async function writeServed(path, content, quality = 10) {
  const bytes = Buffer.from(content);
  const former = await readFile(path).catch(() => undefined);
  if (former?.equals(bytes)) return false;
  await mkdir(dirname(path), { recursive: true });
  // Writes all variants before it replaces the first one, since servers choose among them.
  const forms = Object.entries(await formsOf(path, bytes, quality)).toReversed();
  for (const [form, data] of forms) {
    await writeFile(`${path}${form}.${process.pid}.new`, data);
    await rename(`${path}${form}.${process.pid}.new`, path + form);
  }
  return true;
}

/** Removes a file of the served shop and its compressed variants. */
export async function removeServed(path) {
  for (const form of ['', '.br', '.gz']) await rm(path + form, { force: true });
}

/** Writes the brotli and gzip variants of every text file of a built shop. */
export async function compressFolder(folder) {
  for (const path of filesBelow(folder, compressible)) {
    const { '': _, ...forms } = await formsOf(path, await readFile(path), 11);
    for (const [form, data] of Object.entries(forms)) await writeFile(path + form, data);
  }
}
