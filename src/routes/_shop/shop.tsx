import { createFileRoute } from '@tanstack/react-router';
import { Listing } from '#live/listing.tsx';
import { useLists } from '#live/lists.ts';
import { listingSearch } from '#rules/catalogue-query.ts';

const place = { kind: 'shop' } as const;

export const Route = createFileRoute('/_shop/shop')({
  validateSearch: listingSearch('shop'),
  head: async ({ match }) => (await import('#heads/listing-head.ts')).listingHead(match.context.app, place),
  component: () => <Listing place={place} query={Route.useSearch()} lists={useLists()} />,
});
