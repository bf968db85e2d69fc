import { getRouteApi } from '@tanstack/react-router';
import type { Catalogue } from '#data/catalogue.ts';
import { useResource } from '#data/resource.ts';

/** The shop's lists, each in its loading state. */
export type Lists = { [List in keyof Catalogue]: Catalogue[List]['first'] };

/** The lists when they were requested: loading, or prerendered. */
export const firstOf = ({ products, categories, countries }: Catalogue): Lists => ({
  products: products.first,
  categories: categories.first,
  countries: countries.first,
});

const shop = getRouteApi('/_shop');

/** The animals of a page: until the list is loaded the part in its own document (`partOf`), if any. */
export const orPart = (
  products: Lists['products'],
  part: Lists['products'] | undefined,
): Lists['products'] =>
  products.state === 'loading' || products.state === 'failed' ? (part ?? products) : products;

/** The lists that the layout's loader requested, whole; a slow list delays only its own part of the page. */
export function useLists(): Lists {
  const { products, categories, countries } = shop.useLoaderData();
  return {
    products: useResource(products),
    categories: useResource(categories),
    countries: useResource(countries),
  };
}
