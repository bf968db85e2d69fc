import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { photoSizes, photoWidths } from '../rules/photo-sizes.ts';
import { copyFilm, makeSizes } from './photos.mjs';

const folder = mkdtempSync(join(tmpdir(), 'belier-photos-'));
const where = mkdtempSync(join(tmpdir(), 'belier-sizes-'));
afterAll(() => {
  for (const one of [folder, where]) rmSync(one, { recursive: true });
});

type Made = { fault?: string; largest?: string; total?: number; day?: string | null };

/** A photo of one colour, or of noise around it: what weighs most. */
async function photo(
  name: string,
  width: number,
  height: number,
  colour: string,
  { orientation = 1, details = {}, isNoise = false } = {},
) {
  const file = join(folder, name);
  const plain = { width, height, channels: 3, background: colour } as const;
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const input =
    isNoise &&
    (await sharp({ create: { ...plain, noise } })
      .png({ compressionLevel: 0 })
      .toBuffer());
  await sharp({ create: plain })
    .composite(input ? [{ input, blend: 'soft-light' }] : [])
    .withExif({
      IFD0: { Copyright: 'Gagnoa', DateTime: '2020:01:01 08:00:00' },
      IFD2: details,
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 7/1 53/1' },
    })
    .withMetadata({ orientation })
    .jpeg()
    .toFile(file);
  return (await makeSizes(file, where)) as Made;
}

test('a photo is made in three widths, upright, without what the phone wrote into it, and under what each may weigh', async () => {
  const { fault, largest = '' } = await photo('belier-ladoum-1.jpg', 1350, 1800, '#c8a070', {
    orientation: 6,
    isNoise: true,
  });
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

test('a photo’s day is its owner’s word, else what its camera wrote of it, and never another date', async () => {
  const taken = { DateTimeOriginal: '2026:03:12 09:41:07' };
  const days = [
    await photo('belier-2.jpg', 1000, 800, '#a08060', { details: taken }),
    await photo('belier-3.2026-02-01.jpg', 1000, 800, '#a08060', { details: taken }),
    // Its file is of today, and it was worked on in 2020.
    await photo('belier-4.jpg', 1000, 800, '#a08060'),
    await photo('belier-5.jpg', 1000, 800, '#a08060', {
      details: { DateTimeOriginal: '2999:01:01 00:00:00' },
    }),
    await photo('belier-6.jpg', 1000, 800, '#a08060', {
      details: { DateTimeOriginal: '0000:00:00 00:00:00' },
    }),
  ];
  expect(days.map(({ day }) => day)).toEqual(['2026-03-12', '2026-02-01', null, null, null]);
  expect(days[1]?.largest).toMatch(/^belier-3\.[\da-f]{6}\.1000\.webp$/);
  for (const day of ['2026-02-31', '2999-01-01'])
    expect((await photo(`belier-1.${day}.jpg`, 1000, 800, '#a08060')).fault).toContain(`${day} is no day`);
});

test('Motorola’s order of bytes is read like Intel’s', async () => {
  const { exif } = await sharp(join(folder, 'belier-2.jpg')).metadata();
  expect(exif?.toString('latin1', 6, 8)).toBe('II');
  const turned = Buffer.concat([Buffer.from('Exif\0\0MM\0*\0\0\0\x08', 'latin1'), bigEndianDay]);
  const file = join(folder, 'belier-motorola-1.jpg');
  const plain = await sharp({ create: { width: 1000, height: 800, channels: 3, background: '#a08060' } })
    .jpeg()
    .toBuffer();
  const length = Buffer.alloc(2);
  length.writeUInt16BE(turned.length + 2);
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1]), length, turned]);
  writeFileSync(file, Buffer.concat([plain.subarray(0, 2), segment, plain.subarray(2)]));
  expect(((await makeSizes(file, where)) as Made).day).toBe('2025-11-30');
});

/** A directory with the address of another one (0x8769), which has the address of a text (0x9003), each from the TIFF's start. */
const bigEndianDay = Buffer.concat([
  Buffer.from('0001' + '8769' + '0004' + '00000001' + '0000001a' + '00000000', 'hex'),
  Buffer.from('0001' + '9003' + '0002' + '00000014' + '0000002c' + '00000000', 'hex'),
  Buffer.from('2025:11:30 17:05:00\0', 'latin1'),
]);

const box = (kind: string, ...inside: (Buffer | string)[]): Buffer => {
  const content = Buffer.concat(
    inside.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(kind, 4, 'latin1');
  return Buffer.concat([head, content]);
};
const zeros = (length: number) => Buffer.alloc(length);
const track = (kind: string, codec: string, ...more: Buffer[]) =>
  box(
    'trak',
    box('mdia', box('hdlr', zeros(8), kind), box('minf', box('stbl', box('stsd', zeros(12), codec)))),
    ...more,
  );
const place = '+06.1319-005.9506/';
const seen = track('vide', 'avc1', box('udta', box('\xa9xyz', place)));
const heard = track('soun', 'mp4a');

async function film(name: string, ...boxes: Buffer[]) {
  const file = join(folder, name);
  writeFileSync(file, Buffer.concat([box('ftyp', 'isom'), ...boxes]));
  return (await copyFilm(file, where)) as Made;
}

test('a film is copied byte for byte, but for its place and device', async () => {
  const meta = box('meta', zeros(4), box('keys', 'com.apple.quicktime.location.ISO6709'), place);
  const pictures = box('mdat', 'udta, but of the pictures');
  const made = await film('belier-ladoum.mp4', box('moov', seen, heard, meta), box('uuid', place), pictures);
  expect(made).toEqual({ largest: 'belier-ladoum.mp4', total: expect.any(Number) });
  const given = readFileSync(join(folder, 'belier-ladoum.mp4'));
  const copied = readFileSync(join(where, 'belier-ladoum.mp4'));
  expect(given.toString('latin1').split(place)).toHaveLength(4);
  expect(copied.toString('latin1')).not.toMatch(/[+-]\d\d\.|ISO6709/);
  expect([copied.length, made.total]).toEqual([given.length, given.length]);
  expect(copied.subarray(-pictures.length)).toEqual(pictures);
  expect(copied.toString('latin1').match(/free/g)).toHaveLength(3);
  expect(copied.includes('avc1')).toBe(true);
});

test('the sandbox’s film is one that the tool takes', async () => {
  const file = fileURLToPath(new URL('../sandbox/photos/toronke.mp4', import.meta.url));
  const made = (await copyFilm(file, where)) as Made;
  expect(made).toEqual({ largest: 'toronke.mp4', total: statSync(file).size });
  expect(readFileSync(join(where, 'toronke.mp4'))).toEqual(readFileSync(file));
});

test('a film that cannot be shown says why', async () => {
  const faults = [
    await film('Film 1.mp4', box('moov', seen)),
    await film('chevre-b.mp4', box('moov', heard)),
    await film('chevre-c.mp4', box('moov', track('vide', 'hvc1'))),
    await film('chevre-d.mp4', box('moov', seen, track('meta', 'mebx'))),
    await film('chevre-e.mp4', box('moov', seen), box('mdat', zeros(12_000_000))),
    await film('chevre-f.mp4', box('moov', seen).subarray(0, -1)),
  ].map(({ fault }) => fault);
  expect(faults).toEqual([
    expect.stringContaining('name it after its animal'),
    expect.stringContaining('cannot be read as a film'),
    expect.stringContaining('H.264'),
    expect.stringContaining('may tell the place'),
    expect.stringContaining('at most 12000 kB'),
    expect.stringContaining('cannot be read as a film'),
  ]);
});
