import { expect, it } from 'vitest';
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
