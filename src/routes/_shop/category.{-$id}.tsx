import { createFileRoute } from '@tanstack/react-router';
import { type ListingQuery, type RawQuery, readListing, writeListing } from '#rules/catalogue-query.ts';
import { errorsWording } from '#wording/errors.ts';
import type { Catalogue } from '../-catalogue.ts';
import { headOf, withoutData } from '../-head.ts';
import { Listing, NamedListing } from './-listing.tsx';
import { firstOf, type Lists, useLists } from './-lists.ts';
import { named } from './-named.ts';

const placeOf = (id: string | undefined) =>
  id === undefined ? ({ kind: 'category' } as const) : ({ kind: 'category', id } as const);

export const Route = createFileRoute('/_shop/category/{-$id}')({
  validateSearch: (query: RawQuery): ListingQuery => writeListing('category', readListing('category', query)),
  loader: ({ params: { id }, parentMatchPromise }) =>
    parentMatchPromise.then(({ loaderData }) => firstName(loaderData, id)),
  head: async ({ match, params: { id }, loaderData: label }) => {
    const { listingHead, pageOf } = await import('./-listing-head.ts');
    if (id === undefined || label === undefined) return headOf(pageOf(placeOf(id)));
    return withoutData(listingHead(match.context.app, { kind: 'category', id, label }));
  },
  component: CategoryRoute,
});

const nameOf = ({ categories, products }: Lists, id: string) =>
  named(
    categories,
    (category) => (category.id === id ? category.nom_categorie : undefined),
    products,
    ({ category }) => (category.id === id ? category.nom_categorie : undefined),
  );

/** The name where the lists had it from the start, as on a prerendered page. */
function firstName(catalogue: Catalogue | undefined, id: string | undefined): string | undefined {
  if (catalogue === undefined || id === undefined) return undefined;
  const name = nameOf(firstOf(catalogue), id);
  return name.state === 'ready' ? name.data : undefined;
}

function CategoryRoute() {
  const { id } = Route.useParams();
  const query = Route.useSearch();
  const lists = useLists();
  if (id === undefined) return <Listing place={placeOf(id)} query={query} lists={lists} />;
  return (
    <NamedListing
      place={{ kind: 'category', id }}
      name={nameOf(lists, id)}
      unknown={errorsWording.categoryNotFound}
      query={query}
      lists={lists}
    />
  );
}
