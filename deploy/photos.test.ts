import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { photoSizes, photoWidths } from '../rules/photo-sizes.ts';
import { makeSizes } from './photos.mjs';

const folder = mkdtempSync(join(tmpdir(), 'belier-photos-'));
const where = mkdtempSync(join(tmpdir(), 'belier-sizes-'));
afterAll(() => {
  for (const one of [folder, where]) rmSync(one, { recursive: true });
});

type Made = { fault?: string; largest?: string; total?: number };

/** A photo of noise around a colour: what weighs most. */
async function photo(name: string, width: number, height: number, colour: string, orientation = 1) {
  const file = join(folder, name);
  const noise = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: colour,
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  await sharp({ create: { width, height, channels: 3, background: colour } })
    .composite([{ input: noise, blend: 'soft-light' }])
    .withExif({ IFD0: { Copyright: 'Gagnoa' } })
    .withMetadata({ orientation })
    .jpeg()
    .toFile(file);
  return (await makeSizes(file, where)) as Made;
}

test('a photo is made in three widths, upright, without what the phone wrote into it, and under what each may weigh', async () => {
  const { fault, largest = '' } = await photo('belier-ladoum-1.jpg', 1350, 1800, '#c8a070', 6);
  expect(fault).toBeUndefined();
  const sizes = photoSizes(largest);
  const files = sizes.srcSet?.split(', ').map((one) => one.split(' ')[0] ?? '') ?? [];
  expect(files).toEqual(
    readdirSync(where).sort((one, other) => one.length - other.length || (one < other ? -1 : 1)),
  );
  expect(sizes.colour).toMatch(/^#[\da-f]{6}$/);
  expect(files).toHaveLength(photoWidths.length + 1);
  for (const [index, most] of [45_000, 130_000, 300_000].entries()) {
    const file = join(where, files[index] ?? '');
    const { width = 0, height = 0, exif } = await sharp(file).metadata();
    // It was held on its side: 1800 × 1350 is how it is seen.
    expect([width, Math.round((width / height) * 100)]).toEqual([[480, 960, 1600][index], 133]);
    expect(exif).toBeUndefined();
    expect(statSync(file).size).toBeLessThanOrEqual(most);
  }
});

test('a drawing is no photo', async () => {
  const file = join(folder, 'belier-dessin-1.svg');
  writeFileSync(
    file,
    '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><rect width="2000" height="2000" fill="#c8a070"/></svg>',
  );
  expect((await makeSizes(file, where)) as Made).toEqual({
    fault: 'cannot be read as a photo: JPEG, PNG, WebP and AVIF can',
  });
});

test('one that is narrower than the largest width is never made larger', async () => {
  const { largest } = await photo('chevre-2.jpg', 900, 1200, '#907050');
  expect(largest).toMatch(/^chevre-2\.[\da-f]{6}\.900\.webp$/);
});

test('what cannot be shown is said: its name, its size, its light, or that it is no photo', async () => {
  const faults = [
    await photo('IMG_2041.jpg', 1600, 1200, '#a08060'),
    await photo('chevre-7.jpg', 1600, 1200, '#a08060'),
    await photo('chevre-3.jpg', 640, 480, '#a08060'),
    await photo('chevre-4.jpg', 1600, 1200, '#080808'),
  ].map(({ fault }) => fault);
  expect(faults).toEqual([
    expect.stringContaining('name it after its animal'),
    expect.stringContaining('name it after its animal'),
    expect.stringContaining('640 × 480 px'),
    expect.stringContaining('too dark'),
  ]);
  const broken = join(folder, 'chevre-5.jpg');
  writeFileSync(broken, 'no photo');
  expect(((await makeSizes(broken, where)) as Made).fault).toContain('cannot be read');
});
