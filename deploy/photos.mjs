import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { bad, giveUp, good, say } from '../tools/report.mjs';

/**
 * `npm run deploy -- photos folder [where]`: checks the photos of a folder, and makes of each the sizes that the shop asks for
 * (deploy/photos.md). Nothing of a photo but its picture is handed on: no place, no device, no date.
 */

/** Widths in px (`rules/photo-sizes.ts` has the smaller ones), and what a file of each may weigh, in bytes. */
const sizes = [
  [480, 45_000],
  [960, 130_000],
  [1600, 300_000],
];
/** A photo whose longer side is shorter shows too little of an animal. */
const least = 900;
const qualities = [78, 68, 58, 48, 38];

const unreadable = 'cannot be read as a photo: JPEG, PNG, WebP and AVIF can';

const hex = ({ r, g, b }) => [r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('');
const kilobytes = (bytes) => `${Math.ceil(bytes / 1000)} kB`;

async function encoded(photo, width, most) {
  for (const quality of qualities) {
    const content = await photo.clone().resize({ width }).webp({ quality, effort: 5 }).toBuffer();
    if (content.length <= most || quality === qualities.at(-1)) return content;
  }
}

/** What keeps a photo from being shown, in words; null where nothing does. */
function faultOf(name, { width, height }, { channels }) {
  if (!/^[a-z\d]+(?:-[a-z\d]+)*-[1-6]$/.test(name))
    return 'name it after its animal and its place, small letters, digits and hyphens: belier-ladoum-1';
  if (Math.max(width, height) < least) return `${width} × ${height} px; the longer side needs ${least}`;
  const light = channels.slice(0, 3).reduce((sum, { mean }) => sum + mean / 3, 0);
  if (light < 45) return 'too dark: stand with the sun behind you, in the morning or late in the day';
  if (light > 225) return 'too bright: not against the sun, and not at noon';
  return null;
}

/** What sharp calls the formats of photos: other files could name files that its decoders read. */
const formats = ['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff'];

/** Makes the sizes of one photo in `where`: the name of the largest, and what all weigh in bytes, or the `fault` that it has. */
export async function makeSizes(file, where) {
  const { name } = parse(file);
  try {
    if (!formats.includes((await sharp(file).metadata()).format)) return { fault: unreadable };
    // Turned as it was held; a phone says so beside the picture.
    const photo = sharp(await sharp(file).rotate().toBuffer());
    const [size, seen] = await Promise.all([photo.metadata(), photo.stats()]);
    const fault = faultOf(name, size, seen);
    if (fault !== null) return { fault };
    const smaller = sizes.filter(([width]) => width < size.width);
    const made =
      smaller.length === sizes.length ? sizes : [...smaller, [Math.min(size.width, 1600), 300_000]];
    let total = 0;
    let largest = '';
    for (const [width, most] of made) {
      const content = await encoded(photo, width, most);
      largest = `${name}.${hex(seen.dominant)}.${width}.webp`;
      await writeFile(join(where, largest), content);
      total += content.length;
    }
    return { largest, total };
  } catch {
    return { fault: unreadable };
  }
}

if (process.argv[1] === import.meta.filename) {
  const [folder, where = join(folder ?? '', 'sizes')] = process.argv.slice(2);
  if (folder === undefined) giveUp('Say which folder: npm run deploy -- photos folder [where]');
  const files = await readdir(folder, { withFileTypes: true }).catch(() =>
    giveUp(`${folder} cannot be read.`),
  );
  await mkdir(where, { recursive: true });
  let faults = 0;
  for (const { name } of files.filter((one) => one.isFile() && !one.name.startsWith('.'))) {
    const { fault, largest, total } = await makeSizes(join(folder, name), where);
    if (fault === undefined) good(`${name}: ${largest}, ${kilobytes(total)} in all sizes`);
    else bad(`${name}: ${fault}`);
    if (fault !== undefined) faults += 1;
  }
  say(`The provider is told the name that stands here; its sizes are in ${where}.`);
  process.exitCode = faults === 0 ? 0 : 1;
}
