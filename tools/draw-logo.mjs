import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori from 'satori';
import subset from 'subset-font';
import { markShapes } from '#pictures/icon.ts';

/*
 * `tsx tools/draw-logo.mjs` writes the sign with the brand's name beside it, its letters as shapes, for where the shop's fonts
 * are not: the workshop's interface (`.storybook/brand/`, committed).
 */

const require = createRequire(import.meta.url);
const font = readFileSync(
  require.resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  ),
);
const data = await subset(font, 'Bélier', { targetFormat: 'truetype', variationAxes: { wght: 800 } });
const looks = { 'logo.svg': ['#a8431f', '#2b1b12'], 'logo-dark.svg': ['#ee8a5e', '#f9eedd'] };

mkdirSync('.storybook/brand', { recursive: true });
for (const [name, [sign, ink]] of Object.entries(looks)) {
  const style = { display: 'flex', paddingLeft: 70, fontSize: 52, letterSpacing: '-0.015em', color: ink };
  const words = await satori(
    { type: 'div', props: { style, children: 'Bélier' } },
    { width: 236, height: 64, fonts: [{ name: 'heading', data, weight: 800 }] },
  );
  writeFileSync(
    `.storybook/brand/${name}`,
    words.replace('</svg>', `<g fill="${sign}">${markShapes}</g></svg>\n`),
  );
}
