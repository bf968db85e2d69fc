import { appendFileSync, copyFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openRenderer, writeSharePictures } from './share-pictures.mjs';

const dist = mkdtempSync(join(tmpdir(), 'belier-share-'));
const card = {
  path: '/share/product/1.png',
  brand: 'Bélier',
  name: 'Bélier Bali-Bali arrivé de Sikasso',
  price: '165\u00a0000\u00a0FCFA',
  line: 'Mali · Moutons',
  picture: '/pictures/hero-ram.svg',
  source: join(import.meta.dirname, '../public/pictures/hero-ram.svg'),
};

const { draw, close } = await openRenderer();

afterAll(() => {
  close();
  rmSync(dist, { recursive: true });
});

/** Width and height in the header of a PNG (W3C PNG, IHDR). */
const sizeOf = (png: Uint8Array): [number, number] => {
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
};

test('a link preview picture is a PNG of 1200 × 630 that every messenger accepts, and changes with the price', async () => {
  const { png, fault } = await draw(card);
  expect(fault).toBeUndefined();
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(sizeOf(png)).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(300_000);
  expect((await draw({ ...card, price: '99\u00a0000\u00a0FCFA' })).png.equals(png)).toBe(false);
  const without = await draw({ ...card, source: join(dist, 'rien.svg') });
  expect([without.fault, ...sizeOf(without.png)]).toEqual([expect.stringContaining('ENOENT'), 1200, 630]);
});

test('shows the provider’s photo, whatever its format and file name', async () => {
  const photos = join(import.meta.dirname, '../sandbox/photos');
  const [webp, huge] = await Promise.all(
    ['bariole.webp', 'trop-grande.jpg'].map((name) => draw({ ...card, source: join(photos, name) })),
  );
  expect([webp?.fault, huge?.fault]).toEqual([undefined, undefined]);
  // As the back office keeps one: an id without an ending.
  const kept = join(dist, '0b6a1b1e-5f0e-4a38-9d1c-3f6f0c1e7d10');
  copyFileSync(join(photos, 'bariole.webp'), kept);
  const { png } = await draw({ ...card, source: kept });
  expect(webp !== undefined && png.equals(webp.png)).toBe(true);
  appendFileSync(join(dist, 'texte.jpg'), 'no picture');
  expect((await draw({ ...card, source: join(dist, 'texte.jpg') })).fault).toContain('unsupported');
});

const write = (cards: object[]): Promise<{ drawn: number; bare: number }> =>
  writeSharePictures(cards, { dist, cache: join(dist, 'kept') });

test('a cached picture is copied', async () => {
  expect(await write([card])).toEqual({ drawn: 1, bare: 0 });
  const { mtimeMs } = statSync(join(dist, card.path));
  expect(await write([card])).toEqual({ drawn: 0, bare: 0 });
  expect(statSync(join(dist, card.path)).mtimeMs).toBe(mtimeMs);
  expect(sizeOf(readFileSync(join(dist, card.path)))).toEqual([1200, 630]);
});

test('a preview made without its source picture is drawn again on the next run, and so is one whose source changed', async () => {
  const source = join(dist, 'agneau.svg');
  const late = { ...card, path: '/share/product/2.png', name: 'Agneau', source };
  expect(await write([late])).toEqual({ drawn: 1, bare: 1 });
  const bare = readFileSync(join(dist, late.path));
  copyFileSync(card.source, source);
  expect(await write([late])).toEqual({ drawn: 1, bare: 0 });
  expect(readFileSync(join(dist, late.path)).equals(bare)).toBe(false);
  appendFileSync(source, '<!-- autre -->');
  expect(await write([late])).toEqual({ drawn: 1, bare: 0 });
});
