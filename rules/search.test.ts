// §2 Shared layout: Search goes to
// §2 Shared layout: q is the
// §5 Search and filters: Search text is

import { describe, expect, it } from 'vitest';
import { searchDestination } from './search.ts';

describe('a submitted search', () => {
  it('goes to the selected category, otherwise to the search page', () => {
    expect(searchDestination(' bélier ', 'ovins')).toEqual({
      ...{ page: 'category', id: 'ovins' },
      query: { q: 'bélier' },
    });
    expect(searchDestination(' bélier ')).toEqual({ page: 'search', query: { q: 'bélier' } });
    expect(searchDestination('bélier', '')).toEqual({ page: 'search', query: { q: 'bélier' } });
  });

  it('omits an empty text', () => {
    expect(searchDestination('   ', 'ovins')).toStrictEqual({ page: 'category', id: 'ovins', query: {} });
    expect(searchDestination('')).toStrictEqual({ page: 'search', query: {} });
  });

  it('keeps the view and the sort of the list that it was sent from, not its filters or page', () => {
    const list = { view: 'list', sort: 'price-low', min: 0, sizes: ['petit'], page: 3, q: 'chèvre' } as const;
    const kept = { view: 'list', sort: 'price-low' };
    expect(searchDestination('bélier', 'ovins', list)).toStrictEqual({
      ...{ page: 'category', id: 'ovins' },
      query: { q: 'bélier', ...kept },
    });
    expect(searchDestination('', '', list)).toStrictEqual({ page: 'search', query: kept });
  });
});
