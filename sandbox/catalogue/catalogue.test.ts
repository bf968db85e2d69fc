// §7 Commerce: `GET ecommerce/products-betails/`, `GET
// §7 Commerce: `POST ecommerce/products-betails/`, `PATCH`
// §7 Commerce: `POST ecommerce/categories/`, `PATCH`
// §7 Commerce: `POST ecommerce/pays/`, `PATCH`

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Category, CategoryCount, Country, CountryCount, Product } from '#openapi/schemas.ts';
import { choose, fillCart, newCustomer, order } from '../customer/purchases.ts';
import { signIn, Visitor } from '../customer/visitor.ts';
import type { Sandbox } from '../server.ts';
import { startForTest } from '../testing/start.ts';

let sandbox: Sandbox;
let visitor: Visitor;
let staff: Visitor;
let category: string;
let origine: string;

beforeAll(async () => {
  sandbox = await startForTest();
  visitor = new Visitor(sandbox);
  staff = await signIn(sandbox, 'equipe@exemple.ci');
  category = (await visitor.get<Category[]>('ecommerce/categories')).body[0]?.id ?? '';
  origine = (await visitor.get<Country[]>('ecommerce/pays/')).body[0]?.id ?? '';
});

afterAll(() => sandbox.stop());

const animal = (changes: object = {}) => ({
  name: 'Bélier Ladoum d’essai',
  description: 'Un bélier pour les essais.',
  price: 300_000,
  category,
  origine,
  quantity_initial: 4,
  ...changes,
});

const create = (changes: object = {}) =>
  staff.post<Product & { message: string }>('ecommerce/products-betails/', animal(changes));

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

function form(fields: Record<string, string | Buffer>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    data.set(name, typeof value === 'string' ? value : new Blob([new Uint8Array(value)]));
  }
  return data;
}

const sendForm = (method: string, path: string, data: FormData) =>
  fetch(`${sandbox.url}/api/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${staff.token}` },
    body: data,
  });

test('the catalogue is a plain list of at least 60 animals, the same each time', async () => {
  const first = await visitor.get<Product[]>('ecommerce/products-betails/');
  expect(first.status).toBe(200);
  expect(first.body.length).toBeGreaterThanOrEqual(60);
  expect((await visitor.get<Product[]>('ecommerce/products-betails/')).body).toEqual(first.body);
});

test('a product is read by its id', async () => {
  const { body } = await visitor.get<Product[]>('ecommerce/products-betails/');
  const [product] = body;
  expect((await visitor.get<Product>(`ecommerce/products-betails/${product?.id}`)).body).toEqual(product);
});

test('the counts are those of the catalogue', async () => {
  const { body } = await visitor.get<Product[]>('ecommerce/products-betails/');
  const byCategory = await visitor.get<CategoryCount[]>('ecommerce/betail-count-by-categorie/');
  for (const { id, count } of byCategory.body) {
    expect(count).toBe(body.filter((product) => product.category.id === id).length);
  }
  const byCountry = await visitor.get<CountryCount[]>('ecommerce/pays-betail-count');
  for (const { id, betail_count } of byCountry.body) {
    expect(betail_count).toBe(body.filter((product) => product.origine.id === id).length);
  }
});

test('staff creates, changes and deletes a product', async () => {
  const created = await create({ promo_price: 280_000, taille: 'grand' });
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject({ promo_price: 280_000, taille: 'grand', quantity_vendu: 0 });
  const path = `ecommerce/products-betails/${created.body.id}`;
  const changed = await staff.patch<Product>(`${path}/`, { price: 310_000, promo_price: 0 });
  expect(changed.body).toMatchObject({ price: 310_000, promo_price: null, taille: 'grand' });
  expect((await visitor.get<Product>(path)).body).toEqual(changed.body);
  expect((await staff.delete(`${path}/`)).status).toBe(204);
  expect((await visitor.get(path)).status).toBe(404);
  expect((await staff.delete(`${path}/`)).status).toBe(404);
});

