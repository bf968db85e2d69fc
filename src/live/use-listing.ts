import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { initialListing, type ListingKind } from '#rules/catalogue.ts';
import { type ListingQuery, queryOf } from '#rules/catalogue-query.ts';
import type { ChangeListing } from '#screens/catalogue/listing-form.ts';

/** The state of a listing, which is its address: a change replaces the history entry; pages are links, and push one. */
export function useListing(kind: ListingKind, query: ListingQuery) {
  const navigate = useNavigate();
  const state = useMemo(() => ({ ...initialListing(kind), ...query }), [kind, query]);
  const onChange: ChangeListing = useCallback(
    (change) =>
      void navigate({
        to: '.',
        // From the latest address and not the rendered one: two quick changes both take effect.
        search: (latest: ListingQuery) => queryOf(kind, change({ ...initialListing(kind), ...latest })),
        replace: true,
        resetScroll: false,
      }),
    [kind, navigate],
  );
  return { state, onChange };
}
