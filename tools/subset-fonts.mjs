import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './run.mjs';

/** From one character to another, both included. */
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join('');

const ascii = range(0x20, 0x7e);
const french = 'ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜÆŒÿŸàâäçéèêëîïôöùûüæœñáíóúãõ';
const signs = '\u00a0«»°·×’‘“”–—…•\u202f\u2009€²';

/** Text may hold any name of Latin-1; headings are set in French, in their two weights. */
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
    weights: { min: 700, max: 800 },
  },
];

/** Cuts the shop's two fonts to the letters and weights that it sets (`src/ui/fonts/`, committed). */
for (const { from, to, text, weights } of fonts) {
  const whole = await readFile(join(root, 'node_modules/@fontsource-variable', from));
  const cut = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: { wght: weights } });
  await writeFile(join(root, 'src/ui/fonts', to), cut);
  console.log(`${to}: ${cut.length} bytes of ${whole.length}`);
}
