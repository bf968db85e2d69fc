import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { removeServed, writeServed } from './served-files.mjs';

const folder = mkdtempSync(join(tmpdir(), 'belier-replaced-'));
const file = join(folder, 'pages/shop.html');

afterAll(() => rmSync(folder, { recursive: true }));

/** The content of a file by each of its variants. */
const sent = () => [
  readFileSync(file, 'utf8'),
  brotliDecompressSync(readFileSync(`${file}.br`)).toString(),
  gunzipSync(readFileSync(`${file}.gz`)).toString(),
];

it('a page is written with its equal compressed variants and no other files', async () => {
  expect(await writeServed(file, 'une page')).toBe(true);
  expect(sent()).toEqual(['une page', 'une page', 'une page']);
  expect(await writeServed(file, 'une autre')).toBe(true);
  expect(sent()).toEqual(['une autre', 'une autre', 'une autre']);
  expect(readdirSync(join(folder, 'pages'))).toHaveLength(3);
});

it('a page that is replaced during a read is complete', async () => {
  const { ino } = statSync(file);
  await writeServed(file, 'encore une autre');
  expect(statSync(file).ino).not.toBe(ino);
});

it('the same page is not written again', async () => {
  expect(await writeServed(file, 'encore une autre')).toBe(false);
});

it('a picture has no compressed variant', async () => {
  const picture = join(folder, 'share/belier.png');
  expect(await writeServed(picture, 'PNG')).toBe(true);
  expect(readdirSync(join(folder, 'share'))).toEqual(['belier.png']);
});

it('a removed page leaves no variant', async () => {
  await removeServed(file);
  expect(['', '.br', '.gz'].filter((form) => existsSync(file + form))).toEqual([]);
});
