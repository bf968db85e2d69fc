import { useEffect, useRef, useState } from 'react';
import type { Product } from '#openapi/schemas.ts';
import type { ListingState } from '#rules/catalogue.ts';
import type { ListingPage } from '#rules/listing-page.ts';
import { listingWording } from '#wording/listing.ts';

const wording = listingWording;

/** What is said of a list, and how often something was said: the same sentence twice is news twice. */
export type Said = { readonly text: string; readonly turn: number };

/**
 * The one sentence of a list that was changed: by what it is sorted, or how many animals it has now, and within which prices
 * where these were changed. A turned page says its number by the focus, a view by its button; '' is nothing to say. A list
 * that was just opened (`before` is null) says what a search has found, and else only its heading.
 */
export function saidOf(
  before: ListingState | null,
  state: ListingState,
  { matching, isLoose, widest }: Pick<ListingPage<Product>, 'matching' | 'isLoose' | 'widest'>,
): string {
  const found = [...(isLoose ? [wording.search.loose(state.q)] : []), wording.found(matching)].join(' ');
  if (before === null) return state.q === '' ? '' : found;
  if (before.sort !== state.sort) return wording.sort.said[state.sort];
  if (before.min !== state.min || before.max !== state.max)
    return `${found} ${wording.price.range(state, widest)}.`;
  const chosen = ({ origins, categories, sizes, q }: ListingState) => [origins, categories, sizes, q].join();
  return chosen(before) === chosen(state) ? '' : found;
}

/** What is said of a list: at its search, and at each change. */
export function useSaid(state: ListingState, listed: ListingPage<Product> | undefined): Said {
  const [said, setSaid] = useState<Said>({ text: '', turn: 0 });
  const before = useRef<ListingState | null>(null);
  useEffect(() => {
    if (listed === undefined) return;
    const text = saidOf(before.current, state, listed);
    before.current = state;
    if (text !== '') setSaid(({ turn }) => ({ text, turn: turn + 1 }));
  }, [state, listed]);
  return said;
}
