import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ListingKind } from '#rules/catalogue.ts';
import { type ListingQuery, readListing, writeListing } from '#rules/catalogue-query.ts';
import type { ChangeListing } from '#screens/catalogue/listing-filters.tsx';

/**
 * The state of a listing, which is its address: a change replaces the entry of the history and leaves the page where it
 * is. Pages are links, and push one.
 */
export function useListing(kind: ListingKind, query: ListingQuery) {
  const navigate = useNavigate();
  const state = useMemo(() => readListing(kind, { ...query }), [kind, query]);
  const onChange: ChangeListing = (change) =>
    void navigate({
      to: '.',
      // Of the latest address, not of the one on the screen: two quick changes are both kept.
      search: (latest) => writeListing(kind, change(readListing(kind, latest))),
      replace: true,
      resetScroll: false,
    });
  return { state, onChange };
}
