// §4 Catalogue sort: Grid is the
// §9 Constants: Number inputs take

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clearedListing,
  initialListing,
  type ListingState,
  listings,
  sizesByPeople,
  sorts,
  widest,
} from './catalogue.ts';
import { queryOf, readListing, readQuery, writeQuery } from './catalogue-query.ts';
import { queryText } from './query.ts';

const parseSearch = (text: string) => readQuery(new URLSearchParams(queryText(text)));
const stringifySearch = (query: Parameters<typeof writeQuery>[0]) =>
  new URLSearchParams(writeQuery(query)).toString();

const kinds = ['shop', 'country', 'category', 'search'] as const;
const id = fc.string({ minLength: 1, maxLength: 12 });

/** The valid states of a listing. */
const arbitraryState = (kind: (typeof kinds)[number]): fc.Arbitrary<ListingState> => {
  const { filters } = listings[kind];
  const { max } = widest({ place: { kind } });
  const initial = initialListing({ kind });
  const offered = <T>(name: 'origins' | 'categories' | 'sizes', values: fc.Arbitrary<T[]>) =>
    filters.includes(name) ? values : fc.constant<T[]>([]);
  const hasPrice = filters.includes('price');
  return fc.record({
    place: fc.constant({ kind }),
    origins: offered('origins', fc.uniqueArray(id, { maxLength: 4 })),
    categories: offered('categories', fc.uniqueArray(id, { maxLength: 4 })),
    sizes: offered('sizes', fc.subarray([...sizesByPeople])),
    min: hasPrice ? fc.integer({ min: 0, max }) : fc.constant(initial.min),
    max: hasPrice ? fc.integer({ min: 0, max }) : fc.constant(initial.max),
    sort: fc.constantFrom(...sorts),
    view: fc.constantFrom('grid' as const, 'list' as const),
    page: fc.integer({ min: 1, max: 9_999_999 }),
    q: fc.string({ maxLength: 50 }).map((text) => text.trim().replace(/\s+/gu, ' ')),
  });
};

describe('the address of a listing', () => {
  it.each(kinds)('round-trips every state (%s)', (kind) => {
    fc.assert(
      fc.property(arbitraryState(kind), (state) => {
        const query = queryOf(state);
        expect(readListing({ kind }, parseSearch(stringifySearch(query)))).toEqual(state);
        // A link or a change passes typed values.
        expect(readListing({ kind }, query)).toEqual(state);
      }),
    );
  });

  it.each(kinds)('leaves the defaults out (%s)', (kind) => {
    expect(queryOf(initialListing({ kind }))).toEqual({});
    expect(readListing({ kind }, {})).toEqual(initialListing({ kind }));
  });

  it('holds strings only, in French', () => {
    const query = queryOf({
      place: { kind: 'shop' },
      origins: ['m,l', '100%'],
      categories: ['ovins'],
      sizes: ['petit', 'grand'],
      min: 10_000,
      max: 500_000,
      sort: 'price-low',
      view: 'list',
      page: 2,
      q: '1e5',
    });
    expect(Object.fromEntries(new URLSearchParams(stringifySearch(query)))).toEqual({
      origine: 'm%2Cl,100%25',
      categorie: 'ovins',
      taille: 'petit,grand',
      prix_min: '10000',
      prix_max: '500000',
      tri: 'price-low',
      affichage: 'list',
      page: '2',
      q: '1e5',
    });
  });

  it('contains the values of the clearing button that differ from the defaults', () => {
    expect(queryOf(clearedListing(initialListing({ kind: 'category' })))).toEqual({
      max: 30_000_000,
    });
    expect(queryOf(clearedListing(initialListing({ kind: 'country' })))).toEqual({});
  });

  it('accepts a price beyond the sliders, which a more expensive animal extended', () => {
    expect(readListing({ kind: 'shop' }, parseSearch('prix_max=4500000')).max).toBe(4_500_000);
  });

  it('replaces a malformed value by its default', () => {
    expect(
      readListing(
        { kind: 'shop' },
        {
          page: 'abc',
          min: '-5',
          max: '1e9',
          sort: 'cheapest',
          view: 'map',
          sizes: 'enorme,petit',
          origins: 42,
          q: ['a'],
        },
      ),
    ).toEqual({ ...initialListing({ kind: 'shop' }), sizes: ['petit'] });
    expect(readListing({ kind: 'shop' }, { min: ['10000'], page: ['2'], q: '   ' })).toEqual(
      initialListing({ kind: 'shop' }),
    );
    expect(readListing({ kind: 'shop' }, { page: '0' }).page).toBe(1);
    expect(readListing({ kind: 'shop' }, { page: '1e308' }).page).toBe(1);
    expect(readListing({ kind: 'shop' }, { max: 1_000_000_000 }).max).toBe(3_000_000);
  });

  it('reads each value of a list once, and no empty one', () => {
    expect(readListing({ kind: 'shop' }, parseSearch('origine=,mali,,niger,mali&categorie='))).toMatchObject({
      origins: ['mali', 'niger'],
      categories: [],
    });
  });

  it('truncates a search text to 200 characters, without a trailing space', () => {
    expect(readListing({ kind: 'search' }, { q: `${'a'.repeat(199)} b` }).q).toBe('a'.repeat(199));
    expect(readListing({ kind: 'search' }, { q: 'a'.repeat(201) }).q).toBe('a'.repeat(200));
  });

  it('reads 1234, 00123, 1e5 and true as search texts', () => {
    for (const q of ['1234', '00123', '1e5', 'true'])
      expect(readListing({ kind: 'search' }, parseSearch(`?q=${q}`)).q).toBe(q);
  });

  it('never throws, whatever the address contains', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.dictionary(fc.constantFrom('origins', 'sizes', 'min', 'page', 'q', 'sort'), fc.anything()),
        (kind, query) => {
          const state = readListing({ kind }, query);
          expect(Number.isInteger(state.page) && state.page >= 1).toBe(true);
          expect(Number.isInteger(state.min) && Number.isInteger(state.max)).toBe(true);
        },
      ),
    );
  });
});
