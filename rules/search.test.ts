// §2 Shared layout: Search goes to
// §2 Shared layout: q is the
// §5 Search and filters: Search text is

import { describe, expect, it } from 'vitest';
import { searchDestination } from './search.ts';

describe('a submitted search', () => {
  it('goes to the selected category, otherwise to the search page', () => {
    expect(searchDestination(' bélier ', 'ovins')).toEqual({ page: 'category', id: 'ovins', q: 'bélier' });
    expect(searchDestination(' bélier ')).toEqual({ page: 'search', q: 'bélier' });
    expect(searchDestination('bélier', '')).toEqual({ page: 'search', q: 'bélier' });
  });

  it('omits an empty text', () => {
    expect(searchDestination('   ', 'ovins')).toStrictEqual({ page: 'category', id: 'ovins' });
    expect(searchDestination('')).toStrictEqual({ page: 'search' });
  });
});
