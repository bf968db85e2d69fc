import { describe, expect, it } from 'vitest';
import { attributesOf, everyStory } from './markup.ts';

describe('a form that no script answers', () => {
  const drawn = everyStory();

  it('goes to the address of its own that it has, or is a POST: nothing typed into it stands in an address', () => {
    const asked = drawn.flatMap((html) => attributesOf(html, 'form:not([action])', 'method'));
    expect(new Set(asked)).toEqual(new Set(['post']));
    expect(asked.length).toBeGreaterThan(50);
  });

  it('has an address of its own where it searches alone', () => {
    const addresses = drawn.flatMap((html) => attributesOf(html, 'form', 'action'));
    expect(new Set(addresses)).toEqual(new Set(['', '/search']));
  });
});
