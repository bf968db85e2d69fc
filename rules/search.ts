import { searchedText } from './text.ts';

/** Where a submitted search leads: the chosen category's listing, or the search page. */
export type SearchDestination =
  | { readonly page: 'category'; readonly id: string; readonly q?: string }
  | { readonly page: 'search'; readonly q?: string };

/**
 * Where the search form leads (specification §2 "Shared layout"): /category/{id} if a category is chosen, otherwise
 * /search. q is the trimmed text, left out when empty.
 */
export function searchDestination(text: string, category?: string): SearchDestination {
  const q = searchedText(text);
  const query = q === undefined ? {} : { q };
  return category === undefined || category === ''
    ? { page: 'search', ...query }
    : { page: 'category', id: category, ...query };
}
