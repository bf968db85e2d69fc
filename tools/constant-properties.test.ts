import { expect, test } from 'vitest';
import { withConstants } from './constant-properties.ts';

const root = (declarations: string): string => `:where(:root, :host){${declarations}}`;

test('what is declared once for the whole document stands in the place of its name', () => {
  const tokens = root('--spacing-1\\.5: .375rem;--gap: 1px');
  expect(withConstants(`${tokens}.a{margin:calc(var(--spacing-1\\.5) * -1) var( --gap )}`)).toBe(
    `${tokens}.a{margin:calc(.375rem * -1) 1px}`,
  );
});

test.each([
  ['declared again for a theme', `${root('--c:red')}[data-theme=dark]{--c:blue}`],
  ['declared again for paper', `${root('--c:red')}@media print{html{--c:blue}}`],
  ['declared for some elements alone', '.b{--c:red}'],
  ['made of what may change', `${root('--c:1px solid var(--d)')}`],
  ['declared nowhere', ''],
])('a name that is %s stays', (_, tokens) => {
  expect(withConstants(`${tokens}.a{color:var(--c)}`)).toBe(`${tokens}.a{color:var(--c)}`);
});

test('a name with something to fall back on stays', () => {
  const style = `${root('--c:red')}.a{color:var(--c,blue)}`;
  expect(withConstants(style)).toBe(style);
});
