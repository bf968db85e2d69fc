import { describe, expect, it } from 'vitest';
import type { ListingState } from '#rules/catalogue.ts';
import { readListing } from '#rules/catalogue-query.ts';
import { announcementOf } from './use-announcement.ts';

const first = readListing('shop', {});
const widest = { min: 0, max: 3_000_000 };
const said = (change: Partial<ListingState>, matching = 10, isLoose = false): string =>
  announcementOf(first, { ...first, ...change }, { matching, isLoose, widest }).replace(/\s/gu, ' ');

describe('what is said of a list that was changed', () => {
  it('is by what it is sorted, and nothing else', () => {
    expect(said({ sort: 'price-low' })).toBe('Trié par prix croissant.');
    expect(said({ sort: 'price-high', page: 2 })).toBe('Trié par prix décroissant.');
  });

  it('is how many animals a filter leaves, also where that is as many as before', () => {
    expect(said({ sizes: ['grand'] })).toBe('10 animaux correspondent.');
    expect(said({ origins: ['mali'] }, 0)).toBe('Aucun animal ne correspond.');
    expect(said({ q: 'zébus' }, 3, true)).toContain('voici ce qui s’en approche. 3');
  });

  it('names the prices where these were changed', () => {
    expect(said({ min: 150_000, max: 900_000 })).toBe('10 animaux correspondent. De 150 000 à 900 000 FCFA.');
    expect(said({ max: 900_000 })).toBe('10 animaux correspondent. Moins de 900 000 FCFA.');
  });

  it('is what a search has found where it was just opened, and nothing of another list', () => {
    const opened = (q: string) =>
      announcementOf(null, { ...first, q }, { matching: 3, isLoose: false, widest });
    expect(['bélier', ''].map(opened)).toEqual(['3 animaux correspondent.', '']);
  });

  it('is nothing of a turned page, which has the focus, or of a view, which has its button', () => {
    expect([said({ page: 2 }), said({ view: 'list' }), said({})]).toEqual(['', '', '']);
  });
});
