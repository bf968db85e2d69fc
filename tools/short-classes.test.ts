import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { shortened, shortNames, shortStyle } from './short-classes.ts';

const lists = [
  ['d_flex', 'gap_2', 'hover:bg_red'],
  ['d_flex', 'gap_2', 'p_4'],
  ['p_4', 'textStyle_h1', 'md:p_6'],
];
const short = shortNames(lists);
const nameOf = (name: string): string => short.get(name) ?? '';

const style = `@layer base{html{color:red}}@layer utilities{@layer compositions{.textStyle_h1{font-size:2rem}}
.d_flex{display:flex}.gap_2{gap:2px}.p_4{padding:4px}.unseen{color:blue}.hover\\:bg_red:hover{background:red}
@media (width>=48rem){.md\\:p_6{padding:6px}.unseen{color:green}}}`;

describe('short class names', () => {
  test('classes that always stand together share a name, all others have their own', () => {
    expect(nameOf('d_flex')).toBe(nameOf('gap_2'));
    expect(nameOf('textStyle_h1')).toBe(nameOf('md:p_6'));
    expect(new Set(short.values()).size).toBe(4);
    expect([...short.values()].every((name) => /^[a-zA-Z]{2}$/.test(name))).toBe(true);
  });

  test('a list names each group once', () => {
    expect(shortened('d_flex gap_2 p_4', short)).toBe(`${nameOf('d_flex')} ${nameOf('p_4')}`);
  });

  test('a name stays where another list changes', () => {
    const later = shortNames([...lists, ['c_blue', 'm_1']]);
    for (const [name, before] of short) expect(later.get(name)).toBe(before);
  });

  test('two groups never share a name, however many there are', () => {
    const many = shortNames(Array.from({ length: 20_000 }, (_, index) => [`class_${index}`]));
    expect(new Set(many.values()).size).toBe(20_000);
    expect([...many.values()].filter((name) => /^ad/i.test(name))).toEqual([]);
  });

  test('each rule that an element can have keeps its place and its layer under the new name; what none has is gone', () => {
    const rules: string[] = [];
    postcss.parse(shortStyle(style, short)).walkRules(({ selector, nodes, parent }) => {
      rules.push(`${parent?.type === 'atrule' ? parent.params : ''} ${selector} ${nodes.join()}`);
    });
    expect(rules).toEqual([
      'base html color:red',
      `compositions .${nameOf('textStyle_h1')} font-size:2rem`,
      `utilities .${nameOf('d_flex')} display:flex`,
      `utilities .${nameOf('d_flex')} gap:2px`,
      `utilities .${nameOf('p_4')} padding:4px`,
      `utilities .${nameOf('hover:bg_red')}:hover background:red`,
      `(width>=48rem) .${nameOf('md:p_6')} padding:6px`,
    ]);
  });
});
