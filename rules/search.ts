import { initialListing } from './catalogue.ts';
import { type ListingQuery, queryOf, type RawQuery, readListing } from './catalogue-query.ts';
import { searchedText } from './text.ts';

/** The target of a search: the listing of the selected category, or the search page, with its query. */
export type SearchDestination =
  | { readonly page: 'category'; readonly id: string; readonly query: ListingQuery }
  | { readonly page: 'search'; readonly query: ListingQuery };

/**
 * The target of the search form (specification §2 "Shared layout"): /category/{id} if a category is selected, otherwise
 * /search. `q`: the trimmed text, omitted if empty. View and sort of the list it is sent from (`from`, its query) are kept;
 * its filters and its page are not.
 */
export function searchDestination(text: string, category = '', from: RawQuery = {}): SearchDestination {
  const place = { kind: 'search' } as const;
  const { sort, view } = readListing(place, from);
  const q = searchedText(text) ?? '';
  const query = queryOf({ ...initialListing(place), sort, view, q });
  return category === '' ? { page: 'search', query } : { page: 'category', id: category, query };
}
