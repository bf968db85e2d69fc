import type { Answer } from '#api/answer.ts';
import { listCountries } from '#api/countries.ts';
import { listProducts } from '#api/products.ts';
import type { App } from '#app/app.ts';
import type { Category, Country, Product } from '#openapi/schemas.ts';
import type { Loaded } from '#screens/loaded.ts';
import { countedCategories, countedCountries } from './-counts.ts';
import { type Arriving, arriving } from './-settled.ts';

type List<T> = Arriving<readonly T[]>;

async function loaded<T>(answer: Promise<Answer<readonly T[]>>): Promise<Loaded<readonly T[]>> {
  try {
    const read = await answer;
    if (read.kind === 'refused') return { state: 'failed' };
    return read.data.length === 0 ? { state: 'empty' } : { state: 'ready', data: read.data };
  } catch {
    return { state: 'failed' };
  }
}

/** A list as a screen takes it; a refusal and a failure are both `failed`, an empty list never is. */
const list = <T>(answer: Promise<Answer<readonly T[]>>): List<T> => arriving(loaded(answer));

/** What every page of the shop reads once: three lists, each on its own way. No page waits for one that it does not need. */
export interface Catalogue {
  products: List<Product>;
  categories: List<Category>;
  countries: List<Country>;
}

/** The provider's countries, for a form that lets choose one. */
export const readCountries = (app: Pick<App, 'api'>): Catalogue['countries'] => list(listCountries(app.api));

export const readCatalogue = (app: Pick<App, 'api'>): Catalogue => ({
  products: list(listProducts(app.api)),
  categories: list(countedCategories(app.api)),
  countries: list(countedCountries(app.api)),
});
