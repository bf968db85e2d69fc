import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '#openapi/schemas.ts';
import { newCustomer, putOnSale } from '../customer/purchases.ts';
import { signIn, Visitor } from '../customer/visitor.ts';
import type { Sandbox } from '../server.ts';
import { startForTest } from '../testing/start.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startForTest({ faults: true });
});

afterAll(() => sandbox.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.url}/api/v1/${path}`, { headers });

test('lists, counts and animals can be cached, and are not sent again while they are valid', async () => {
  const { id } = await putOnSale(sandbox);
  for (const path of [
    'ecommerce/products-betails/',
    `ecommerce/products-betails/${id}`,
    'ecommerce/categories',
    'ecommerce/betail-count-by-categorie/',
    'ecommerce/pays/',
    'ecommerce/pays-betail-count',
  ]) {
    const first = await get(path);
    const tag = first.headers.get('etag') ?? '';
    expect([path, first.status, first.headers.get('cache-control')]).toEqual([
      path,
      200,
      'private, no-cache',
    ]);
    expect(tag).toMatch(/^W\/"[\w-]{27}"$/);
    const again = await get(path, { 'if-none-match': tag, 'accept-encoding': 'br' });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('etag')).toBe(tag);
    expect(again.headers.get('cache-control')).toBe('private, no-cache');
  }
});

test('a changed price changes the tag', async () => {
  const { id } = await putOnSale(sandbox);
  const path = `ecommerce/products-betails/${id}`;
  const tag = (await get(path)).headers.get('etag') ?? '';
  const staff = await signIn(sandbox, 'equipe@exemple.ci');
  await staff.patch(`${path}/`, { price: 199_000 });
  const changed = await get(path, { 'if-none-match': tag });
  expect(changed.status).toBe(200);
  expect(((await changed.json()) as Product).price).toBe(199_000);
});

test('a 304 sets the csrf cookie of a browser that lacks it', async () => {
  const first = await get('ecommerce/categories');
  const cookie = /csrftoken=[^;]+/.exec(first.headers.get('set-cookie') ?? '')?.[0] ?? '';
  const conditional = { 'if-none-match': first.headers.get('etag') ?? '' };
  const without = await get('ecommerce/categories', conditional);
  expect([without.status, without.headers.get('set-cookie')]).toEqual([
    304,
    expect.stringMatching(/^csrftoken=/),
  ]);
  expect(
    (await get('ecommerce/categories', { ...conditional, cookie })).headers.get('set-cookie'),
  ).toBeNull();
});

test('no private answer, no refusal and no broken answer can be cached', async () => {
  const customer = await newCustomer(sandbox);
  for (const path of ['auth/me/', 'ecommerce/panier/', 'ecommerce/orders/']) {
    const { headers } = await customer.get(path);
    expect([path, headers.get('cache-control'), headers.get('etag')]).toEqual([path, 'no-store', null]);
  }
  const refused = await get('ecommerce/products-betails/1');
  expect([refused.status, refused.headers.get('cache-control'), refused.headers.get('etag')]).toEqual([
    404,
    'no-store',
    null,
  ]);
  const tag = (await get('ecommerce/categories')).headers.get('etag') ?? '';
  for (const kind of ['broken-body', 'html'] as const) {
    sandbox.faults?.add({ operationId: 'listCategories', kind });
    const broken = await get('ecommerce/categories', { 'if-none-match': tag });
    expect([broken.status, broken.headers.get('cache-control'), broken.headers.get('etag')]).toEqual([
      200,
      'no-store',
      null,
    ]);
    expect(await broken.text()).not.toBe('');
  }
  const { status } = await new Visitor(sandbox).get('ecommerce/categories');
  expect(status).toBe(200);
});
