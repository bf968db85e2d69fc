import type { Catalogue } from '#data/catalogue.ts';
import type { Product } from '#openapi/schemas.ts';
import type { Loaded } from '#rules/loaded.ts';
import { firstOf, type Lists } from './lists.ts';

const inList = <Item>(list: Loaded<readonly Item[]>, nameIn: (item: Item) => string | undefined) => {
  if (list.state !== 'ready') return undefined;
  for (const item of list.data) {
    const name = nameIn(item);
    if (name !== undefined) return name;
  }
  return undefined;
};

/**
 * The name of a category or a country, from its list or else from one of its animals. Without a name: `loading` while one of them
 * is loading, `failed` if its own list failed, else `empty`, since it does not exist.
 */
export function named<Item>(
  list: Loaded<readonly Item[]>,
  nameIn: (item: Item) => string | undefined,
  products: Loaded<readonly Product[]>,
  nameOn: (product: Product) => string | undefined,
): Loaded<string> {
  const name = inList(list, nameIn) ?? inList(products, nameOn);
  if (name !== undefined) return { state: 'ready', data: name };
  if (list.state === 'loading' || products.state === 'loading') return { state: 'loading' };
  return list.state === 'failed' ? list : { state: 'empty' };
}

/** The name if the lists had it from the start, as on a prerendered page. */
export async function firstName(
  parent: Promise<{ loaderData?: Catalogue | undefined }>,
  nameOf: (lists: Lists) => Loaded<string>,
): Promise<string | undefined> {
  const { loaderData } = await parent;
  const name = loaderData && nameOf(firstOf(loaderData));
  return name?.state === 'ready' ? name.data : undefined;
}

/** The label of a place, if known. */
export const labelled = (label: string | undefined) => label !== undefined && { label };
