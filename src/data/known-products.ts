import type { Product } from '#openapi/schemas.ts';
import type { App } from './app.ts';

const known = new WeakMap<App['api'], Map<string, Product>>();

/** Stores the animals of an answer, a list or a single record, for the pages that are opened after it. */
export function rememberProducts({ api }: Pick<App, 'api'>, products: readonly Product[]): void {
  const all = known.get(api) ?? new Map<string, Product>();
  for (const product of products) all.set(product.id, product);
  known.set(api, all);
}

/** An animal's record from the last answer that contained it, or from the document; undefined if none did. */
export const knownProduct = (
  { api, initialData }: Pick<App, 'api' | 'initialData'>,
  id: string,
): Product | undefined =>
  known.get(api)?.get(id) ??
  [...(initialData.listing?.answer.items ?? []), ...initialData.products].find((animal) => animal.id === id);
