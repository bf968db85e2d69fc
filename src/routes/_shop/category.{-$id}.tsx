import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#heads/head.ts';
import { Listing, NamedListing } from '#live/listing.tsx';
import { type Lists, useLists } from '#live/lists.ts';
import { firstName, labelled, named } from '#live/named.ts';
import { listingSearch } from '#rules/catalogue-query.ts';
import { errorsWording } from '#wording/errors.ts';

export const Route = createFileRoute('/_shop/category/{-$id}')({
  validateSearch: listingSearch('category'),
  loader: ({ params: { id }, parentMatchPromise }) =>
    id === undefined ? undefined : firstName(parentMatchPromise, (lists) => nameOf(lists, id)),
  head: async ({ params: { id }, loaderData: label }) => {
    const { pageOf } = await import('#heads/listing-head.ts');
    return headOf(pageOf({ kind: 'category', ...(id !== undefined && { id }), ...labelled(label) }));
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

const everything = { kind: 'category' } as const;

function CategoryRoute() {
  const { id } = Route.useParams();
  const query = Route.useSearch();
  const lists = useLists();
  if (id === undefined) return <Listing place={everything} query={query} lists={lists} />;
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
