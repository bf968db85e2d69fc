import { describe, expect, it } from 'vitest';
import type { ListingState } from '#rules/catalogue.ts';
import { readListing } from '#rules/catalogue-query.ts';
import { announcementOf } from './use-announcement.ts';

const first = readListing({ kind: 'shop' }, {});
const listed = { matching: 10, isLoose: false, widest: { min: 0, max: 4_500_000 } };
const said = (change: Partial<ListingState>, part: Partial<typeof listed> = {}, before = first): string =>
  announcementOf(before, { ...before, ...change }, { ...listed, ...part }).replace(/\s/gu, ' ');

describe('the announcement of a changed list', () => {
  it('names the sort order and nothing else after a change of the sort order', () => {
    expect(said({ sort: 'price-low' })).toBe('Trié par prix croissant.');
    expect(said({ sort: 'price-high', page: 2 })).toBe('Trié par prix décroissant.');
  });

  it('is the number of animals after a filter, also if the number did not change', () => {
    expect(said({ sizes: ['grand'] })).toBe('10 animaux correspondent.');
    expect(said({ origins: ['mali'] }, { matching: 0 })).toBe('Aucun animal ne correspond.');
    expect(said({ q: 'zébus' }, { matching: 3, isLoose: true })).toContain('voici ce qui s’en approche. 3');
  });

  it('names the prices that the visitor set, if these changed; both ends are included', () => {
    expect(said({ min: 150_000, max: 900_000 })).toBe('10 animaux correspondent. De 150 000 à 900 000 FCFA.');
    expect(said({ max: 900_000 })).toBe('10 animaux correspondent. Jusqu’à 900 000 FCFA.');
    expect(said({ min: 150_000 })).toBe('10 animaux correspondent. À partir de 150 000 FCFA.');
  });

  it('names no prices that nobody set, or that hide nothing', () => {
    expect(said({ max: 4_500_000 })).toBe('10 animaux correspondent.');
    const category = readListing({ kind: 'category' }, {});
    expect(said({ min: 0 }, {}, category)).toBe('10 animaux correspondent.');
    expect(said({ min: 0, max: 30_000_000 }, {}, category)).toBe('10 animaux correspondent.');
  });

  it('is the number of results of a search that was just opened, and nothing for another list', () => {
    const opened = (q: string) => announcementOf(null, { ...first, q }, { ...listed, matching: 3 });
    expect(['bélier', ''].map(opened)).toEqual(['3 animaux correspondent.', '']);
  });

  it('is empty for another page, which has the focus, and for another view, which its button announces', () => {
    expect([said({ page: 2 }), said({ view: 'list' }), said({})]).toEqual(['', '', '']);
  });
});
