import type { Answer } from '#api/answer.ts';
import { listCategories } from '#api/categories.ts';
import { listCountries } from '#api/countries.ts';
import { listProducts } from '#api/products.ts';
import type { App } from '#app/app.ts';
import type { Category, Country, Product } from '#openapi/schemas.ts';
import type { Loaded } from '#screens/loaded.ts';

/** A list as a screen takes it; a refusal and a failure are both `failed`, an empty list never is. */
async function loaded<T>(answer: Promise<Answer<readonly T[]>>): Promise<Loaded<readonly T[]>> {
  try {
    const read = await answer;
    if (read.kind === 'refused') return { state: 'failed' };
    return read.data.length === 0 ? { state: 'empty' } : { state: 'ready', data: read.data };
  } catch {
    return { state: 'failed' };
  }
}

/** What every page of the shop reads once: the lists, as promises that nobody has waited for yet. */
export interface Catalogue {
  products: Promise<Loaded<readonly Product[]>>;
  categories: Promise<Loaded<readonly Category[]>>;
  countries: Promise<Loaded<readonly Country[]>>;
}

/** The provider's countries, for a form that lets choose one. */
export const readCountries = (app: App): Catalogue['countries'] => loaded(listCountries(app.api));

export const readCatalogue = (app: App): Catalogue => ({
  products: loaded(listProducts(app.api)),
  categories: loaded(listCategories(app.api)),
  countries: readCountries(app),
});
