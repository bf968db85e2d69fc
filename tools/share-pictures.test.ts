import { appendFileSync, copyFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { openRenderer, writeSharePictures } from './share-pictures.mjs';

const dist = mkdtempSync(join(tmpdir(), 'belier-share-'));
const card = {
  path: '/share/product/1.jpg',
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

/** The format of a picture, and its width and height in px. */
const looksOf = async (picture: Uint8Array) => {
  const { format, width, height } = await sharp(picture).metadata();
  return [format, width, height];
};
const preview = ['jpeg', 1200, 630];
/** Messengers leave out larger ones. */
const most = 250_000;

test('a link preview picture is a JPEG of 1200 × 630 that every messenger accepts, and changes with the price', async () => {
  const { jpeg, fault } = await draw(card);
  expect(fault).toBeUndefined();
  expect(await looksOf(jpeg)).toEqual(preview);
  expect(jpeg.length).toBeLessThan(most);
  expect((await draw({ ...card, price: '99\u00a0000\u00a0FCFA' })).jpeg.equals(jpeg)).toBe(false);
  const without = await draw({ ...card, source: join(dist, 'rien.svg') });
  expect([without.fault, ...(await looksOf(without.jpeg))]).toEqual([
    expect.stringContaining('ENOENT'),
    ...preview,
  ]);
});

test('a photo of grain keeps the preview small', async () => {
  const source = join(dist, 'grain.jpg');
  // Grain of several pixels, which the smaller picture still has.
  const noise = { type: 'gaussian', mean: 128, sigma: 120 } as const;
  await sharp({ create: { width: 600, height: 450, channels: 3, background: '#8a6a4a', noise } })
    .resize({ width: 2000 })
    .jpeg({ quality: 80 })
    .toFile(source);
  const { jpeg, fault } = await draw({ ...card, source });
  expect(fault).toBeUndefined();
  expect(await looksOf(jpeg)).toEqual(preview);
  expect(jpeg.length).toBeGreaterThan(100_000);
  expect(jpeg.length).toBeLessThan(most);
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
  const { jpeg } = await draw({ ...card, source: kept });
  expect(webp !== undefined && jpeg.equals(webp.jpeg)).toBe(true);
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
  expect(await looksOf(readFileSync(join(dist, card.path)))).toEqual(preview);
});

test('a preview made without its source picture is drawn again on the next run, and so is one whose source changed', async () => {
  const source = join(dist, 'agneau.svg');
  const late = { ...card, path: '/share/product/2.jpg', name: 'Agneau', source };
  expect(await write([late])).toEqual({ drawn: 1, bare: 1 });
  const bare = readFileSync(join(dist, late.path));
  copyFileSync(card.source, source);
  expect(await write([late])).toEqual({ drawn: 1, bare: 0 });
  expect(readFileSync(join(dist, late.path)).equals(bare)).toBe(false);
  appendFileSync(source, '<!-- autre -->');
  expect(await write([late])).toEqual({ drawn: 1, bare: 0 });
});
