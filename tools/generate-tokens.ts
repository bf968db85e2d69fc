// src/ui/palette.ts and panda.config.ts -> docs/generated/tokens.light.json and tokens.dark.json, design tokens of the DTCG format
// (2025.10), a file for each mode as Figma imports them. With --check: fails where a committed file differs.
import panda from '../panda.config.ts';
import { palette } from '../src/ui/palette.ts';
import { roles } from '../stories/ui/roles.ts';
import { writeOrCompare } from './generated-file.mjs';

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

/** The kinds of tokens, each by its name in panda.config.ts. */
const kinds: readonly [name: string, type: string, read: (text: string) => unknown][] = [
  ...['spacing', 'radii', 'fontSizes'].map(
    (name) => [name, 'dimension', dimension] as [string, string, typeof dimension],
  ),
  ['fonts', 'fontFamily', (text) => text.split(', ').map((name) => name.replaceAll("'", ''))],
  ['fontWeights', 'fontWeight', Number],
  ['lineHeights', 'number', Number],
  ['durations', 'duration', (text) => ({ value: Number.parseInt(text, 10), unit: 'ms' })],
];

function groupOf(name: string, $type: string, read: (text: string) => unknown): object {
  const all = panda.theme?.tokens as Record<string, Record<string, { value: string }>>;
  const tokens = all[name] ?? {};
  // A point would part groups.
  const values = Object.entries(tokens).map(
    ([key, { value }]) => [key.replace('.', '-'), { $value: read(value) }] as const,
  );
  return { $type, ...Object.fromEntries(values.filter(([, { $value }]) => $value !== null)) };
}

for (const theme of ['light', 'dark'] as const) {
  const colors = Object.entries(palette).map(([role, { [theme]: hex }]) => {
    const [forWhat, neverFor] = roles[role as keyof typeof palette];
    return [role, { $value: color(hex), $description: `Pour : ${forWhat}. Jamais pour : ${neverFor}.` }];
  });
  const tokens = {
    colors: { $type: 'color', ...Object.fromEntries(colors) },
    ...Object.fromEntries(kinds.map(([name, type, read]) => [name, groupOf(name, type, read)])),
  };
  await writeOrCompare(
    new URL(`../docs/generated/tokens.${theme}.json`, import.meta.url),
    `${JSON.stringify(tokens, null, 2)}\n`,
    'npm run generate -- tokens',
  );
}
