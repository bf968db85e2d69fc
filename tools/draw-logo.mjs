import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The sign with the brand's name beside it, its letters as shapes: for where the shop's fonts are not. */
export async function drawLogo(
  /** @type {string} */ sign,
  /** @type {string} */ colour,
  /** @type {string} */ ink,
) {
  const [{ default: subset }, { default: satori }] = await Promise.all([
    import('subset-font'),
    import('satori'),
  ]);
  const file = require.resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  );
  const data = await subset(await readFile(file), 'Bélier', {
    targetFormat: 'truetype',
    variationAxes: { wght: 800 },
  });
  const style = { display: 'flex', paddingLeft: 70, fontSize: 52, letterSpacing: '-0.015em', color: ink };
  const words = await satori(
    { type: 'div', props: { style, children: 'Bélier' } },
    { width: 236, height: 64, fonts: [{ name: 'heading', data, weight: 800 }] },
  );
  return words.replace('</svg>', `<g fill="${colour}">${sign}</g></svg>\n`);
}
