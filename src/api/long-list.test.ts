import { expect, it } from 'vitest';
import { longText, readInSlices, recordsOf } from './long-list.ts';
import { listProducts, productShape } from './products.ts';
import { startProvider } from './testing/scripted-provider.ts';

const animal = (number: number) => ({
  id: `animal-${number}`,
  name: `Bélier ${number}`,
  description: 'Robe blanche, '.repeat(40),
  price: '120000.00',
  promo_price: null,
  category: { id: 'c', nom_categorie: 'Moutons' },
  origine: { id: 'ci', libelle: 'Côte d’Ivoire', flag: '/f.svg', code: 'CI' },
  taille: 'grand',
  quantity_initial: 3,
  quantity_vendu: 1,
  created_at: '2026-01-01T00:00:00Z',
});
const many = Array.from({ length: 1201 }, (_, number) => animal(number));
const malformed = { reason: 'malformed' };

it('hands the records over some at a time, in their order, and leaves out those that do not fit', () => {
  const given = many.map((one, index) => (index % 2 === 0 ? one : { ...one, quantity_initial: 'three' }));
  const parts = [...recordsOf(JSON.stringify(given), productShape)];
  expect(parts.map(({ length }) => length)).toEqual([250, 250, 101]);
  expect(parts.flat().map(({ id }) => id)).toEqual(
    many.filter((_, index) => index % 2 === 0).map(({ id }) => id),
  );
  expect(parts[0]?.[0]?.price).toBe(120_000);
});

it.each([
  ['no JSON', '['],
  ['no list', '{}'],
  ['nothing that fits', JSON.stringify([{ id: 1 }])],
])('%s is malformed, however it is read', async (_, text) => {
  expect(() => [...recordsOf(text, productShape)]).toThrow(expect.objectContaining(malformed));
  await expect(readInSlices(text, productShape)).rejects.toMatchObject(malformed);
  const { client } = await startProvider(() => ({ raw: text }));
  await expect(listProducts(client())).rejects.toMatchObject(malformed);
});

it('an empty list is one', async () => {
  expect([...recordsOf('[]', productShape)].flat()).toEqual([]);
});

it('a long list is read beside the page, and in slices where that cannot be; a short one at once', async () => {
  const { client } = await startProvider(({ path }) => ({
    json: path.startsWith('/short') ? many.slice(0, 3) : many,
  }));
  expect(JSON.stringify(many).length).toBeGreaterThan(longText);
  const read: number[] = [];
  const readAnimals = async (text: string) => {
    read.push(text.length);
    return null;
  };
  const inSlices = await listProducts(client(), undefined, readAnimals);
  expect(inSlices).toMatchObject({ kind: 'ok', data: { length: many.length } });
  expect(read).toEqual([JSON.stringify(many).length]);
  const beside = await listProducts(client(), undefined, async () => []);
  expect(beside).toMatchObject({ kind: 'ok', data: [] });
});

it('a short list is nobody else’s to read', async () => {
  const { client } = await startProvider(() => ({ json: many.slice(0, 3) }));
  const readAnimals = () => Promise.reject(new Error('not asked'));
  expect(await listProducts(client(), undefined, readAnimals)).toMatchObject({ data: { length: 3 } });
});
