import type { Answer } from '#api/answer.ts';
import type { App } from '#app/app.ts';
import type { Category, Country, Product } from '#openapi/schemas.ts';
import type { Loaded } from '#screens/loaded.ts';
import { remember } from './-known-products.ts';
import { type Arriving, arriving } from './-settled.ts';

type Reading = Pick<App, 'api' | 'arrival'>;

/** The calls, with the shapes of their answers: they come after the page. */
const reads = ({ arrival }: Reading) => arrival.over.then(() => import('./-reads.ts'));

type List<T> = Arriving<readonly T[]>;

const stateOf = <T>(data: readonly T[]): Loaded<readonly T[]> =>
  data.length === 0 ? { state: 'empty' } : { state: 'ready', data };

async function loaded<T>(answer: Promise<Answer<readonly T[]>>): Promise<Loaded<readonly T[]>> {
  try {
    const read = await answer;
    if (read.kind === 'refused') return { state: 'failed' };
    return stateOf(read.data);
  } catch {
    return { state: 'failed' };
  }
}

/** A list as a screen takes it; a refusal and a failure are both `failed`, an empty list never is. */
const list = <T>(answer: Promise<Answer<readonly T[]>>, initial?: readonly T[]): List<T> =>
  arriving(loaded(answer), initial === undefined ? undefined : stateOf(initial));

/** What every page of the shop reads once: three lists, each on its own way. No page waits for one that it does not need. */
export interface Catalogue {
  products: List<Product>;
  categories: List<Category>;
  countries: List<Country>;
}

/** The provider's countries, for a form that lets choose one. */
export const readCountries = (app: Reading): Catalogue['countries'] =>
  list(
    reads(app).then(({ listCountries }) => listCountries(app.api)),
    app.arrival.initial('countries'),
  );

async function readProducts(app: Reading): Promise<Answer<readonly Product[]>> {
  const { listProducts } = await reads(app);
  const answer = await listProducts(app.api);
  if (answer.kind === 'ok') remember(app, answer.data);
  return answer;
}

/** Begins to read the three lists of the shop; none of them is waited for. */
export const readCatalogue = (app: Reading): Catalogue => ({
  products: list(readProducts(app), app.arrival.initial('products')),
  categories: list(
    reads(app).then(({ countedCategories }) => countedCategories(app.api)),
    app.arrival.initial('categories'),
  ),
  countries: list(
    reads(app).then(({ countedCountries }) => countedCountries(app.api)),
    app.arrival.initial('countries'),
  ),
});
