import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { pictureDecoder, readPicture } from './foreign-pictures.mjs';
import { root } from './run.mjs';
import { writeServed } from './served-files.mjs';

/** The cache of pictures by the hash of their inputs. */
const cacheFolder = join(root, '.cache/share');
/** A new version invalidates every cached picture. */
const version = 6;
const size = { width: 1200, height: 630 };
/** Messengers leave out larger previews, in bytes. */
const mostBytes = 250_000;
/** The width of the picture. */
const pictureWidth = 588;
const { palette } = await tsImport('../src/ui/palette.ts', import.meta.url);
const colours = {
  paper: palette.page.light,
  ink: palette.text.light,
  price: palette.primary.light,
  ochre: palette.ochre.light,
};
/** The size of a tooth of the woven band, which is two teeth wide. */
const tooth = 15;

const require = createRequire(import.meta.url);
const letters = `${Array.from({ length: 0x240 - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('')}’«»…–—œŒ\u202f`;

/** The shop's two fonts in the format of the renderer, each in one weight. */
async function readFonts() {
  const { default: subset } = await import('subset-font');
  const read = async (name, weight) => {
    const file = require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
    return subset(await readFile(file), letters, {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
    });
  };
  const [heading, body] = await Promise.all([read('bricolage-grotesque', 800), read('figtree', 600)]);
  return [
    { name: 'heading', data: heading, weight: 800 },
    { name: 'body', data: body, weight: 600 },
  ];
}

/** Replaces narrow spaces by ones that the fonts have. */
const spelled = (text) => text.replaceAll('\u202f', '\u00a0');

const box = (style, ...children) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** A smaller font for long names, which fits them into four lines. */
const nameSize = ({ length }) => (length > 60 ? 46 : length > 34 ? 56 : 66);

/** The woven band along the picture: teeth facing teeth, a zigzag left free between them. */
const band = Array.from({ length: size.height / tooth / 2 + 1 }, (_, index) => {
  const [left, right, top] = [pictureWidth, pictureWidth + tooth * 2, index * tooth * 2];
  return (
    `<path fill="${colours.price}" d="M${left} ${top}l${tooth} ${tooth}l-${tooth} ${tooth}z"/>` +
    `<path fill="${colours.ochre}" d="M${right} ${top - tooth}v${tooth * 2}l-${tooth}-${tooth}z"/>`
  );
}).join('');

const icon = `data:image/svg+xml;base64,${(await readFile(join(root, 'public/favicon.svg'))).toString('base64')}`;

const layoutOf = ({ brand, name, price, line }) =>
  box(
    { ...size, backgroundColor: colours.paper, color: colours.ink, fontFamily: 'body' },
    box({ width: pictureWidth + tooth * 2, flexShrink: 0 }),
    box(
      {
        width: size.width - pictureWidth - tooth * 2,
        flexShrink: 0,
        padding: 48,
        boxSizing: 'border-box',
        flexDirection: 'column',
        justifyContent: 'center',
      },
      box(
        { fontFamily: 'heading', fontSize: nameSize(name), lineHeight: 1.06, lineClamp: 5, display: 'block' },
        spelled(name),
      ),
      ...(price === undefined
        ? []
        : [box({ fontFamily: 'heading', fontSize: 56, color: colours.price, marginTop: 24 }, price)]),
      ...(line === undefined ? [] : [box({ fontSize: 32, marginTop: 18 }, spelled(line))]),
      box(
        { fontFamily: 'heading', fontSize: 40, marginTop: 40, alignItems: 'center', gap: 16 },
        { type: 'img', props: { src: icon, width: 60, height: 60 } },
        brand,
      ),
    ),
  );

const isRemote = (address) => /^https?:/.test(address);

/** The place of the picture, in px. */
const place = { width: pictureWidth, height: size.height };

/**
 * @typedef {{ draw: (card: any) => Promise<{ jpeg: Buffer, fault: string | undefined }>, close: () => void }} Renderer
 */

