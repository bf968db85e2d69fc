import type { App } from '#app/app.ts';
import type { Product } from '#openapi/schemas.ts';

const known = new WeakMap<App['api'], Map<string, Product>>();

/** Remembers animals as an answer told them, a whole list or one by itself, for the pages that are opened after it. */
export function remember({ api }: Pick<App, 'api'>, products: readonly Product[]): void {
  const all = known.get(api) ?? new Map<string, Product>();
  for (const product of products) all.set(product.id, product);
  known.set(api, all);
}

/** An animal with all of its record, as the last answer that held it told it; undefined where none did. */
export const knownProduct = ({ api }: Pick<App, 'api'>, id: string): Product | undefined =>
  known.get(api)?.get(id);
