import { describe, expect, test } from 'vitest';
import { inlineStyles } from './inline-styles.ts';

const css = (...styles: Readonly<Record<string, unknown>>[]) =>
  Object.entries(Object.assign({}, ...styles))
    .map(([property, value]) => `${property}_${value}`)
    .join(' ');

const stack = (style: Readonly<Record<string, unknown>> = {}) => css({ flexDirection: 'column' }, style);

const inline = (code: string) => inlineStyles(code, { css, stack }, '/styled-system/css');

const head = "import { css, cva, cx } from '#styled-system/css';\n";

/** The classes of an inlined recipe for these variants. */
function classesOf(code: string, chosen?: Record<string, string>): string[] {
  const call = /recipe\((.*)\);/.exec(inline(`${head}export const look = cva(${code});`) ?? '')?.[1] ?? '';
  const [shared, variants, defaults] = JSON.parse(`[${call}]`) as [
    string,
    Record<string, Record<string, string>>,
    Record<string, string>,
  ];
  const added = Object.entries(variants).map(
    ([name, values]) => values[String(chosen?.[name] ?? defaults[name])],
  );
  return [shared, ...added].join(' ').split(' ').filter(Boolean).sort();
}

describe('styles of the built shop', () => {
  test('a css() becomes its class names, and the runtime is no longer imported', () => {
    const inlined = inline(`${head}const card = css({ color: 'text', p: '4' }); export { card };`);
    expect(inlined).toContain('const card = "color_text p_4"');
    expect(inlined).not.toContain('#styled-system');
  });

  const patterns = "import { stack } from '#styled-system/patterns';\n";

  test('a pattern becomes its class names, and is no longer imported', () => {
    const inlined = inline(`${patterns}export const card = stack({ gap: '4' });`);
    expect(inlined).toContain('card = "flexDirection_column gap_4"');
    expect(inlined).not.toContain('#styled-system');
  });

  test('what is only named like a pattern is unchanged', () => {
    const code = `export const card = { stack: css({ p: '4' }) }; export const shown = card.stack;`;
    expect(inline(head + patterns + code)).toContain('shown = card.stack');
  });

  test('a constant of the module may be spread into it', () => {
    expect(
      inline(`${head}const wide = { w: 'full' }; export const card = css({ ...wide, p: '4' });`),
    ).toContain('"w_full p_4"');
  });

  test('a constant of the module may be used in a template', () => {
    const template = ['`', '$', '{one} 2fr', '`'].join('');
    const code = `const one = "1fr"; export const grid = css({ cols: ${template} });`;
    expect(inline(head + code)).toContain('"cols_1fr 2fr"');
  });

  test('cx() is kept, from its own small file', () => {
    expect(inline(`${head}export const joined = cx('a', 'b');`)).toContain(
      'import { cx as cx } from "/styled-system/css/cx.js"',
    );
  });

  const button = `{
    base: { d: 'flex', px: '6' },
    variants: { look: { plain: {}, loud: { bg: 'red' } }, size: { big: {}, small: { px: '4' } } },
    defaultVariants: { look: 'plain', size: 'big' },
  }`;

  test.each([
    [undefined, ['d_flex', 'px_6']],
    [{ look: 'loud' }, ['bg_red', 'd_flex', 'px_6']],
    [{ size: 'small' }, ['d_flex', 'px_4']],
    [{ look: 'loud', size: 'small' }, ['bg_red', 'd_flex', 'px_4']],
  ])('a cva() gives for %j what Panda would give: a variant replaces the base', (chosen, classes) => {
    expect(classesOf(button, chosen)).toEqual(classes);
  });

  const summary = `{ base: { p: '4' }, variants: { folds: { true: { d: 'none' } } } }`;
  const open = summary.replace(/ }$/, ", defaultVariants: { folds: 'true' } }");
  const label = `{ base: { px: '6' }, variants: { size: { big: { px: '8' }, small: { px: '4' } } } }`;

  test.each([
    [summary, { folds: 'true' }, ['d_none', 'p_4']],
    [summary, { folds: 'false' }, ['p_4']],
    [summary, undefined, ['p_4']],
    [open, { folds: 'false' }, ['p_4']],
    [open, undefined, ['d_none', 'p_4']],
    [label, { size: 'small' }, ['px_4']],
    [label, undefined, ['px_6']],
  ])('a variant that is not chosen adds nothing: %s, %j', (code, chosen, classes) => {
    expect(classesOf(code, chosen)).toEqual(classes);
  });

  test.each([
    ["export const f = (on) => css({ color: on ? 'text' : 'muted' });", 'a choice inside css()'],
    ['export const f = (styles) => css(styles);', 'a variable'],
    ['export const f = css;', 'the function itself'],
    ["export const f = css({ ['a' + 1]: 'b' });", 'a computed name'],
    ['export const f = css(other.raw({ look: 1 }), { p: 4 });', 'a recipe of another module'],
  ])('what is not literal stops the build: %s', (code) => {
    expect(() => inline(head + code)).toThrow();
  });

  test.each([
    'export const f = (styles) => stack(styles);',
    'export const f = stack;',
    'export const f = { stack };',
    'export const f = list[stack];',
  ])('so does a pattern of what is not literal: %s', (code) => {
    expect(() => inline(patterns + code)).toThrow();
  });

  test('two variants that set the same property fail the build', () => {
    const quarrel = `cva({ variants: { a: { x: { p: '1' }, y: {} }, b: { x: { p: '2' }, y: {} } } })`;
    expect(() => inline(`${head}export const look = ${quarrel};`)).toThrow('same property');
  });

  test('a module without styles is unchanged', () => {
    expect(inline('export const one = 1;')).toBeNull();
  });
});
