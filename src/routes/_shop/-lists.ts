import { getRouteApi } from '@tanstack/react-router';
import type { Catalogue } from '../-catalogue.ts';
import { useSettled } from '../-settled.ts';

/** The shop's lists, each in its loading state. */
export type Lists = { [List in keyof Catalogue]: Catalogue[List]['first'] };

/** The lists when they were requested: loading, or prerendered. */
export const firstOf = ({ products, categories, countries }: Catalogue): Lists => ({
  products: products.first,
  categories: categories.first,
  countries: countries.first,
});

const shop = getRouteApi('/_shop');

/** The lists that the layout's loader requested; a slow list delays only its own part of the page. */
export function useLists(): Lists {
  const { products, categories, countries } = shop.useLoaderData();
  return {
    products: useSettled(products),
    categories: useSettled(categories),
    countries: useSettled(countries),
  };
}
