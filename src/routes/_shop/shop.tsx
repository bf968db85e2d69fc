import { createFileRoute } from '@tanstack/react-router';
import { queryOf, type RawQuery, readListing } from '#rules/catalogue-query.ts';
import { Listing } from './-listing.tsx';
import { useLists } from './-lists.ts';

const place = { kind: 'shop' } as const;

export const Route = createFileRoute('/_shop/shop')({
  validateSearch: (query: RawQuery) => queryOf('shop', readListing('shop', query)),
  head: async ({ match }) => (await import('./-listing-head.ts')).listingHead(match.context.app, place),
  component: () => <Listing place={place} query={Route.useSearch()} lists={useLists()} />,
});
