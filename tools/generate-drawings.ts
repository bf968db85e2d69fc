import { readFileSync } from 'node:fs';
import { writeOrCompare } from './generated-file.mjs';

/*
 * Writes the generated drawings: the shop's pictures in `public/pictures/`, its icons, the workshop's logos in the colours of the
 * palette, and the statechart of machines/checkout/ in docs/generated/checkout.svg. With `--check` it writes nothing and fails if a
 * file differs.
 */

type Drawings = readonly (readonly [path: string, content: string | Buffer])[];

const pngs = [
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
] as const;

async function checkoutChart(): Promise<string> {
  const { checkoutMachine } = await import('#machines/checkout/checkout.machine.ts');
  const { statechart } = await import('../.storybook/statechart.ts');
  const { drawChart } = await import('../packages/statechart/drawing/draw.ts');
  const { layOut } = await import('../packages/statechart/layout/lay-out.ts');
  const { readMachine } = await import('../packages/statechart/model/read-machine.ts');
  const chart = readMachine(checkoutMachine, statechart.outcomeOf);
  return drawChart(await layOut(chart, { direction: 'DOWN' }), {
    scheme: 'auto',
    ...(statechart.colours === undefined ? {} : { colours: statechart.colours }),
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

async function icons(): Promise<Drawings> {
  const { drawIcon } = await import('#pictures/icon.ts');
  const { brand } = await import('#pictures/brand.ts');
  const { Resvg } = await import('@resvg/resvg-js');
  const render = (svg: string, side: number): Buffer =>
    new Resvg(svg, { background: brand.primary, fitTo: { mode: 'width', value: side } }).render().asPng();
  return [
    ...pngs.map(([name, side]) => [`public/${name}`, render(drawIcon(0), side)] as const),
    ['public/icon-maskable.png', render(drawIcon(0, { part: 0.58 }), 512)],
    ['public/favicon.ico', icoOf(render(drawIcon(14, { small: true }), 48), 48)],
  ];
}

/** The workshop's logo: the letters of `logo.svg`, in which the first path is the word and the group the sign. */
async function logos(): Promise<Drawings> {
  const { palette } = await import('#ui/palette.ts');
  const drawn = readFileSync('.storybook/brand/logo.svg', 'utf8');
  const inTheme = (theme: 'light' | 'dark') =>
    drawn
      .replace(/(<g><path fill=")[^"]*/, (_, start) => start + palette.text[theme].toLowerCase())
      .replace(/(<g fill=")[^"]*/, (_, start) => start + palette.primary[theme].toLowerCase());
  return [
    ['.storybook/brand/logo.svg', inTheme('light')],
    ['.storybook/brand/logo-dark.svg', inTheme('dark')],
  ];
}

const command = 'npx tsx tools/generate-drawings.ts';
for (const [path, content] of [...(await shopDrawings()), ...(await icons()), ...(await logos())])
  await writeOrCompare(new URL(`../${path}`, import.meta.url), content, command);
