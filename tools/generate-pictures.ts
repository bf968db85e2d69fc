import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/*
 * Writes what is drawn: `pictures/noto.ts` (the animals of Noto Emoji, taken from their package), the shop's own
 * pictures in `public/pictures/` and its icon. With `--check` it writes nothing and fails where a file differs.
 * With `--icons` it also renders the icons that have to be PNG, in the browser that CHROMIUM_PATH names.
 */

type Drawings = readonly (readonly [path: string, text: string])[];

const checking = process.argv.includes('--check');
const sources = ['ram', 'ewe', 'goat', 'cow', 'ox', 'water-buffalo'] as const;
const icons = [
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
] as const;

function notoModule(): string {
  const noto = JSON.parse(readFileSync('node_modules/@iconify-json/noto/icons.json', 'utf8')) as {
    icons: Record<string, { body: string }>;
  };
  const animals = sources.map((source) => {
    const paths = noto.icons[source]?.body.match(/<(?:path|ellipse) [^>]*\/>/g);
    if (!paths) throw new Error(`@iconify-json/noto has no ${source}`);
    const key = source.includes('-') ? `'${source}'` : source;
    return `  ${key}: [\n${paths.map((path) => `    '${path}',\n`).join('')}  ],\n`;
  });
  return [
    '// Written by `tsx tools/generate-pictures.ts` from @iconify-json/noto: Noto Emoji, Apache License 2.0.\n\n',
    '/** The drawings that are taken from Noto Emoji. */\n',
    `export type NotoName = ${sources.map((source) => `'${source}'`).join(' | ')};\n\n`,
    '/** The shapes of each drawing on its square of 128, from the back to the front. */\n',
    'export const notoAnimals: Readonly<Record<NotoName, readonly string[]>> = {\n',
    ...animals,
    '};\n',
  ].join('');
}

async function shopDrawings(): Promise<Drawings> {
  const { drawScene, sceneName, scenes } = await import('#pictures/scenes.ts');
  const { drawPlaceholder } = await import('#pictures/placeholder.ts');
  const { drawIcon } = await import('#pictures/icon.ts');
  return [
    ['public/favicon.svg', `${drawIcon(14)}\n`],
    ['public/pictures/placeholder.svg', `${drawPlaceholder('light')}\n`],
    ['public/pictures/placeholder-dark.svg', `${drawPlaceholder('dark')}\n`],
    ...(['light', 'dark'] as const).flatMap((theme) =>
      scenes.map(
        (scene) => [`public/pictures/${sceneName(scene, theme)}`, `${drawScene(scene, theme)}\n`] as const,
      ),
    ),
  ];
}

function current(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function settle(drawings: Drawings): void {
  for (const [path, text] of drawings.filter(([path, text]) => current(path) !== text)) {
    if (checking) {
      console.error(`${path} is not what is drawn: run tsx tools/generate-pictures.ts`);
      process.exitCode = 1;
    } else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
      console.log(`wrote ${path}`);
    }
  }
}

async function renderIcons(): Promise<void> {
  const { drawIcon } = await import('#pictures/icon.ts');
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  for (const [name, side] of icons) {
    await page.setViewportSize({ width: side, height: side });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawIcon(0)}`);
    await page.screenshot({ path: `public/${name}` });
  }
  await browser.close();
}

settle([['pictures/noto.ts', notoModule()]]);
settle(await shopDrawings());
if (process.argv.includes('--icons') && !checking) await renderIcons();
