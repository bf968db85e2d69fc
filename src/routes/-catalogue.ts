import type { ListAnswer } from '#api/answer.ts';
import type { App } from '#app/app.ts';
import type { Category, Country, Product } from '#openapi/schemas.ts';
import type { Loaded } from '#screens/loaded.ts';
import { remember } from './-known-products.ts';
import { type Arriving, arriving } from './-settled.ts';

type Reading = Pick<App, 'api' | 'arrival'>;

type List<T> = Arriving<readonly T[]>;

/** A list of which nothing could be read is none that came. */
const stateOf = <T>(data: readonly T[], unread = 0): Loaded<readonly T[]> => {
  if (data.length === 0) return { state: unread > 0 ? 'failed' : 'empty' };
  return unread > 0 ? { state: 'ready', data, unread } : { state: 'ready', data };
};

/** The calls, with the shapes of their answers: they come after the page. */
type Ask<T> = (reads: typeof import('./-reads.ts')) => Promise<ListAnswer<T>>;

async function loaded<T>({ arrival }: Reading, ask: Ask<T>): Promise<Loaded<readonly T[]>> {
  try {
    await arrival.over;
    const answer = await ask(await import('./-reads.ts'));
    return answer.kind === 'refused' ? { state: 'failed' } : stateOf(answer.data, answer.unread.length);
  } catch {
    return { state: 'failed' };
  }
}

/** A list as a screen takes it; a refusal and a failure are both `failed`, an empty list never is. */
const list = <T>(app: Reading, initial: readonly T[] | undefined, ask: Ask<T>): List<T> =>
  arriving(loaded(app, ask), initial && stateOf(initial));

/** What every page of the shop reads once: three lists, each on its own way. No page waits for one that it does not need. */
export interface Catalogue {
  products: List<Product>;
  categories: List<Category>;
  countries: List<Country>;
}

/** The provider's countries, for a form that lets choose one. */
export const readCountries = (app: Reading): Catalogue['countries'] =>
  list(app, app.arrival.initial('countries'), ({ listCountries }) => listCountries(app.api));

/** Begins to read the three lists of the shop; none of them is waited for. */
export const readCatalogue = (app: Reading): Catalogue => ({
  products: list(app, app.arrival.initial('products'), async ({ listProducts }) => {
    const answer = await listProducts(app.api);
    if (answer.kind === 'ok') remember(app, answer.data);
    return answer;
  }),
  categories: list(app, app.arrival.initial('categories'), (reads) => reads.countedCategories(app.api)),
  countries: list(app, app.arrival.initial('countries'), (reads) => reads.countedCountries(app.api)),
});
