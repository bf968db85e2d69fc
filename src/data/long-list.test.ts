import { expect, it } from 'vitest';
import type { Product } from '#openapi/schemas.ts';
import { longList, partsOf, streamedList, type WorkerReader } from './long-list.ts';
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

it('passes the records on in slices, in order, with the invalid ones beside them', () => {
  const given = many.map((one, index) => (index % 2 === 0 ? one : { ...one, quantity_initial: 'three' }));
  const parts = [...partsOf(JSON.stringify(given), productShape)];
  expect(parts.map(({ records }) => records.length)).toEqual([250, 250, 101]);
  expect(parts.flatMap(({ records }) => records).map(({ id }) => id)).toEqual(
    many.filter((_, index) => index % 2 === 0).map(({ id }) => id),
  );
  expect(parts.flatMap(({ unread }) => unread)).toEqual(given.filter((_, index) => index % 2 === 1));
  expect(parts[0]?.records[0]?.price).toBe(120_000);
});

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Streams a list in chunks of `size` bytes, without a worker. */
async function readHere(text: string, size = 65_536) {
  const list = streamedList(productShape, async () => null);
  const bytes = bytesOf(text);
  for (let at = 0; at < bytes.length; at += size) list.onChunk(bytes.slice(at, at + size));
  return list.read();
}

/** A reader like the worker's, with what it was given. */
function beside(read: WorkerReader<Product>['read']) {
  const taken: Uint8Array[] = [];
  let ends = 0;
  const reader: WorkerReader<Product> = {
    onChunk: (part) => void taken.push(part),
    read,
    end: () => {
      ends += 1;
    },
  };
  return {
    read: async () => reader,
    text: () => Buffer.concat(taken).toString(),
    ends: () => ends,
  };
}

const room = ' '.repeat(longList);
const notAsked = () => Promise.reject(new Error('not asked'));

it.each([
  ['no JSON', '['],
  ['no list', '{}'],
])('%s is malformed, however it is read', async (_, text) => {
  expect(() => [...partsOf(text, productShape)]).toThrow(expect.objectContaining(malformed));
  await expect(readHere(text)).rejects.toMatchObject(malformed);
  await expect(readHere(text + room)).rejects.toMatchObject(malformed);
  const { client } = await startProvider(() => ({ raw: text }));
  await expect(listProducts(client())).rejects.toMatchObject(malformed);
});

it('an empty list is one, and so is one of which nothing fits', async () => {
  const nothing = { records: [], unread: [] };
  expect(await readHere('[]')).toEqual(nothing);
  expect(await readHere(`[${room}]`)).toEqual(nothing);
  expect(await readHere('[{"id":1}]')).toEqual({ records: [], unread: [{ id: 1 }] });
  expect(await readHere(`[{"id":1}]${room}`)).toEqual({ records: [], unread: [{ id: 1 }] });
});

it('a letter that is parted by two parts is whole again', async () => {
  const text = JSON.stringify(many.slice(0, 2));
  for (const read of [await readHere(text, 7), await readHere(text + room, 4099)]) {
    expect(read.records.map(({ name }) => name)).toEqual(['Bélier 0', 'Bélier 1']);
  }
});

it('a long list is handed over while it comes, byte for byte, and read beside the page', async () => {
  const { client } = await startProvider(() => ({ json: many }));
  expect(JSON.stringify(many).length).toBeGreaterThan(longList);
  const there = beside(async () => ({ records: [], unread: [1] }));
  expect(await listProducts(client(), undefined, there.read)).toMatchObject({
    kind: 'ok',
    data: [],
    unread: [1],
  });
  expect(there.text()).toBe(JSON.stringify(many));
  expect(there.ends()).toBe(1);
});

it('the worker receives the first part of a list before the last part has arrived', async () => {
  let go = (): void => undefined;
  const { client } = await startProvider((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write(`[${room}`);
    go = () => void (response.writableEnded || response.end(']'));
    return undefined;
  });
  const there = beside(async () => ({ records: [], unread: [1] }));
  const reader = await there.read();
  const onChunk = (part: Uint8Array<ArrayBuffer>): void => {
    reader.onChunk(part);
    go();
  };
  const answer = listProducts(client(), undefined, async () => ({ ...reader, onChunk }));
  expect(await answer).toMatchObject({ kind: 'ok', data: [], unread: [1] });
});

it.each([
  ['cannot be', async () => null],
  ['fails', () => Promise.reject(new Error('offline'))],
  ['comes to nothing', beside(async () => null).read],
])('where reading beside the page %s, a long list is read in slices', async (_, read) => {
  const { client } = await startProvider(() => ({ json: many }));
  const answer = await listProducts(client(), undefined, read);
  expect(answer).toMatchObject({ kind: 'ok', data: { length: many.length } });
});

it('a short list is nobody else’s to read', async () => {
  const { client } = await startProvider(() => ({ json: many.slice(0, 3) }));
  expect(await listProducts(client(), undefined, notAsked)).toMatchObject({ data: { length: 3 } });
});

it('a refusal keeps its words, however long they are', async () => {
  const { client } = await startProvider(() => ({ status: 503, json: { message: 'Plus tard.', room } }));
  const there = beside(notAsked);
  expect(await listProducts(client(), undefined, there.read)).toEqual({
    kind: 'refused',
    status: 503,
    message: 'Plus tard.',
  });
  expect(there.text()).toBe('');
});

it('the worker is released if the list is aborted', async () => {
  const { client } = await startProvider((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write(`[${room}`);
    return undefined;
  });
  const there = beside(notAsked);
  await expect(listProducts(client({ timeoutMs: 200 }), undefined, there.read)).rejects.toMatchObject({
    reason: 'timeout',
  });
  expect(there.ends()).toBe(1);
});
