import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { compressedForms } from './compress.mjs';

let count = 0;

/** Puts a file in the place of another in one step: who reads it meanwhile has the former or the new one, whole. */
async function put(path, content) {
  count += 1;
  const fresh = `${path}.${process.pid}-${count}.new`;
  await writeFile(fresh, content);
  await rename(fresh, path);
}

const read = (path) => readFile(path).catch(() => undefined);

/**
 * Writes a file of the served shop with its compressed forms, each in one step, and only where it is another one or lacks a
 * form. Answers whether it was written.
 * @param {string} path
 * @param {string | Uint8Array} content
 * @param {{ quality?: number, compressed?: boolean }} options
 */
export async function replaceFile(path, content, { quality = 9, compressed = true } = {}) {
  const bytes = Buffer.from(content);
  const forms = compressed ? ['.br', '.gz'] : [];
  const [former, ...formerForms] = await Promise.all(['', ...forms].map((form) => read(path + form)));
  if (former?.equals(bytes) && formerForms.every((form) => form !== undefined)) return false;
  await mkdir(dirname(path), { recursive: true });
  // All are made before the first is put in place: servers choose among them.
  const made = compressed ? await compressedForms(bytes, quality) : {};
  for (const [form, data] of Object.entries({ '': bytes, ...made })) await put(path + form, data);
  return true;
}

/** Takes a file of the served shop away, with its compressed forms. */
export async function removeFile(path) {
  for (const form of ['', '.br', '.gz']) await rm(path + form, { force: true });
}
