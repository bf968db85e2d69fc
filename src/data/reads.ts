import type { Client } from '#api/client.ts';
import { listProducts as list } from '#api/products.ts';

export { listCountries } from '#api/countries.ts';
export { getProduct } from '#api/products.ts';
export { countedCategories, countedCountries } from './-counts.ts';

/** The complete catalogue; a long one is read in a worker. */
export const listProducts = (client: Client) =>
  list(client, undefined, async () => (await import('#app/animals-reader.ts')).animalsReader());
