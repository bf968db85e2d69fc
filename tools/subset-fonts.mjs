import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './run.mjs';
import { withSpace } from './wide-space.mjs';

/** From one character to another, both included. */
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join('');

const ascii = range(0x20, 0x7e);
const french = 'ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜÆŒÿŸàâäçéèêëîïôöùûüæœñáíóúãõ';
const signs = '\u00a0«»°·×’‘“”–—…•\u202f\u2009€²';

/**
 * How wide the narrow no-break space is, in em. Neither font has one, and what a browser puts in its place (half a space, 0.12)
 * lets 1 250 000 read as 1250 000. Only Bricolage has another space to make it of; fonts.css lends it to Figtree.
 */
const groupGap = { code: 0x202f, like: 0x2009, width: 0.22 };

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
    space: groupGap,
  },
];

/** Cuts the shop's two fonts to the letters and weights that it sets (`src/ui/fonts/`, committed). */
for (const { from, to, text, weights, space } of fonts) {
  const whole = await readFile(join(root, 'node_modules/@fontsource-variable', from));
  const cutting = { variationAxes: { wght: weights } };
  const spaced =
    space === undefined
      ? whole
      : withSpace(await subsetFont(whole, text, { ...cutting, targetFormat: 'sfnt' }), space);
  const cut = await subsetFont(spaced, text, {
    ...(space === undefined ? cutting : {}),
    targetFormat: 'woff2',
  });
  await writeFile(join(root, 'src/ui/fonts', to), cut);
  console.log(`${to}: ${cut.length} bytes of ${whole.length}`);
}
