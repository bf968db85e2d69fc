import type { blogWording } from '#wording/blog.ts';
import type { blogArticlesWording } from '#wording/blog-articles.ts';
import type { VignetteName } from '../pages/vignette.tsx';

export type PostId = keyof typeof blogArticlesWording;
export type BlogCategory = keyof typeof blogWording.categoryNames;
export type BlogTag = keyof typeof blogWording.tagNames;

/** An article of the sample blog without its text. `published` is a date, ISO 8601. */
export interface Post {
  readonly id: PostId;
  readonly published: string;
  readonly minutes: number;
  readonly language: 'fr' | 'en';
  readonly category: BlogCategory;
  readonly tags: readonly BlogTag[];
  readonly vignette: VignetteName;
}

/** The sample blog, newest first: fixed content, partly in English (specification §1, §2). */
export const posts: readonly Post[] = [
  {
    id: 'choisir-son-belier',
    published: '2026-10-20',
    minutes: 3,
    language: 'fr',
    category: 'conseils',
    tags: ['tabaski', 'sante'],
    vignette: 'ram',
  },
  {
    id: 'five-breeds-to-know',
    published: '2026-09-28',
    minutes: 3,
    language: 'en',
    category: 'elevage',
    tags: ['races'],
    vignette: 'sheep',
  },
  {
    id: 'budget-tabaski',
    published: '2026-09-09',
    minutes: 2,
    language: 'fr',
    category: 'conseils',
    tags: ['tabaski', 'budget'],
    vignette: 'cattle',
  },
  {
    id: 'la-rousse-de-maradi',
    published: '2026-08-17',
    minutes: 2,
    language: 'fr',
    category: 'elevage',
    tags: ['races', 'sante'],
    vignette: 'goats',
  },
  {
    id: 'from-pasture-to-door',
    published: '2026-07-06',
    minutes: 2,
    language: 'en',
    category: 'conseils',
    tags: ['livraison', 'sante'],
    vignette: 'herd',
  },
  {
    id: 'quelle-taille-choisir',
    published: '2026-06-11',
    minutes: 2,
    language: 'fr',
    category: 'conseils',
    tags: ['budget', 'tabaski'],
    vignette: 'coast',
  },
  {
    id: 'la-veille-de-la-fete',
    published: '2026-05-18',
    minutes: 2,
    language: 'fr',
    category: 'fete',
    tags: ['tabaski', 'sante'],
    vignette: 'village',
  },
];

/** The article with this slug, or undefined. */
export const postOf = (id: string): Post | undefined => posts.find((post) => post.id === id);

/** The category with this slug and its articles, or undefined. */
export function categoryOf(slug: string): { slug: BlogCategory; posts: readonly Post[] } | undefined {
  const found = posts.filter((post) => post.category === slug);
  return found[0] && { slug: found[0].category, posts: found };
}

/** The tag with this slug and its articles, or undefined. */
export function tagOf(address: string): { tag: BlogTag; posts: readonly Post[] } | undefined {
  const isAsked = (tag: BlogTag) => tag === address;
  const found = posts.filter((post) => post.tags.some(isAsked));
  const tag = found[0]?.tags.find(isAsked);
  return tag && { tag, posts: found };
}

/** Up to three other articles: those of the same category first, then the newest. */
export function othersThan(post: Post): readonly Post[] {
  const others = posts.filter(({ id }) => id !== post.id);
  const near = others.filter(({ category }) => category === post.category);
  return [...near, ...others.filter((other) => !near.includes(other))].slice(0, 3);
}
