// §2 Catalogue: q is only
// §2 Listing by origin country: The empty state
// §2 General listing: Same sort, toggle,

import { describe, expect, it } from 'vitest';
import { pageOf, sentencesOf } from './place.ts';

describe('the sentence of a listing without a match', () => {
  it('names the search, else the category, else the whole catalogue on the general listing', () => {
    const sheep = sentencesOf({ kind: 'category', id: 'ovins', label: 'Moutons' }).noMatch;
    expect(sheep.text('zébu')).toBe('Aucune données trouvées pour ces filtres sur zébu.');
    expect(sheep.text('')).toBe('Aucune données trouvées pour ces filtres sur Moutons.');
    const all = sentencesOf({ kind: 'category' }).noMatch;
    expect(all.text('')).toBe('Aucune données trouvées pour ces filtres sur tout le catalogue.');
  });

  it('names the country on its listing', () => {
    const { noMatch } = sentencesOf({ kind: 'country', id: 'ml', label: 'Mali' });
    expect(noMatch.text('')).toBe('Aucune données trouvées pour ces filtres sur Mali.');
  });

  it('names a search on /shop, which does not filter by it', () => {
    const { noMatch } = sentencesOf({ kind: 'shop' });
    expect(noMatch.text('')).toBe('Aucune donnée trouvée pour ces filtres');
    expect(noMatch.text('zébu')).toBe('Aucune donnée trouvée pour ces filtres et la recherche "zébu"');
  });

  it('names the search on /search, whose button leads to the shop', () => {
    const { noMatch } = sentencesOf({ kind: 'search' });
    expect(noMatch.text('zébu')).toBe('Aucune donnée trouvée pour la recherche "zébu"');
    expect(noMatch.clear).toBeUndefined();
  });
});

describe('a place whose name is not known yet', () => {
  it('is titled by its kind, and by no other page’s name', () => {
    const country = { kind: 'country', id: 'ml' } as const;
    expect(sentencesOf(country).heading).toBe('Pays d’origine');
    expect(pageOf(country).title).toBe('Pays d’origine');
    expect(sentencesOf(country).clear).toBe('Effacer les filtres');
    const category = { kind: 'category', id: 'ovins' } as const;
    expect(sentencesOf(category).heading).toBe('Catégorie');
    expect(pageOf(category).title).toBe('Catégorie');
  });
});
