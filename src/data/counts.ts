import type { Category, Country } from '#openapi/schemas.ts';
import { countsWithin } from '#rules/waits.ts';
import type { ListAnswer } from './answer.ts';
import { countByCategory, listCategories } from './categories.ts';
import type { Client } from './client.ts';
import { countByCountry, listCountries } from './countries.ts';

/** A list with each entry's number of animals; if an entry lacks it, the provider's counts are added. */
async function completed<Entry extends { id: string }, Counted extends { id: string }>(
  answer: Promise<ListAnswer<Entry>>,
  isCounted: (entry: Entry) => boolean,
  count: (signal: AbortSignal) => Promise<ListAnswer<Counted>>,
  withCount: (entry: Entry, counted: Counted) => Entry,
): Promise<ListAnswer<Entry>> {
  const list = await answer;
  if (list.kind === 'refused' || list.data.every(isCounted)) return list;
  // Without its counts the list is still shown.
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), countsWithin);
  const counts = await count(late.signal).catch(() => null);
  clearTimeout(timer);
  if (counts === null || counts.kind === 'refused') return list;
  const known = new Map(counts.data.map((counted) => [counted.id, counted]));
  const data = list.data.map((entry) => {
    const counted = known.get(entry.id);
    return isCounted(entry) || counted === undefined ? entry : withCount(entry, counted);
  });
  return { ...list, data };
}

/** Every category with its number of products (specification §2 Catalogue, §7). */
export const countedCategories = (client: Client): Promise<ListAnswer<Category>> =>
  completed(
    listCategories(client),
    (category) => category.count !== undefined,
    (signal) => countByCategory(client, signal),
    (category, { count }) => ({ ...category, count }),
  );

/** Every country of origin with its number of animals (specification §2 Home, §7). */
export const countedCountries = (client: Client): Promise<ListAnswer<Country>> =>
  completed(
    listCountries(client),
    (country) => country.betail_count !== undefined,
    (signal) => countByCountry(client, signal),
    (country, { betail_count }) => ({ ...country, betail_count }),
  );
