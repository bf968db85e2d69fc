import { describe, expect, it } from 'vitest';
import { pageStyles } from './page-style.mjs';

const css = [
  '@layer reset{a{color:inherit}}',
  '@layer tokens{:where(:root){--x:1}[data-theme=dark]{--x:2}}',
  '@layer recipes;',
  '@layer utilities{@layer compositions{.big{font-size:2em}}.red{color:red;order:var(--x)}.red:hover,.blue:hover{color:blue}',
  '.\\[\\&_\\>_svg\\]\\:w_4>svg{width:4px}.a .b{x:y}.a:not(.b){z:1}',
  '@media (min-width:48rem){.md\\:p_1\\.5{padding:6px}}@media print{.gone{display:none}}}',
  '@keyframes spin{to{rotate:360deg}}',
].join('');
const styleOf: (html: string) => string = pageStyles(css);

it('keeps the rules of a page’s classes and elements, and every layer in its order', () => {
  expect(styleOf('<a class="red md:p_1.5">…</a>')).toBe(
    '@layer reset{a{color:inherit}}' +
      '@layer tokens{:where(:root){--x:1}[data-theme=dark]{--x:2}}' +
      '@layer recipes;' +
      '@layer utilities{@layer compositions{}.red{color:red;order:var(--x)}.red:hover{color:blue}' +
      '@media (min-width:48rem){.md\\:p_1\\.5{padding:6px}}}',
  );
});

it('drops unreferenced names, and keeps those referenced by other names, the HTML or an animation', () => {
  const turning = pageStyles(
    ':root{--a:var(--b\\.5);--b\\.5:1px;--c:2px;--d:3px;--e:spin 1s;color:red}:root{--f:1}' +
      '.a{left:var(--a)}.e{animation:var(--e)}.g{animation:go 1s}' +
      '@keyframes spin{to{top:var(--d)}}@keyframes go{to{top:0}}@keyframes gone{to{top:1px}}',
  );
  expect(turning('')).toBe(':root{color:red}');
  expect(turning('<p class="a">')).toBe(':root{--a:var(--b\\.5);--b\\.5:1px;color:red}.a{left:var(--a)}');
  expect(turning('<p style="top:var(--c)">')).toBe(':root{--c:2px;color:red}');
  expect(turning('<p class="e">')).toBe(
    ':root{--d:3px;--e:spin 1s;color:red}.e{animation:var(--e)}@keyframes spin{to{top:var(--d)}}',
  );
  expect(turning('<p class="g">')).toBe(':root{color:red}.g{animation:go 1s}@keyframes go{to{top:0}}');
});

it('drops each selector whose elements are not on the page', () => {
  const styled = pageStyles(
    'html body,a,pre{x:1}table{x:2}table td{x:3}p .a{x:4}::placeholder{x:5}:where(sub){x:6}',
  );
  expect(styled('<p><a class="a">')).toBe('html body,a{x:1}p .a{x:4}::placeholder{x:5}:where(sub){x:6}');
  expect(styled('<table><td>')).toContain('table td{x:3}');
});

it('decodes classes in the HTML', () => {
  expect(styleOf('<p class="[&amp;_&gt;_svg]:w_4"><svg>')).toContain('>svg{width:4px}');
});

it('requires every class of a selector, and none that it excludes', () => {
  expect(styleOf('<p class="a">')).not.toContain('.a .b');
  expect(styleOf('<p class="a">')).toContain('.a:not(.b)');
  expect(styleOf('<p class="a"><b class="b">')).toContain('.a .b');
});

describe('the style of the rest of a page', () => {
  const styled = (css: string, shown: string, html: string): string => pageStyles(css)(shown + html, shown);

  it('has what is new alone', () => {
    const layers =
      '@layer a{i,.x,.y{top:1px}}@layer b{.x{left:1px}@media print{.y{color:red}}}@font-face{src:url(f)}';
    expect(styled(layers, '<p class="x">', '<p class="y">')).toBe(
      '@layer a{.x,.y{top:1px}}@layer b{@media print{.y{color:red}}}',
    );
    expect(styled(layers, '<p class="x">', '<p class="x">')).toBe('');
  });

  it('has custom properties and animations that the rest alone references', () => {
    const names =
      ':root{--a:1px;--b:2px}.x{top:var(--a)}.y{left:var(--b);animation:go 1s}@keyframes go{to{top:0}}';
    expect(styled(names, '<p class="x">', '<p class="y">')).toBe(
      ':root{--b:2px}.y{left:var(--b);animation:go 1s}@keyframes go{to{top:0}}',
    );
  });

  it.each([
    ['.y{padding:1px}.x{padding-top:2px}', true],
    ['.y{top:1px}.x{inset:2px}', true],
    ['.y{--a:1px}.x{--a:2px}.z{top:var(--a)}', true],
    ['.y{-webkit-mask:none}.x{mask-image:none}', true],
    ['.y{padding:1px}@media print{.x{padding:2px}}', true],
    ['.y svg{top:1px}.x>svg{top:2px}', true],
    ['.y{padding:1px}.x{padding-left:2px}', true],
    ['.y{padding-left:1px}.x{padding-inline:2px}', true],
    ['.y{padding-left:1px}.x{padding-block:2px}', false],
    ['.y{top:1px}.z{top:2px}', false],
    ['.x{padding:1px}.y{padding:2px}', false],
    ['.y{padding:1px}.x{margin:2px}', false],
    ['@layer a{.y{padding:1px}}@layer b{.x{padding:2px}}', false],
  ])('repeats a declaration that comes after a new one which it may override: %s', (css, isRepeated) => {
    const rest = styled(css, '<p class="x z"><svg>', '<p class="x y"><svg>');
    expect(rest).toMatch(/\.y[ {]/);
    expect(/\.[xz][>{]/.test(rest)).toBe(isRepeated);
  });

  it('repeats what comes after a repeated one, too', () => {
    const css = '.y{padding:1px}.x{padding:2px}.z{padding:3px}';
    expect(styled(css, '<p class="x z">', '<p class="x y">')).toBe(css);
  });
});
