import { createFileRoute } from '@tanstack/react-router';
import { type ListingQuery, type RawQuery, readListing, writeListing } from '#rules/catalogue-query.ts';
import { errorsWording } from '#wording/errors.ts';
import { headOf } from '../-head.ts';
import { NamedListing } from './-listing.tsx';
import { useLists } from './-lists.ts';
import { named } from './-named.ts';

export const Route = createFileRoute('/_shop/product-by-country/$id')({
  validateSearch: (query: RawQuery): ListingQuery => writeListing('country', readListing('country', query)),
  head: async ({ params: { id } }) =>
    headOf((await import('#screens/catalogue/place.ts')).pageOf({ kind: 'country', id })),
  component: CountryRoute,
});

function CountryRoute() {
  const { id } = Route.useParams();
  const lists = useLists();
  return (
    <NamedListing
      place={{ kind: 'country', id }}
      name={named(
        lists.countries,
        (country) => (country.id === id ? country.libelle : undefined),
        lists.products,
        ({ origine }) => (origine.id === id ? origine.libelle : undefined),
      )}
      unknown={errorsWording.countryNotFound}
      query={Route.useSearch()}
      lists={lists}
    />
  );
}
