import type { Category, Country, Product } from '#openapi/schemas.ts';
import type { Loaded } from '#rules/loaded.ts';
import type { ListAnswer } from './answer.ts';
import type { App } from './app.ts';
import { rememberProducts } from './known-products.ts';
import { createResource, type Resource } from './resource.ts';
import { failedBy } from './unreachable.ts';

type Reading = Pick<App, 'api' | 'initialData'>;

type List<T> = Resource<readonly T[]>;

/** A list without any readable record counts as failed. */
const stateOf = <T>(data: readonly T[], unread = 0): Loaded<readonly T[]> => {
  if (data.length === 0) return { state: unread > 0 ? 'failed' : 'empty' };
  return unread > 0 ? { state: 'ready', data, unread } : { state: 'ready', data };
};

/** A call, whose shapes load after the page. */
type Ask<T> = (reads: typeof import('./reads.ts')) => Promise<ListAnswer<T>>;

async function loaded<T>({ initialData }: Reading, ask: Ask<T>): Promise<Loaded<readonly T[]>> {
  await initialData.phase.touched;
  const answer = await ask(await import('./reads.ts'));
  return answer.kind === 'refused' ? { state: 'failed' } : stateOf(answer.data, answer.unread.length);
}

/** A list for a screen: refusals and failures are both `failed`; an empty list is not. */
const list = <T>(app: Reading, initial: readonly T[] | undefined, ask: Ask<T>): List<T> =>
  createResource(loaded(app, ask).catch(failedBy), initial && stateOf(initial));

/** The three lists that pages of the shop share, loaded independently. A page does not wait for a list it does not need. */
export interface Catalogue {
  products: List<Product>;
  categories: List<Category>;
  countries: List<Country>;
}

/** The provider's countries, for a form that offers them. */
export const readCountries = (app: Reading): Catalogue['countries'] =>
  list(app, app.initialData.get('countries'), ({ listCountries }) => listCountries(app.api));

/** Starts loading the three lists of the shop without waiting. */
export const readCatalogue = (app: Reading): Catalogue => ({
  // The animals in a document are a part of the list.
  products: list(app, undefined, async ({ listProducts }) => {
    const answer = await listProducts(app.api);
    if (answer.kind === 'ok') rememberProducts(app, answer.data);
    return answer;
  }),
  categories: list(app, app.initialData.get('categories'), (reads) => reads.countedCategories(app.api)),
  countries: list(app, app.initialData.get('countries'), (reads) => reads.countedCountries(app.api)),
});
