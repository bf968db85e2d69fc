// src/ui/palette.ts and panda.config.ts -> docs/generated/tokens.light.json and tokens.dark.json, design tokens of the DTCG format
// (2025.10), a file for each mode as Figma imports them. With --check: fails where a committed file differs.
import panda from '../panda.config.ts';
import { palette } from '../src/ui/palette.ts';
import { roles } from '../stories/ui/roles.ts';
import { writeOrCompare } from './generated-file.mjs';

type Group = Record<string, unknown>;

const color = (hex: string) => ({
  colorSpace: 'srgb',
  components: [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4))),
  hex: hex.toLowerCase(),
});

/** `1.5rem`, `12px` and `0` in px; null for what depends on the window. */
function dimension(text: string): unknown {
  const [, number, unit] = /^(-?[\d.]+)(rem|px)?$/.exec(text) ?? [];
  if (number === undefined) return null;
  return { value: Number(number) * (unit === 'rem' ? 16 : 1), unit: 'px' };
}
const milliseconds = (text: string) => ({ value: Number.parseInt(text, 10), unit: 'ms' });
const families = (text: string) => text.split(', ').map((name) => name.replaceAll("'", ''));

/** The kinds of tokens, each by its name in panda.config.ts. */
const kinds: readonly [name: string, type: string, read: (text: string) => unknown][] = [
  ['spacing', 'dimension', dimension],
  ['radii', 'dimension', dimension],
  ['fontSizes', 'dimension', dimension],
  ['fonts', 'fontFamily', families],
  ['fontWeights', 'fontWeight', Number],
  ['lineHeights', 'number', Number],
  ['durations', 'duration', milliseconds],
];

function groupOf(name: string, $type: string, read: (text: string) => unknown): Group {
  const tokens = Object.entries((panda.theme?.tokens as Record<string, Group>)[name] ?? {});
  const values = tokens.map(([key, { value }]: [string, { value: string }]) => [
    // A point would part groups.
    key.replace('.', '-'),
    { $value: read(value) },
  ]);
  return { $type, ...Object.fromEntries(values.filter(([, { $value }]) => $value !== null)) };
}

for (const theme of ['light', 'dark'] as const) {
  const colors = Object.entries(palette).map(([role, { [theme]: hex }]) => {
    const [forWhat, neverFor] = roles[role as keyof typeof palette];
    return [role, { $value: color(hex), $description: `Pour : ${forWhat}. Jamais pour : ${neverFor}.` }];
  });
  const groups = kinds.map(([name, type, read]) => [name, groupOf(name, type, read)]);
  await writeOrCompare(
    new URL(`../docs/generated/tokens.${theme}.json`, import.meta.url),
    `${JSON.stringify({ colors: { $type: 'color', ...Object.fromEntries(colors) }, ...Object.fromEntries(groups) }, null, 2)}\n`,
    'npm run generate -- tokens',
  );
}
