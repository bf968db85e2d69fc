import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './run.mjs';

/** The characters from one to another, inclusive. */
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join('');

const ascii = range(0x20, 0x7e);
const french = 'ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜÆŒÿŸàâäçéèêëîïôöùûüæœñáíóúãõ';
const signs = '\u00a0«»°·×’‘“”–—…•\u2009€²';

/** The font features in use: kerning, tabular figures, and variation alternates. */
const keepFeatures = ['kern', 'tnum', 'rvrn'];

/** Body text may contain any Latin-1 name; headings and prices are French, in one weight. */
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

/** Subsets the shop's two fonts to the characters, weights and features in use, into `src/ui/fonts/` (committed). */
for (const { from, to, text, weights } of fonts) {
  const whole = await readFile(join(root, 'node_modules/@fontsource-variable', from));
  const cut = await subsetFont(whole, text, {
    variationAxes: { wght: weights },
    targetFormat: 'woff2',
    keepFeatures,
  });
  await write(to, cut, whole.length);
}
