import { expect, it } from 'vitest';
import { palette } from '../src/ui/palette.ts';
import { projectFiles, textOf } from './testing/project-files.ts';

const sources = ['src/ui/palette.ts', 'src/ui/bar-colour.ts'];
/** Drawings, whose colours are replaced by hand (docs/recipes.md), and what a generator writes from the palette. */
const apart = /^(?:public\/|docs\/generated\/)|\.svg$/;
/** A browser too old for the tokens shows these lines: their bar is written out, and equal to the palette's. */
const written = 'src/ui/global.css';

const { primary, primaryHover, bar, ochre, success, danger } = palette;
const colours = new Set<string>(
  [primary, primaryHover, bar, ochre, success, danger].flatMap(({ light, dark }) => [light, dark]),
);
const coloursOf = (text: string): string[] =>
  (text.match(/#[\da-f]{6}\b/gi) ?? []).map((colour) => colour.toUpperCase());

it('the colours of the brand are written in the palette alone', () => {
  const files = projectFiles().filter(
    (file) =>
      /\.(?:[cm]?[jt]sx?|css|html|json|webmanifest|mdx?|ya?ml)$/.test(file) &&
      !/\.test\.ts$/.test(file) &&
      !apart.test(file) &&
      ![...sources, written, 'package-lock.json'].includes(file),
  );
  expect(files.length).toBeGreaterThan(1000);
  const copies = files.flatMap((file) =>
    coloursOf(textOf(file)).flatMap((colour) => (colours.has(colour) ? [`${file}: ${colour}`] : [])),
  );
  expect(copies).toEqual([]);
});

it('the lines for an old browser have the colour of the bar', () => {
  expect(coloursOf(textOf(written))).toEqual([bar.light]);
});