test.each([
  ['a promotion that is not lower than the price', { promo_price: 300_000 }],
  ['a category that is none', { category: randomUUID() }],
  ['an origin that is none', { origine: 'nulle-part' }],
  ['a price of nothing', { price: 0 }],
  ['a price with centimes', { price: 1000.5 }],
  ['a size that is none', { taille: 'immense' }],
])('%s is refused', async (_what, changes) => {
  expect((await create(changes)).status).toBe(400);
});

test('a price cannot fall below the promotion, nor the quantity below what was sold', async () => {
  const { body } = await create({ promo_price: 280_000 });
  expect((await staff.patch(`ecommerce/products-betails/${body.id}/`, { price: 280_000 })).status).toBe(400);
  const customer = await newCustomer(sandbox);
  await fillCart(customer, body.id, 2);
  await order(customer);
  const path = `ecommerce/products-betails/${body.id}/`;
  expect((await staff.patch(path, { quantity_initial: 1 })).status).toBe(400);
  expect((await staff.patch(path, { quantity_initial: 2 })).status).toBe(200);
});

test('an animal of an open order stays; of a finished one it leaves the catalogue, not the invoice', async () => {
  const { body: product } = await create();
  const customer = await newCustomer(sandbox);
  await fillCart(customer, product.id);
  const placed = await order(customer);
  const path = `ecommerce/products-betails/${product.id}/`;
  expect((await staff.delete(path)).status).toBe(409);
  await choose(placed.body.payment_url, 'refuser');
  expect((await staff.delete(path)).status).toBe(204);
  const invoice = await customer.get<{ items: { product: { name: string } }[] }>(
    `ecommerce/get-detail-order/${placed.body.order_number}`,
  );
  expect(invoice.body.items[0]?.product.name).toBe(product.name);
});

test('an animal that leaves the catalogue leaves the carts', async () => {
  const { body } = await create();
  const customer = await newCustomer(sandbox);
  await fillCart(customer, body.id);
  await staff.delete(`ecommerce/products-betails/${body.id}/`);
  expect((await customer.get('ecommerce/panier/')).body).toEqual([]);
});

test('a form with a picture makes a product, and the picture is served', async () => {
  const fields = { ...animal(), price: '300000', quantity_initial: '4', promo_price: '', image1: png };
  const response = await sendForm('POST', 'ecommerce/products-betails/', form(fields));
  expect(response.status).toBe(201);
  const product: Product = await response.json();
  expect(product).toMatchObject({ price: 300_000, promo_price: null, quantity_initial: 4 });
  const picture = await fetch(sandbox.url + product.image1);
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await picture.arrayBuffer())).toEqual(png);
});

test('a picture that is a script, or a form that is broken, is refused', async () => {
  const fields = { ...animal(), price: '300000', quantity_initial: '4' };
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const refused = await sendForm('POST', 'ecommerce/products-betails/', form({ ...fields, image1: script }));
  expect(refused.status).toBe(400);
  const missing = await sendForm('POST', 'ecommerce/products-betails/', form({ name: 'Sans prix' }));
  expect(missing.status).toBe(400);
});

test.each([
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'https://ailleurs.exemple.ci/belier.png',
  '//ailleurs.exemple.ci/belier.png',
  '/media/../api/v1/auth/logout/',
  '/media/animals/belier.png?suite=//ailleurs',
  'media/animals/ram-white-morning.svg',
])('the address of a picture that is not the provider’s own is refused, as %s', async (address) => {
  const { body: product } = await create();
  const flagged = { libelle: `Pays ${randomUUID()}`, code: 'TD', flag: address };
  for (const { status, body } of [
    await create({ image1: address }),
    await staff.patch(`ecommerce/products-betails/${product.id}/`, { image6: address }),
    await staff.post('ecommerce/pays/', flagged),
  ]) {
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('doit commencer par /media/');
  }
});

test('the address of one of the provider’s own pictures is accepted, and an empty one removes it', async () => {
  const { body: product } = await create();
  const path = `ecommerce/products-betails/${product.id}/`;
  const own = '/media/animals/ram-white-morning.svg';
  expect((await staff.patch<Product>(path, { image1: own })).body.image1).toBe(own);
  expect((await staff.patch<Product>(path, { image1: '' })).body.image1).toBeNull();
});

