import { describe, expect, it } from 'vitest';
import type { ListingState } from '#rules/catalogue.ts';
import { readListing } from '#rules/catalogue-query.ts';
import { announcementOf } from './use-announcement.ts';

const first = readListing({ kind: 'shop' }, {});
const widest = { min: 0, max: 3_000_000 };
const said = (change: Partial<ListingState>, matching = 10, isLoose = false): string =>
  announcementOf(first, { ...first, ...change }, { matching, isLoose, widest }).replace(/\s/gu, ' ');

describe('the announcement of a changed list', () => {
  it('names the sort order and nothing else after a change of the sort order', () => {
    expect(said({ sort: 'price-low' })).toBe('Trié par prix croissant.');
    expect(said({ sort: 'price-high', page: 2 })).toBe('Trié par prix décroissant.');
  });

  it('is the number of animals after a filter, also if the number did not change', () => {
    expect(said({ sizes: ['grand'] })).toBe('10 animaux correspondent.');
    expect(said({ origins: ['mali'] }, 0)).toBe('Aucun animal ne correspond.');
    expect(said({ q: 'zébus' }, 3, true)).toContain('voici ce qui s’en approche. 3');
  });

  it('names the prices if these changed', () => {
    expect(said({ min: 150_000, max: 900_000 })).toBe('10 animaux correspondent. De 150 000 à 900 000 FCFA.');
    expect(said({ max: 900_000 })).toBe('10 animaux correspondent. Moins de 900 000 FCFA.');
  });

  it('is the number of results of a search that was just opened, and nothing for another list', () => {
    const opened = (q: string) =>
      announcementOf(null, { ...first, q }, { matching: 3, isLoose: false, widest });
    expect(['bélier', ''].map(opened)).toEqual(['3 animaux correspondent.', '']);
  });

  it('is empty for another page, which has the focus, and for another view, which its button announces', () => {
    expect([said({ page: 2 }), said({ view: 'list' }), said({})]).toEqual(['', '', '']);
  });
});
