import { createFileRoute } from '@tanstack/react-router';
import { type ListingQuery, type RawQuery, readListing, writeListing } from '#rules/catalogue-query.ts';
import { errorsWording } from '#wording/errors.ts';
import { headOf } from '../-head.ts';
import { Listing, NamedListing } from './-listing.tsx';
import { useLists } from './-lists.ts';
import { named } from './-named.ts';

const placeOf = (id: string | undefined) =>
  id === undefined ? ({ kind: 'category' } as const) : ({ kind: 'category', id } as const);

export const Route = createFileRoute('/_shop/category/{-$id}')({
  validateSearch: (query: RawQuery): ListingQuery => writeListing('category', readListing('category', query)),
  head: async ({ params: { id } }) =>
    headOf((await import('#screens/catalogue/place.ts')).pageOf(placeOf(id))),
  component: CategoryRoute,
});

function CategoryRoute() {
  const { id } = Route.useParams();
  const query = Route.useSearch();
  const lists = useLists();
  if (id === undefined) return <Listing place={placeOf(id)} query={query} lists={lists} />;
  return (
    <NamedListing
      place={{ kind: 'category', id }}
      name={named(
        lists.categories,
        (category) => (category.id === id ? category.nom_categorie : undefined),
        lists.products,
        ({ category }) => (category.id === id ? category.nom_categorie : undefined),
      )}
      unknown={errorsWording.categoryNotFound}
      query={query}
      lists={lists}
    />
  );
}
