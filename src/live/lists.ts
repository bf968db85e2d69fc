import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Catalogue } from '#data/catalogue.ts';
import { old, useResource } from '#data/resource.ts';

/** The shop's lists, each in its loading state. */
export type Lists = { [List in keyof Catalogue]: Catalogue[List]['first'] };

/** The lists when they were requested: loading, or prerendered. */
export const firstOf = ({ products, categories, countries }: Catalogue): Lists => ({
  products: products.first,
  categories: categories.first,
  countries: countries.first,
});

const shop = getRouteApi('/_shop');

type Animals = Lists['products'];

/** A list, or until it is loaded the part of it in the page's own document, if any: an old one if the list has failed. */
export function orPart(list: Animals, part: Animals | undefined): Animals {
  if (list.state === 'loading') return part ?? list;
  return list.state === 'failed' && part ? old(part) : list;
}

/** The same object for the same list and part. */
export const useOrPart = (list: Animals, part: Animals | undefined): Animals =>
  useMemo(() => orPart(list, part), [list, part]);

/** The lists that the layout's loader requested, whole; a slow list delays only its own part of the page. */
export function useLists(): Lists {
  const { products, categories, countries } = shop.useLoaderData();
  return {
    products: useResource(products),
    categories: useResource(categories),
    countries: useResource(countries),
  };
}

/** The animals of the home page, or of the page of an animal. */
export const useAnimals = (page?: { id: string }): Animals =>
  useOrPart(useLists().products, shop.useRouteContext().app.initialData.partOf(page));
