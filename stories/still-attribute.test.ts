import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { stillAttribute } from '../.storybook/still-attribute.ts';

const processed = (css: string): string => postcss([stillAttribute()]).process(css, { from: undefined }).css;

describe('the attribute that reduces motion in the workshop', () => {
  it('turns on what holds for reduced motion, and keeps the setting', () => {
    const css = processed('@media (prefers-reduced-motion: reduce) { .a, .b { animation: none } }');
    expect(css).toContain('@media (prefers-reduced-motion: reduce)');
    expect(css).toContain(
      ':where([data-motion=reduced]) .a, :where([data-motion=reduced]) .b { animation: none }',
    );
  });

  it('turns off what needs motion', () => {
    const css = processed(
      '@media (prefers-reduced-motion: no-preference) { .a { scroll-behavior: smooth } }',
    );
    expect(css).toContain(':where(:root:not([data-motion=reduced])) .a { scroll-behavior: smooth }');
  });

  it('leaves the steps of an animation alone', () => {
    const css = processed('@media (prefers-reduced-motion: reduce) { @keyframes x { to { opacity: 0 } } }');
    expect(css).not.toContain(':where');
  });
});
