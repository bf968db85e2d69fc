import { writeFileSync } from 'node:fs';
import { writeOrCompare } from './generated-file.mjs';

/*
 * Writes the generated drawings: the shop's pictures in `public/pictures/`, its icon, and the statechart of machines/checkout/ in
 * docs/generated/checkout.svg. With `--check` it writes nothing and fails if a file differs. With `--icons` it also renders the
 * PNG icons and /favicon.ico.
 */

type Drawings = readonly (readonly [path: string, text: string])[];

const icons = [
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
] as const;

async function checkoutChart(): Promise<string> {
  const { checkoutMachine } = await import('#machines/checkout/checkout.machine.ts');
  const { drawChart } = await import('../packages/statechart/drawing/draw.ts');
  const { layOut } = await import('../packages/statechart/layout/lay-out.ts');
  const { readMachine } = await import('../packages/statechart/model/read-machine.ts');
  const chart = readMachine(checkoutMachine, ({ type, params }) =>
    type === 'answered' ? String(params) : null,
  );
  return drawChart(await layOut(chart, { direction: 'DOWN' }), {
    scheme: 'auto',
    title: 'The states of the checkout',
  });
}

async function shopDrawings(): Promise<Drawings> {
  const { drawScene, sceneName, scenes } = await import('#pictures/scenes.ts');
  const { drawPlaceholder } = await import('#pictures/placeholder.ts');
  const { drawIcon } = await import('#pictures/icon.ts');
  return [
    ['docs/generated/checkout.svg', `${await checkoutChart()}\n`],
    ['public/favicon.svg', `${drawIcon(14, { small: true })}\n`],
    ['public/pictures/placeholder.svg', `${drawPlaceholder('light')}\n`],
    ['public/pictures/placeholder-dark.svg', `${drawPlaceholder('dark')}\n`],
    ...(['light', 'dark'] as const).flatMap((theme) =>
      scenes.map(
        (scene) => [`public/pictures/${sceneName(scene, theme)}`, `${drawScene(scene, theme)}\n`] as const,
      ),
    ),
  ];
}

/** An icon file (Windows ICO) with one PNG, for browsers that request /favicon.ico. */
function icoOf(png: Uint8Array, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

async function renderIcons(): Promise<void> {
  const { drawIcon } = await import('#pictures/icon.ts');
  const { Resvg } = await import('@resvg/resvg-js');
  const render = (svg: string, side: number): Buffer =>
    new Resvg(svg, { background: '#a8431f', fitTo: { mode: 'width', value: side } }).render().asPng();
  for (const [name, side] of icons) writeFileSync(`public/${name}`, render(drawIcon(0), side));
  writeFileSync('public/icon-maskable.png', render(drawIcon(0, { part: 0.58 }), 512));
  writeFileSync('public/favicon.ico', icoOf(render(drawIcon(14, { small: true }), 48), 48));
}

for (const [path, text] of await shopDrawings())
  await writeOrCompare(new URL(`../${path}`, import.meta.url), text, 'npx tsx tools/generate-drawings.ts');
if (process.argv.includes('--icons')) await renderIcons();
