import type { Category, Country, Product } from '#openapi/schemas.ts';
import type { Loaded } from '#screens/loaded.ts';
import type { Catalogue } from '../-catalogue.ts';

/** The shop's lists, as far as they have come. */
export interface Lists {
  products: Loaded<readonly Product[]>;
  categories: Loaded<readonly Category[]>;
  countries: Loaded<readonly Country[]>;
}

const loading = { state: 'loading' } as const;

/** What a page shows before its loader is done. */
export const pendingLists: Lists = { products: loading, categories: loading, countries: loading };

/** The lists that the layout's loader asked for, waited for by the page that needs them. */
export async function awaitLists(parent: Promise<{ loaderData?: Catalogue | undefined }>): Promise<Lists> {
  const { loaderData } = await parent;
  if (loaderData === undefined) throw new Error('The layout of the shop has no lists.');
  const [products, categories, countries] = await Promise.all([
    loaderData.products,
    loaderData.categories,
    loaderData.countries,
  ]);
  return { products, categories, countries };
}
