import { useDeferredValue, useMemo } from 'react';
import type { Product } from '#openapi/schemas.ts';
import { initialListing, type ListingKind, type ListingState } from '#rules/catalogue.ts';
import { isFirst, type ListingAnswer, listingAnswer } from '#rules/listing-answer.ts';
import type { Loaded } from '#rules/loaded.ts';

type Asked = {
  kind: ListingKind;
  /** The id of its country or category. */
  inside: string | undefined;
  state: ListingState;
  products: Loaded<readonly Product[]>;
  /** The prerendered result for a first visit. */
  shown: ListingAnswer<Product> | undefined;
};

/** The listed animals. `answered` is the state of the rendered list, which follows the controls. */
export function useListed({ kind, inside, state, products, shown }: Asked) {
  const answered = useDeferredValue(state);
  const animals = products.state === 'ready' ? products.data : undefined;
  const isNothing = products.state === 'empty';
  const listed = useMemo(() => {
    if (animals !== undefined) return listingAnswer(kind, animals, answered, inside);
    return !isNothing && isFirst(kind, answered) ? shown : undefined;
  }, [kind, animals, isNothing, shown, answered, inside]);
  // The offered filters do not depend on their values.
  const offered = useMemo(() => {
    if (animals !== undefined) return listingAnswer(kind, animals, initialListing(kind), inside);
    return isNothing ? undefined : shown;
  }, [kind, animals, isNothing, shown, inside]);
  const counts = useMemo(() => offered && new Map(offered.counts), [offered]);
  return { animals, answered, listed, offered, counts };
}
