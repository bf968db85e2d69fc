import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { root } from './run.mjs';
import { writeServed } from './served-files.mjs';

/** The cache of pictures by the hash of their inputs. */
const cacheFolder = join(root, '.cache/share');
/** A new version invalidates every cached picture. */
const version = 3;
const size = { width: 1200, height: 630 };
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

/** A picture of the provider or of the shop as a part of the drawing: rotated upright and scaled to its place; undefined if it is no picture. */
async function partOf(content) {
  const place = `x="0" y="0" width="${pictureWidth}" height="${size.height}" preserveAspectRatio="xMidYMid slice"`;
  const text = content.subarray(0, 4096).toString();
  if (/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)?<svg\b/s.test(text)) {
    return content.toString().replace(/^[\s\S]*?<svg\b([^>]*)>/, (_, attributes) => {
      const viewBox = /viewBox="[^"]*"/.exec(attributes)?.[0] ?? '';
      return `<svg xmlns="http://www.w3.org/2000/svg" ${place} ${viewBox}>`;
    });
  }
  const { default: sharp } = await import('sharp');
  const photo = await sharp(content)
    .rotate()
    .resize(pictureWidth * 2, size.height * 2, { fit: 'outside', withoutEnlargement: true })
    .jpeg()
    .toBuffer()
    .catch(() => undefined);
  return photo && `<image ${place} href="data:image/jpeg;base64,${photo.toString('base64')}"/>`;
}

const isRemote = (address) => /^https?:/.test(address);

async function readPicture(address) {
  if (!isRemote(address)) return readFile(address);
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** Draws a picture, and returns whether it contains the animal; loads the renderer on first use. */
export async function drawing() {
  const [{ default: satori }, { Resvg }, fonts] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
    readFonts(),
  ]);
  return async (card) => {
    const [text, content] = await Promise.all([
      satori(layoutOf(card), { ...size, fonts }),
      readPicture(card.source).catch(() => undefined),
    ]);
    const part = content && (await partOf(content));
    const drawn = text.replace(/<\/svg>\s*$/, () => `${part ?? ''}${band}</svg>`);
    const png = new Resvg(drawn, { font: { loadSystemFonts: false } }).render().asPng();
    return { png, isComplete: part !== undefined };
  };
}

/** The cache key of a picture: a picture of the provider counts by its URL, one of the shop by its content. */
async function inputsOf({ source, ...card }) {
  const own = isRemote(source) ? '' : await readFile(source, 'latin1').catch(() => '');
  const inputs = JSON.stringify([version, colours, card, own]);
  return createHash('sha256').update(inputs).digest('hex').slice(0, 32);
}

/**
 * Writes the link preview pictures into a built shop, each at its path (`rules/share-picture.ts`). `cards`: name, price, line and
 * picture of each, with the `source` to read it from. Copies cached pictures; a picture whose animal could not be loaded is drawn
 * without it, and again the next time. Returns the numbers of `drawn` pictures and of those without their animal (`bare`).
 */
export async function writeSharePictures(cards, { dist, cache = cacheFolder, report = () => {} }) {
  let draw;
  let [drawn, bare] = [0, 0];
  await mkdir(cache, { recursive: true });
  for (const [index, card] of cards.entries()) {
    const file = join(cache, `${await inputsOf(card)}.png`);
    let content = await readFile(file).catch(() => undefined);
    if (content === undefined) {
      draw ??= await drawing();
      const { png, isComplete } = await draw(card);
      if (isComplete) await writeFile(file, png);
      else bare += 1;
      content = png;
      drawn += 1;
    }
    await writeServed(join(dist, card.path), content);
    if ((index + 1) % 500 === 0)
      report(`${index + 1} of ${cards.length} pictures to share, ${drawn} drawn …`);
  }
  return { drawn, bare };
}
