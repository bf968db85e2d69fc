// §7 Commerce: `GET ecommerce/categories`, `GET
// §7 Commerce: `GET ecommerce/pays/`, `GET

import { describe, expect, it, vi } from 'vitest';
import { createClient } from './client.ts';
import { countedCategories, countedCountries } from './counts.ts';

/** A provider that answers each path as given, and refuses all others. */
function provider(answers: Readonly<Record<string, unknown>>) {
  const asked: string[] = [];
  const client = createClient({
    root: 'https://shop.test/api/v1',
    token: () => null,
    csrf: () => [],
    fetch: async ({ url }) => {
      const path = new URL(url).pathname.replace('/api/v1/ecommerce/', '');
      asked.push(path);
      const body = answers[path];
      if (body === 'lost') throw new TypeError('network');
      if (body === 'never') return new Promise<Response>(() => undefined);
      return new Response(JSON.stringify(body ?? {}), { status: body === undefined ? 503 : 200 });
    },
  });
  return { client, asked };
}

const sheep = { id: 'ovins', nom_categorie: 'Moutons' };
const goats = { id: 'caprins', nom_categorie: 'Chèvres' };
const mali = { id: 'ml', libelle: 'Mali', flag: '/ml.svg', code: 'ML' };

describe('the numbers of animals', () => {
  it('are those of the list where it has them: nothing more is asked', async () => {
    const { client, asked } = provider({ categories: [{ ...sheep, count: 3 }], pays: [] });
    expect(await countedCategories(client)).toMatchObject({ data: [{ id: 'ovins', count: 3 }] });
    expect(asked).toEqual(['categories']);
  });

  it('are asked for where the list came without them', async () => {
    const { client, asked } = provider({
      categories: [{ ...sheep, count: 3 }, goats],
      'betail-count-by-categorie/': [
        { ...goats, count: 7 },
        { ...sheep, count: 9 },
      ],
      'pays/': [mali],
      'pays-betail-count': [{ ...mali, betail_count: 12 }],
    });
    expect(await countedCategories(client)).toMatchObject({ data: [{ count: 3 }, { count: 7 }] });
    expect(await countedCountries(client)).toMatchObject({ data: [{ id: 'ml', betail_count: 12 }] });
    expect(asked).toEqual(['categories', 'betail-count-by-categorie/', 'pays/', 'pays-betail-count']);
  });

  it.each([undefined, 'lost', [{ id: 'ml' }], [{ ...mali, id: 'ne', betail_count: 1 }]])(
    'leave the list as it is where they do not come: %j',
    async (counts) => {
      const { client } = provider({ 'pays/': [mali], 'pays-betail-count': counts });
      expect(await countedCountries(client)).toMatchObject({ kind: 'ok', data: [mali] });
    },
  );

  it('leave a refusal of the list a refusal', async () => {
    expect(await countedCategories(provider({}).client)).toMatchObject({ kind: 'refused', status: 503 });
  });

  it('hold the list back for three seconds at most', async () => {
    vi.useFakeTimers();
    const { client } = provider({ 'pays/': [mali], 'pays-betail-count': 'never' });
    const list = countedCountries(client);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await list).toMatchObject({ kind: 'ok', data: [mali] });
    vi.useRealTimers();
  });
});