test('a category is added, renamed and removed; one in use stays', async () => {
  const name = `Camelins ${randomUUID()}`;
  const created = await staff.post<Category>('ecommerce/categories/', { nom_categorie: name });
  expect(created.status).toBe(201);
  expect((await staff.post('ecommerce/categories/', { nom_categorie: name })).status).toBe(400);
  const path = `ecommerce/categories/${created.body.id}/`;
  const renamed = await staff.patch<Category>(path, { nom_categorie: `${name} bis` });
  expect(renamed.body.nom_categorie).toBe(`${name} bis`);
  expect((await staff.delete(path)).status).toBe(204);
  expect((await staff.delete(path)).status).toBe(404);
  expect((await staff.delete(`ecommerce/categories/${category}/`)).status).toBe(409);
});

test('a country is added with the flag of its code, changed and removed; one in use stays', async () => {
  const created = await staff.post<Country>('ecommerce/pays/', {
    libelle: `Tchad ${randomUUID()}`,
    code: 'TD',
  });
  expect(created.status).toBe(201);
  expect(created.body.flag).toBe('/media/flags/td.svg');
  const path = `ecommerce/pays/${created.body.id}/`;
  expect((await sendForm('PATCH', path, form({ flag: png }))).status).toBe(200);
  const list = (await visitor.get<Country[]>('ecommerce/pays/')).body;
  expect(list.find(({ id }) => id === created.body.id)?.flag).toMatch(/^\/media\/uploads\//);
  expect((await staff.delete(path)).status).toBe(204);
  expect((await staff.delete(`ecommerce/pays/${origine}/`)).status).toBe(409);
});

test('a film is sent whole or the part that a player asks for', async () => {
  const film = (range?: string) =>
    fetch(`${sandbox.url}/media/photos/toronke.mp4`, range === undefined ? {} : { headers: { range } });
  const whole = await film();
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/mp4']);
  expect(whole.headers.get('accept-ranges')).toBe('bytes');
  for (const [asked, from, to] of [
    ['bytes=0-', 0, bytes.length - 1],
    ['bytes=4-7', 4, 7],
    [`bytes=1000-${bytes.length + 5}`, 1000, bytes.length - 1],
  ] as const) {
    const part = await film(asked);
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes ${from}-${to}/${bytes.length}`,
    ]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(from, to + 1));
  }
  for (const asked of ['bytes=9-4', `bytes=${bytes.length}-`, 'lines=1-2'])
    expect((await film(asked)).status, asked).toBe(200);
});

test.each(['/media/animals/ram-white-morning.svg', '/media/flags/ci.svg'])(
  '%s is drawn and cached',
  async (path) => {
    const response = await fetch(sandbox.url + path);
    expect(response.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(response.headers.get('cache-control')).toBe('public, max-age=604800');
    expect(await response.text()).toMatch(/^<svg/);
    const again = await fetch(sandbox.url + path, {
      headers: { 'if-none-match': response.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  },
);

test('every picture and flag of the catalogue exists', async () => {
  const { body } = await visitor.get<Product[]>('ecommerce/products-betails/');
  const addresses = body.flatMap((product) => [
    ...[product.image1, product.image2, product.image3, product.image4, product.image5, product.image6],
    product.origine.flag,
  ]);
  const wanted = [...new Set(addresses.filter((address) => typeof address === 'string'))];
  expect(wanted.length).toBeGreaterThan(20);
  const statuses = await Promise.all(
    wanted.map(async (address) => (await fetch(sandbox.url + address, { method: 'HEAD' })).status),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('an unknown picture is 404', async () => {
  for (const path of ['/media/animals/dragon.svg', '/media/flags/..%2f..svg', '/media/uploads/x']) {
    expect((await fetch(sandbox.url + path)).status).toBe(404);
  }
});

test('answers are compressed for clients that accept it', async () => {
  const response = await fetch(`${sandbox.url}/api/v1/ecommerce/products-betails/`, {
    headers: { 'accept-encoding': 'br' },
  });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('vary')).toBe('accept-encoding');
  expect(((await response.json()) as Product[]).length).toBeGreaterThanOrEqual(60);
});
