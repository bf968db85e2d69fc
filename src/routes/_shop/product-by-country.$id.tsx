import { createFileRoute } from '@tanstack/react-router';
import { type ListingQuery, type RawQuery, readListing, writeListing } from '#rules/catalogue-query.ts';
import { errorsWording } from '#wording/errors.ts';
import type { Catalogue } from '../-catalogue.ts';
import { headOf, withoutData } from '../-head.ts';
import { NamedListing } from './-listing.tsx';
import { firstOf, type Lists, useLists } from './-lists.ts';
import { named } from './-named.ts';

export const Route = createFileRoute('/_shop/product-by-country/$id')({
  validateSearch: (query: RawQuery): ListingQuery => writeListing('country', readListing('country', query)),
  loader: ({ params: { id }, parentMatchPromise }) =>
    parentMatchPromise.then(({ loaderData }) => firstName(loaderData, id)),
  head: async ({ match, params: { id }, loaderData: label }) => {
    const { listingHead, pageOf } = await import('./-listing-head.ts');
    if (label === undefined) return headOf(pageOf({ kind: 'country', id }));
    return withoutData(listingHead(match.context.app, { kind: 'country', id, label }));
  },
  component: CountryRoute,
});

const nameOf = ({ countries, products }: Lists, id: string) =>
  named(
    countries,
    (country) => (country.id === id ? country.libelle : undefined),
    products,
    ({ origine }) => (origine.id === id ? origine.libelle : undefined),
  );

/** The name where the lists had it from the start, as on a prerendered page. */
function firstName(catalogue: Catalogue | undefined, id: string): string | undefined {
  if (catalogue === undefined) return undefined;
  const name = nameOf(firstOf(catalogue), id);
  return name.state === 'ready' ? name.data : undefined;
}

function CountryRoute() {
  const { id } = Route.useParams();
  const lists = useLists();
  return (
    <NamedListing
      place={{ kind: 'country', id }}
      name={nameOf(lists, id)}
      unknown={errorsWording.countryNotFound}
      query={Route.useSearch()}
      lists={lists}
    />
  );
}
