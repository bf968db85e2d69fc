import { getRouteApi } from '@tanstack/react-router';
import type { Catalogue } from '../-catalogue.ts';
import { useSettled } from '../-settled.ts';

/** The shop's lists, each as far as it has come. */
export type Lists = { [List in keyof Catalogue]: Catalogue[List]['first'] };

/** The lists as they were when they were asked for: loading, or a prerendered page's own. */
export const firstOf = ({ products, categories, countries }: Catalogue): Lists => ({
  products: products.first,
  categories: categories.first,
  countries: countries.first,
});

const shop = getRouteApi('/_shop');

/** The lists that the layout's loader asked for; a slow one holds back nothing but its own part of the page. */
export function useLists(): Lists {
  const { products, categories, countries } = shop.useLoaderData();
  return {
    products: useSettled(products),
    categories: useSettled(categories),
    countries: useSettled(countries),
  };
}
