import { searchedText } from './text.ts';

/** The target of a search: the listing of the selected category, or the search page. */
export type SearchDestination =
  | { readonly page: 'category'; readonly id: string; readonly q?: string }
  | { readonly page: 'search'; readonly q?: string };

/**
 * The target of the search form (specification §2 "Shared layout"): /category/{id} if a category is selected, otherwise
 * /search. `q`: the trimmed text, omitted if empty.
 */
export function searchDestination(text: string, category?: string): SearchDestination {
  const q = searchedText(text);
  const query = q === undefined ? {} : { q };
  return category === undefined || category === ''
    ? { page: 'search', ...query }
    : { page: 'category', id: category, ...query };
}
