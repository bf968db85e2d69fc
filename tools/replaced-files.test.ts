import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { removeFile, replaceFile } from './replaced-files.mjs';

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
  expect(await replaceFile(file, 'une page')).toBe(true);
  expect(sent()).toEqual(['une page', 'une page', 'une page']);
  expect(await replaceFile(file, 'une autre')).toBe(true);
  expect(sent()).toEqual(['une autre', 'une autre', 'une autre']);
  expect(readdirSync(join(folder, 'pages'))).toHaveLength(3);
});

it('who reads a page while it is replaced has the former file, whole', async () => {
  const { ino } = statSync(file);
  await replaceFile(file, 'encore une autre');
  expect(statSync(file).ino).not.toBe(ino);
});

it('the same page is not written again; one that lacks a form is', async () => {
  expect(await replaceFile(file, 'encore une autre')).toBe(false);
  rmSync(`${file}.br`);
  expect(await replaceFile(file, 'encore une autre')).toBe(true);
  expect(sent()[1]).toBe('encore une autre');
});

it('a page that is taken away leaves no form of it', async () => {
  await removeFile(file);
  expect(['', '.br', '.gz'].filter((form) => existsSync(file + form))).toEqual([]);
});