/**
 * Starts the renderer. `draw`: a card as a JPEG of at most 250 kB, and the `fault` of its picture, which is then left out. `wait`: how long a
 * picture may take to come, and to be decoded, in ms.
 * @param {number} [wait]
 * @returns {Promise<Renderer>}
 */
export async function openRenderer(wait) {
  const [{ default: satori }, { default: sharp }, fonts] = await Promise.all([
    import('satori'),
    import('sharp'),
    readFonts(),
  ]);
  const decoder = pictureDecoder();
  const faults = new Map();
  /** Reads a picture once, since several cards show it, and its host may be slow. */
  const partOf = async (source) => {
    if (source === null) throw new Error('is not one of the shop or of the provider’s host');
    const known = faults.get(source);
    if (known !== undefined) throw known;
    try {
      const png = await decoder.draw(await readPicture(source, wait), place, wait);
      return `<image x="0" y="0" width="${place.width}" height="${place.height}" href="data:image/png;base64,${png.toString('base64')}"/>`;
    } catch (error) {
      faults.set(source, error);
      throw error;
    }
  };
  const draw = async (card) => {
    let [part, fault] = ['', undefined];
    try {
      part = await partOf(card.source);
    } catch (error) {
      fault = error.message;
    }
    const text = await satori(layoutOf(card), { ...size, fonts });
    const drawn = text.replace(/<\/svg>\s*$/, () => `${part}${band}</svg>`);
    let jpeg = Buffer.alloc(0);
    for (const quality of [84, 68, 48, 28]) {
      jpeg = await sharp(Buffer.from(drawn))
        .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
        .toBuffer();
      if (jpeg.length <= mostBytes) break;
    }
    return { jpeg, fault };
  };
  return { draw, close: decoder.close };
}

/** The cache key of a picture: a picture of the provider counts by its URL, one of the shop by its content. */
async function inputsOf({ source, ...card }) {
  const own = source === null || isRemote(source) ? '' : await readFile(source, 'latin1').catch(() => '');
  const inputs = JSON.stringify([version, colours, card, own]);
  return createHash('sha256').update(inputs).digest('hex').slice(0, 32);
}

/**
 * Writes the link preview pictures into a built shop, each at its path (`rules/share-picture.ts`). `cards`: name, price, line and
 * picture of each, with the `source` to read it from, null if it may not be read. Copies cached pictures; a card whose picture
 * cannot be read is drawn without it, with one line for each such picture, and again the next time. Returns the numbers of
 * `drawn` pictures and of those without their animal (`bare`).
 * @param {any[]} cards
 * @param {{ dist: string, cache?: string, report?: (line: string) => void, wait?: number | undefined }} options
 */
export async function writeSharePictures(cards, { dist, cache = cacheFolder, report = () => {}, wait }) {
  let renderer;
  let [drawn, bare] = [0, 0];
  const said = new Set();
  await mkdir(cache, { recursive: true });
  try {
    for (const [index, card] of cards.entries()) {
      const file = join(cache, `${await inputsOf(card)}.jpg`);
      let content = await readFile(file).catch(() => undefined);
      if (content === undefined) renderer ??= await openRenderer(wait);
      try {
        if (content === undefined) {
          const { jpeg, fault } = await renderer.draw(card);
          if (fault === undefined) await writeFile(file, jpeg);
          else bare += 1;
          if (fault !== undefined && !said.has(card.picture)) report(`Left out: ${card.picture} ${fault}.`);
          if (fault !== undefined) said.add(card.picture);
          content = jpeg;
          drawn += 1;
        }
        await writeServed(join(dist, card.path), content);
      } catch (error) {
        report(`Left out: ${card.path} (${error.message})`);
      }
      if ((index + 1) % 500 === 0)
        report(`${index + 1} of ${cards.length} pictures to share, ${drawn} drawn …`);
    }
  } finally {
    renderer?.close();
  }
  return { drawn, bare };
}
