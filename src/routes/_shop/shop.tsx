import { createFileRoute } from '@tanstack/react-router';
import { type ListingQuery, type RawQuery, readListing, writeListing } from '#rules/catalogue-query.ts';
import { Listing } from './-listing.tsx';
import { listingHead } from './-listing-head.ts';
import { awaitLists } from './-lists.ts';

const place = { kind: 'shop' } as const;

export const Route = createFileRoute('/_shop/shop')({
  validateSearch: (query: RawQuery): ListingQuery => writeListing('shop', readListing('shop', query)),
  loader: ({ parentMatchPromise }) => awaitLists(parentMatchPromise),
  head: ({ match }) => listingHead(match.context.app, place),
  pendingComponent: () => <Listing place={place} query={Route.useSearch()} />,
  component: () => <Listing place={place} query={Route.useSearch()} lists={Route.useLoaderData()} />,
});
