import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#heads/head.ts';
import { NamedListing } from '#live/listing.tsx';
import { type Lists, useLists } from '#live/lists.ts';
import { firstName, labelled, named } from '#live/named.ts';
import { listingSearch } from '#rules/catalogue-query.ts';
import { errorsWording } from '#wording/errors.ts';

export const Route = createFileRoute('/_shop/product-by-country/$id')({
  validateSearch: listingSearch('country'),
  loader: ({ params: { id }, parentMatchPromise }) =>
    firstName(parentMatchPromise, (lists) => nameOf(lists, id)),
  head: async ({ params: { id }, loaderData: label }) => {
    const { pageOf } = await import('#heads/listing-head.ts');
    return headOf(pageOf({ kind: 'country', id, ...labelled(label) }));
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
