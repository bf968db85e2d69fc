import { useDeferredValue, useMemo } from 'react';
import type { Product } from '#openapi/schemas.ts';
import { initialListing, type ListingKind, type ListingState } from '#rules/catalogue.ts';
import { isFirst, type ListingAnswer, listingAnswer } from '#rules/listing-answer.ts';
import type { Loaded } from '#screens/loaded.ts';

type Asked = {
  kind: ListingKind;
  /** The id of its country or category. */
  inside: string | undefined;
  state: ListingState;
  products: Loaded<readonly Product[]>;
  /** What the page was made with, for the state of a first visit. */
  shown: ListingAnswer<Product> | undefined;
};

/** What a listing shows of the animals: `answered` is the state that is drawn, after the control that asked for it was. */
export function useListed({ kind, inside, state, products, shown }: Asked) {
  const answered = useDeferredValue(state);
  const animals = products.state === 'ready' ? products.data : undefined;
  const isNothing = products.state === 'empty';
  const listed = useMemo(() => {
    if (animals !== undefined) return listingAnswer(kind, animals, answered, inside);
    return !isNothing && isFirst(kind, answered) ? shown : undefined;
  }, [kind, animals, isNothing, shown, answered, inside]);
  // Filters offer the same whatever they are set to.
  const offered = useMemo(() => {
    if (animals !== undefined) return listingAnswer(kind, animals, initialListing(kind), inside);
    return isNothing ? undefined : shown;
  }, [kind, animals, isNothing, shown, inside]);
  const counts = useMemo(() => offered && new Map(offered.counts), [offered]);
  return { animals, answered, listed, offered, counts };
}
