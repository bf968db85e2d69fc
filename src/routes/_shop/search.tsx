import { createFileRoute } from '@tanstack/react-router';
import { queryOf, type RawQuery, readListing } from '#rules/catalogue-query.ts';
import { Listing } from './-listing.tsx';
import { useLists } from './-lists.ts';

const place = { kind: 'search' } as const;

export const Route = createFileRoute('/_shop/search')({
  validateSearch: (query: RawQuery) => queryOf('search', readListing('search', query)),
  head: async ({ match }) => (await import('./-listing-head.ts')).listingHead(match.context.app, place),
  component: () => <Listing place={place} query={Route.useSearch()} lists={useLists()} />,
});
