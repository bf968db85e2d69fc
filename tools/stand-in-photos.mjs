import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { root } from './run.mjs';

/*
 * Writes `sandbox/photos/`: what stands for photos in the demonstration, marked so in the picture. They are rendered drawings,
 * blurred and grained as a phone's are, in the proportions and sizes that photos come in. Run by hand where the drawings change.
 */
const { default: sharp } = await import('sharp');
const { Resvg } = await import('@resvg/resvg-js');
const { drawAnimal } = await tsImport('../packages/pictures/animal.ts', import.meta.url);
const { makeSizes } = await import('../deploy/photos.mjs');
const where = join(root, 'sandbox/photos');

async function standIn(picture, width, height) {
  const drawing = new Resvg(drawAnimal({ ...picture, ratio: width / height }), {
    fitTo: { mode: 'width', value: width },
  });
  const size = Math.round(Math.min(width, height) / 14);
  // Along the right edge, where a card has no badge; its frame cuts a little of the width.
  const place = `translate(${Math.round(width * 0.93)} ${height / 2}) rotate(-90)`;
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><text transform="${place}" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${size}" fill="#fff" stroke="#000" stroke-width="${size / 6}" paint-order="stroke">PHOTO D’ESSAI</text></svg>`;
  const grain = await sharp({
    create: {
      ...{ width: Math.ceil(width / 4), height: Math.ceil(height / 4), channels: 3, background: '#808080' },
      noise: { type: 'gaussian', mean: 128, sigma: 18 },
    },
  })
    .resize(width, height, { kernel: 'cubic' })
    .png()
    .toBuffer();
  return sharp(drawing.render().asPng())
    .flatten()
    .blur(Math.max(0.6, width / 900))
    .composite([{ input: grain, blend: 'soft-light' }, { input: Buffer.from(mark) }]);
}

for (const name of await readdir(where).catch(() => [])) await rm(join(where, name));
const folder = await mkdtemp(join(tmpdir(), 'belier-stand-in-'));
for (const [name, picture, width, height] of [
  ['toronke-1', { species: 'ram', coat: 'chestnut', landscape: 'savanna' }, 1600, 1200],
  ['toronke-2', { species: 'ram', coat: 'chestnut', landscape: 'dusk', scale: 0.8 }, 900, 1200],
]) {
  const file = join(folder, `${name}.png`);
  await (await standIn(picture, width, height)).png().toFile(file);
  const { fault } = await makeSizes(file, where);
  if (fault !== undefined) throw new Error(`${name}: ${fault}`);
}
await rm(folder, { recursive: true });
const cow = { species: 'azawak', coat: 'fawn', landscape: 'morning' };
const goat = { species: 'goat', coat: 'skewbald', landscape: 'harmattan' };
await writeFile(
  join(where, 'trop-grande.jpg'),
  await (await standIn(cow, 4000, 3000)).jpeg({ quality: 40, mozjpeg: true }).toBuffer(),
);
await writeFile(
  join(where, 'bariole.webp'),
  await (await standIn({ ...goat, landscape: 'morning' }, 960, 720)).webp({ quality: 60 }).toBuffer(),
);
await writeFile(
  join(where, 'lente.jpg'),
  await (await standIn(goat, 1200, 900)).jpeg({ quality: 55 }).toBuffer(),
);
// One that its camera did not finish.
await writeFile(join(where, 'illisible.jpg'), (await readFile(join(where, 'lente.jpg'))).subarray(0, 200));
