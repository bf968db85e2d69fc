import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { bad, giveUp, good, say } from '../tools/report.mjs';

/**
 * `npm run deploy -- photos folder [where]`: checks the photos and films of a folder, makes of each photo the sizes that the shop asks
 * for (deploy/photos.md), and says its day. Nothing else of a photo but its picture is handed on: no place, no device. A film is
 * copied without its place.
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

/** Whether a day (`2026-03-12`) is one of the calendar, and not to come. */
const isPast = (day) => {
  const moment = new Date(day);
  return moment <= new Date() && moment.toISOString().startsWith(day);
};

/** The day on which a camera says that it took a photo (EXIF DateTimeOriginal); null where it says none, or one that cannot be. */
function dayTaken(exif) {
  try {
    const tags = exif.subarray(exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0);
    const end = tags.toString('latin1', 0, 2) === 'II' ? 'LE' : 'BE';
    const long = (at) => tags[`readUInt32${end}`](at);
    const short = (at) => tags[`readUInt16${end}`](at);
    /** What stands at a tag of a directory: a value, or where the value is. */
    const atTag = (directory, tag) => {
      const place = Array.from({ length: short(directory) }, (_, index) => directory + 2 + 12 * index);
      return long(place.find((at) => short(at) === tag) + 8);
    };
    const at = atTag(atTag(long(4), 0x8769), 0x9003);
    const day = tags.toString('latin1', at, at + 10).replaceAll(':', '-');
    return isPast(day) ? day : null;
  } catch {
    return null;
  }
}

/** A photo's name: its animal and place, and the day on which it was taken, where the merchant says so. */
const named = /^([a-z\d]+(?:-[a-z\d]+)*-[1-6])(?:\.(\d{4}-\d\d-\d\d))?$/;

/** What keeps a photo from being shown, in words; null where nothing does. */
function faultOf(name, { width, height }, { channels }) {
  const [whole, , day] = named.exec(name) ?? [];
  if (day && !isPast(day)) return `${day} is no day, or one to come`;
  if (whole === undefined)
    return 'name it after its animal and its place, small letters, digits and hyphens: belier-ladoum-1';
  if (Math.max(width, height) < least) return `${width} × ${height} px; the longer side needs ${least}`;
  const light = channels.slice(0, 3).reduce((sum, { mean }) => sum + mean / 3, 0);
  if (light < 45) return 'too dark: stand with the sun behind you, in the morning or late in the day';
  if (light > 225) return 'too bright: not against the sun, and not at noon';
  return null;
}

/** What sharp calls the formats of photos: other files could name files that its decoders read. */
const formats = ['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff'];

/**
 * Makes the sizes of one photo in `where`: the name of the largest, what all weigh in bytes, and its `day`, which is the merchant's word
 * or its camera's; or the `fault` that it has.
 */
export async function makeSizes(file, where) {
  const { name } = parse(file);
  try {
    const { format, exif } = await sharp(file).metadata();
    if (!formats.includes(format)) return { fault: unreadable };
    // Turned as it was held; a phone says so beside the picture.
    const photo = sharp(await sharp(file).rotate().toBuffer());
    const [size, seen] = await Promise.all([photo.metadata(), photo.stats()]);
    const fault = faultOf(name, size, seen);
    if (fault !== null) return { fault };
    const smaller = sizes.filter(([width]) => width < size.width);
    const made =
      smaller.length === sizes.length ? sizes : [...smaller, [Math.min(size.width, 1600), 300_000]];
    const [, animal, day = dayTaken(exif)] = named.exec(name);
    let total = 0;
    let largest = '';
    for (const [width, most] of made) {
      const content = await encoded(photo, width, most);
      largest = `${animal}.${hex(seen.dominant)}.${width}.webp`;
      await writeFile(join(where, largest), content);
      total += content.length;
    }
    return { largest, total, day };
  } catch {
    return { fault: unreadable };
  }
}

/** A film is paid for by the megabyte. */
const longest = 12_000_000;
/** Boxes that hold others, and those that hold what is no part of picture or sound: the place, the device (ISO 14496-12). */
const holding = ['moov', 'trak', 'mdia', 'minf', 'stbl'];
const about = ['udta', 'meta', 'uuid'];

/** Empties what a film says about itself, in its place, and calls `found` with the kind of each box or track. */
function emptyAbout(film, found) {
  for (let at = 0; at < film.length; ) {
    const kind = film.toString('latin1', at + 4, at + 8);
    const isLong = film.readUInt32BE(at) === 1;
    const size = isLong ? Number(film.readBigUInt64BE(at + 8)) : film.readUInt32BE(at) || film.length - at;
    const inside = film.subarray(at + (isLong ? 16 : 8), at + size);
    if (size < 8 || at + size > film.length) throw new RangeError('A box is longer than its film.');
    // QuickTime's own kind of it, `dhlr`, is of no track.
    if (kind === 'hdlr' && inside.toString('latin1', 4, 8) !== 'dhlr')
      found(`track ${inside.toString('latin1', 8, 12)}`);
    else found(kind);
    // A list of codecs: four bytes each after their length.
    if (kind === 'stsd') found(inside.toString('latin1', 12, 16));
    if (holding.includes(kind)) emptyAbout(inside, found);
    if (about.includes(kind)) {
      film.write('free', at + 4, 'latin1');
      inside.fill(0);
    }
    at += size;
  }
}

/** Copies a film into `where` without what it says about place and device: its name, or the `fault` that it has. */
export async function copyFilm(file, where) {
  const { name } = parse(file);
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name))
    return { fault: 'name it after its animal, small letters, digits and hyphens: belier-ladoum.mp4' };
  const film = await readFile(file);
  if (film.length > longest)
    return { fault: `${kilobytes(film.length)}; at most ${kilobytes(longest)}: film 20 seconds, or in 720p` };
  const found = [];
  try {
    emptyAbout(film, (kind) => found.push(kind));
  } catch {
    found.length = 0;
  }
  if (found[0] !== 'ftyp' || !found.includes('track vide'))
    return { fault: 'cannot be read as a film: MP4 can' };
  if (!found.includes('avc1'))
    return { fault: 'many phones cannot play it: film in H.264 (“most compatible”)' };
  if (found.some((kind) => kind.startsWith('track ') && !/ (?:vide|soun)$/.test(kind)))
    return { fault: 'it has a track that may tell the place: send it to yourself by WhatsApp first' };
  const largest = `${name}.mp4`;
  await writeFile(join(where, largest), film);
  return { largest, total: film.length };
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
    const isFilm = /\.(?:mp4|mov|m4v)$/i.test(name);
    const { fault, largest, total, day } = await (isFilm ? copyFilm : makeSizes)(join(folder, name), where);
    const said = day === null ? 'its day is not known' : `taken on ${day}`;
    if (fault === undefined)
      good(`${name}: ${largest}, ${kilobytes(total)}${isFilm ? '' : ` in all sizes, ${said}`}`);
    else bad(`${name}: ${fault}`);
    if (fault !== undefined) faults += 1;
  }
  say(`The provider is told the name and the day that stand here; the files are in ${where}.`);
  process.exitCode = faults === 0 ? 0 : 1;
}
