import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { removeServed, writeServed } from './served-files.mjs';

const folder = mkdtempSync(join(tmpdir(), 'belier-replaced-'));
const file = join(folder, 'pages/shop.html');

afterAll(() => rmSync(folder, { recursive: true }));

/** What a server would send of the file, in each form that it has. */
const sent = () => [
  readFileSync(file, 'utf8'),
  brotliDecompressSync(readFileSync(`${file}.br`)).toString(),
  gunzipSync(readFileSync(`${file}.gz`)).toString(),
];

it('a page is written with its compressed forms, which say the same, and nothing else is left behind', async () => {
  expect(await writeServed(file, 'une page')).toBe(true);
  expect(sent()).toEqual(['une page', 'une page', 'une page']);
  expect(await writeServed(file, 'une autre')).toBe(true);
  expect(sent()).toEqual(['une autre', 'une autre', 'une autre']);
  expect(readdirSync(join(folder, 'pages'))).toHaveLength(3);
});

it('who reads a page while it is replaced has the former file, whole', async () => {
  const { ino } = statSync(file);
  await writeServed(file, 'encore une autre');
  expect(statSync(file).ino).not.toBe(ino);
});

it('the same page is not written again', async () => {
  expect(await writeServed(file, 'encore une autre')).toBe(false);
});

it('a picture has no compressed form', async () => {
  const picture = join(folder, 'share/belier.png');
  expect(await writeServed(picture, 'PNG')).toBe(true);
  expect(readdirSync(join(folder, 'share'))).toEqual(['belier.png']);
});

it('a page that is taken away leaves no form of it', async () => {
  await removeServed(file);
  expect(['', '.br', '.gz'].filter((form) => existsSync(file + form))).toEqual([]);
});
