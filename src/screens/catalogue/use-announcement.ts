import { useEffect, useRef } from 'react';
import type { Product } from '#openapi/schemas.ts';
import { type ListingState, priceFilter } from '#rules/catalogue.ts';
import type { ListingPage } from '#rules/listing-filters.ts';
import { announce } from '#ui/announce.ts';
import { listingWording } from '#wording/listing.ts';

const wording = listingWording;

/**
 * The announcement of a changed list: its sort, or its number of animals, with the prices that the visitor set if these changed.
 * Pages are announced by the focus, views by their button; '' announces nothing. A list that was just opened (`before` is null)
 * announces the result of a search only.
 */
export function announcementOf(
  before: ListingState | null,
  state: ListingState,
  listed: Pick<ListingPage<Product>, 'matching' | 'isLoose' | 'widest'>,
): string {
  const { matching, isLoose, widest } = listed;
  const found = [...(isLoose ? [wording.search.loose(state.q)] : []), wording.found(matching)].join(' ');
  if (before === null) return state.q === '' ? '' : found;
  if (before.sort !== state.sort) return wording.sort.said[state.sort];
  if (before.min !== state.min || before.max !== state.max) {
    const { by, range } = priceFilter(state, widest);
    return by === 'visitor' ? `${found} ${wording.price.range(range, widest)}.` : found;
  }
  const chosen = ({ origins, categories, sizes, q }: ListingState) => [origins, categories, sizes, q].join();
  return chosen(before) === chosen(state) ? '' : found;
}

/** Announces the result of a search, and each change of a list. */
export function useAnnouncedList(state: ListingState, listed: ListingPage<Product> | undefined): void {
  const before = useRef<ListingState | null>(null);
  useEffect(() => {
    if (listed === undefined) return;
    const text = announcementOf(before.current, state, listed);
    before.current = state;
    // After the heading of a new page has taken the focus, which would cut it short.
    setTimeout(() => announce(text));
  }, [state, listed]);
}
