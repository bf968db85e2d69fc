import { describe, expect, it } from 'vitest';

type Named = { name?: string; title?: string };

const files = import.meta.glob<Readonly<Record<string, Named>>>('./**/*.stories.tsx', { eager: true });

/** What the workshop's search reads of a story: the path of its page and its name. */
const searched = Object.values(files).flatMap((module) =>
  Object.entries(module)
    .filter(([key]) => key !== 'default')
    .map(([key, { name = key }]) => `${module.default?.title ?? ''} ${name}`.toLowerCase()),
);

describe('the search of the workshop', () => {
  it.each(['expiré', 'lent', 'facture', 'panier', 'session', 'en attente'])('finds %s', (word) => {
    const whole = new RegExp(`(?<!\\p{L})${word}`, 'u');
    expect(searched.filter((text) => whole.test(text))).not.toEqual([]);
  });
});

/** The sidebar shows what stands below an area at once: a page is one click, a page within it another, a story the last. */
const clicksTo = (title: string): number => title.split('/').length;

describe('the sidebar of the workshop', () => {
  const titles = Object.values(files).map((module) => module.default?.title ?? '');

  it('leads to every story within three clicks', () => {
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.filter((title) => title === '' || clicksTo(title) > 3)).toEqual([]);
  });

  it('has every story below an area of the shop', () => {
    expect(titles.filter((title) => !title.includes('/'))).toEqual([]);
  });
});
