import type { Client } from './client.ts';
import { listProducts as list } from './products.ts';

export { listCountries } from './countries.ts';
export { countedCategories, countedCountries } from './counts.ts';
export { getProduct } from './products.ts';

/** The complete catalogue; a long one is read in a worker. */
export const listProducts = (client: Client) =>
  list(client, undefined, async () => (await import('./animals-reader.ts')).animalsReader());
