import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './run.mjs';

/** From one character to another, both included. */
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join('');

const ascii = range(0x20, 0x7e);
const french = 'ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜÆŒÿŸàâäçéèêëîïôöùûüæœñáíóúãõ';
const signs = '\u00a0«»°·×’‘“”–—…•\u2009€²';

/** What the shop sets: pairs that are spaced by hand, figures of one width, and letters that change with the weight. */
const keepFeatures = ['kern', 'tnum', 'rvrn'];

/** Text may hold any name of Latin-1; headings and prices are set in French, in their one weight. */
const fonts = [
  {
    from: 'figtree/files/figtree-latin-wght-normal.woff2',
    to: 'figtree.woff2',
    text: `${ascii}${range(0xa0, 0xff)}Œœ${signs}‹›™←→−\u0178`,
    weights: { min: 400, max: 700 },
  },
  {
    from: 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    to: 'bricolage.woff2',
    text: ascii + french + signs,
    weights: 800,
  },
];

async function write(name, font, size) {
  await writeFile(join(root, 'src/ui/fonts', name), font);
  console.log(`${name}: ${font.length} bytes of ${size}`);
}

/** Cuts the shop's two fonts to the letters, weights and features that it sets, into `src/ui/fonts/` (committed). */
for (const { from, to, text, weights } of fonts) {
  const whole = await readFile(join(root, 'node_modules/@fontsource-variable', from));
  const cut = await subsetFont(whole, text, {
    variationAxes: { wght: weights },
    targetFormat: 'woff2',
    keepFeatures,
  });
  await write(to, cut, whole.length);
}
