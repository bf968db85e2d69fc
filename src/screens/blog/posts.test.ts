// §1: Blog, vendors and
// §2 Routes: `/blog/{id}`, `/blog/category/{slug}`, `/blog/tag/{tag}`

import { describe, expect, it } from 'vitest';
import { blogWording } from '#wording/blog.ts';
import { blogArticlesWording } from '#wording/blog-articles.ts';
import { categoryOf, othersThan, postOf, posts, tagOf } from './posts.ts';

describe('the sample blog', () => {
  it('has one entry for each article, newest first', () => {
    expect(posts.map(({ id }) => id).sort()).toEqual(Object.keys(blogArticlesWording).sort());
    const days = posts.map(({ published }) => published);
    expect(days).toEqual([...days].sort().reverse());
  });

  it('is partly in English', () => {
    expect(new Set(posts.map(({ language }) => language))).toEqual(new Set(['fr', 'en']));
  });

  it('has articles behind every category and every tag that it names', () => {
    for (const slug of Object.keys(blogWording.categoryNames)) expect(categoryOf(slug)?.slug).toBe(slug);
    for (const tag of Object.keys(blogWording.tagNames)) expect(tagOf(tag)?.tag).toBe(tag);
  });

  it.each(['', 'inconnu', '__proto__', 'toString', 'TABASKI'])(
    'knows nothing at the address %j',
    (address) => {
      expect([postOf(address), categoryOf(address), tagOf(address)]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    },
  );

  it('points to three others, never to the article itself', () => {
    for (const post of posts) {
      expect(othersThan(post)).toHaveLength(3);
      expect(othersThan(post)).not.toContain(post);
    }
  });
});
