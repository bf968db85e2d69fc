import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import type { ListingKind, ListingState } from '#rules/catalogue.ts';
import { type ListingQuery, readListing, writeListing } from '#rules/catalogue-query.ts';
import type { ChangeListing } from '#screens/catalogue/listing-filters.tsx';

const isSame = (one: ListingState, other: ListingState): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The state of a listing, which is its address: a change replaces the entry of the history; pages are links, and push one. */
export function useListing(kind: ListingKind, query: ListingQuery) {
  const navigate = useNavigate();
  const addressed = useMemo(() => readListing(kind, { ...query }), [kind, query]);
  // What was just chosen shows at once; the address follows when the router has drawn it.
  const [chosen, setChosen] = useState({ over: addressed, state: addressed });
  if (chosen.over !== addressed) {
    // An address that says what shows already draws nothing anew.
    setChosen({ over: addressed, state: isSame(chosen.state, addressed) ? chosen.state : addressed });
  }
  const onChange: ChangeListing = useCallback(
    (change) => {
      setChosen(({ over, state }) => ({ over, state: change(state) }));
      void navigate({
        to: '.',
        // Of the latest address, not of the one on the screen: two quick changes are both kept.
        search: (latest) => writeListing(kind, change(readListing(kind, latest))),
        replace: true,
        resetScroll: false,
      });
    },
    [kind, navigate],
  );
  return { state: chosen.state, onChange };
}
