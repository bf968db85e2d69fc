import { getRouteApi } from '@tanstack/react-router';
import type { Category, Country, Product } from '#openapi/schemas.ts';
import type { Loaded } from '#screens/loaded.ts';
import { useSettled } from '../-settled.ts';

/** The shop's lists, each as far as it has come. */
export interface Lists {
  products: Loaded<readonly Product[]>;
  categories: Loaded<readonly Category[]>;
  countries: Loaded<readonly Country[]>;
}

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
