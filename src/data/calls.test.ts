// §1: Administrators’ and staff’s
// §3 Entities: Category, country, product,
// §3 Entities: Payloads of registration,
// §7 Calls: All 43 operations
// §7 Commerce: `GET ecommerce/products-betails/`, `GET
// §7 Commerce: `POST ecommerce/products-betails/`, `PATCH`
// §7 Commerce: `GET ecommerce/categories`, `GET
// §7 Commerce: `POST ecommerce/categories/`, `PATCH`
// §7 Commerce: `GET ecommerce/pays/`, `GET
// §7 Commerce: `POST ecommerce/pays/`, `PATCH`
// §7 Commerce: `GET ecommerce/top-products/`, `GET
// §7 Commerce: `GET ecommerce/orders/`, `GET
// §7 Commerce: `PATCH ecommerce/update-order-status/{id}/` with
// §7 Commerce: `GET` and `POST
// §7 Commerce: `POST ecommerce/checkout/`: the
// §7 Accounts: `POST auth/login/`, `POST
// §7 Accounts: `POST auth/register/`, `POST
// §7 Accounts: `POST auth/password-reset/`, `POST
// §7 Accounts: `GET auth/me/`, `PATCH
// §7 Accounts: `POST auth/register-staff-member/`, `PATCH
// §7 Calls: Error bodies are

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as accounts from './accounts.ts';
import type { Answer } from './answer.ts';
import * as backOffice from './back-office/catalogue.ts';
import * as sales from './back-office/sales.ts';
import * as staff from './back-office/staff.ts';
import * as cart from './cart.ts';
import * as categories from './categories.ts';
import * as checkout from './checkout.ts';
import type { Client } from './client.ts';
import * as countries from './countries.ts';
import * as orders from './orders.ts';
import * as products from './products.ts';
import * as signIn from './sign-in.ts';
import { order, startProvider } from './testing/scripted-provider.ts';
import { Unreachable } from './unreachable.ts';

type Message = { $ref?: string; content?: Record<string, { examples?: Record<string, { $ref?: string }> }> };
type Operation = { operationId: string; responses: Record<string, Message> };

const document = parse(
  readFileSync(new URL('../../openapi/provider.yaml', import.meta.url), 'utf8'),
) as Record<string, unknown> & { paths: Record<string, Record<string, Operation>> };

function resolved(node: unknown): unknown {
  if (typeof node !== 'object' || node === null || !('$ref' in node)) return node;
  let found: unknown = document;
  for (const key of String(node.$ref).slice(2).split('/')) found = (found as Record<string, unknown>)[key];
  return resolved(found);
}

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => method !== 'parameters')
    .map(([method, operation]) => ({ method: method.toUpperCase(), path, ...operation })),
);

/** The first example of the first successful answer in the OpenAPI file. */
function documentedAnswer({ responses }: Operation): { status: number; json?: unknown } {
  const [status = '', answer] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  const media = (resolved(answer) as Message).content?.['application/json'];
  const [example] = Object.values(media?.examples ?? {});
  if (example === undefined) return { status: Number(status) };
  return { status: Number(status), json: (resolved(example) as { value: unknown }).value };
}

type Call = (client: Client) => Promise<Answer<unknown> | { kind: 'unexpected' }>;

const id = 'a b/c';
const product = {
  name: 'Ladoum royal',
  description: 'Grand bélier.',
  price: 850000,
  category: 'c',
  origine: 'o',
  quantity_initial: 6,
};
const person = {
  first_name: 'Moussa',
  last_name: 'Diallo',
  email: 'equipe@exemple.ci',
  numero_telephone: '2250500000002',
  password1: 'Equipe-2026',
};

/* The calls by operationId: an operation without a call, or a call without an operation, fails the test. */
const calls: Record<string, Call> = {
  listProducts: (client) => products.listProducts(client),
  createProduct: (client) => backOffice.createProduct(client, product),
  getProduct: (client) => products.getProduct(client, { id }),
  updateProduct: (client) => backOffice.updateProduct(client, { id, changes: { promo_price: 765000 } }),
  deleteProduct: (client) => backOffice.deleteProduct(client, { id }),
  countByCategory: (client) => categories.countByCategory(client),
  listCategories: (client) => categories.listCategories(client),
  createCategory: (client) => backOffice.createCategory(client, { nom_categorie: 'Chèvres' }),
  updateCategory: (client) =>
    backOffice.updateCategory(client, { id, changes: { nom_categorie: 'Chèvres' } }),
  deleteCategory: (client) => backOffice.deleteCategory(client, { id }),
  listCountries: (client) => countries.listCountries(client),
  createCountry: (client) => backOffice.createCountry(client, { libelle: 'Niger', code: 'NE' }),
  updateCountry: (client) => backOffice.updateCountry(client, { id, changes: { code: 'NE' } }),
  deleteCountry: (client) => backOffice.deleteCountry(client, { id }),
  countByCountry: (client) => countries.countByCountry(client),
  listTopProducts: (client) => sales.listTopProducts(client),
  listOrders: (client) => orders.listOrders(client),
  listRecentOrders: (client) => sales.listRecentOrders(client),
  getDashboardStats: (client) => sales.getDashboardStats(client),
  getOrder: (client) => orders.getOrder(client, { id }),
  getPayment: (client) => orders.getPayment(client, { orderNumberOrTransactionId: id }),
  updateOrderStatus: (client) => sales.updateOrderStatus(client, { id, status: 'SHIPPED' }),
  listCart: (client) => cart.listCart(client),
  addToCart: (client) => cart.addToCart(client, { product_id: id, quantity: 1 }),
  changeQuantity: (client) => cart.changeQuantity(client, { id, quantity: 2 }),
  removeLine: (client) => cart.removeLine(client, { id }),
  placeOrder: (client) => checkout.placeOrder(client, { key: 'one-key-per-attempt', body: order }),
  login: (client) => signIn.login(client, { email: person.email, password: person.password1 }),
  activateByCode: (client) => accounts.activateByCode(client, { otp: '482913', email: person.email }),
  confirmTwoFactor: (client) => signIn.confirmTwoFactor(client, { otp: '73051', username: person.email }),
  register: (client) => accounts.register(client, { ...person, pays: id }),
  changePassword: (client) =>
    accounts.changePassword(client, {
      old_password: 'a',
      new_password1: 'Ladoum!2027',
      new_password2: 'Ladoum!2027',
    }),
  requestPasswordReset: (client) => accounts.requestPasswordReset(client, { email: person.email }),
  finishPasswordReset: (client) =>
    accounts.finishPasswordReset(client, { token: id, new_password: 'Ladoum!2027' }),
  updateAccount: (client) => accounts.updateAccount(client, { first_name: 'Aminata' }),
  registerStaff: (client) => staff.registerStaff(client, { ...person, role: 'staff' }),
  updateStaff: (client) => staff.updateStaff(client, { id, changes: { is_active: false } }),
  getMe: (client) => accounts.getMe(client),
  activateByLink: (client) => accounts.activateByLink(client, { token: id }),
  confirmEmail: (client) => accounts.confirmEmail(client, { token: id }),
  refresh: (client) => signIn.refresh(client, { refreshToken: 'rt' }),
  listUsers: (client) => staff.listUsers(client),
  deleteUser: (client) => staff.deleteUser(client, { id }),
  listStaff: (client) => staff.listStaff(client),
};

it('there is one call for each of the 43 operations and the one that is an addition', () => {
  expect(Object.keys(calls).toSorted()).toEqual(operations.map(({ operationId }) => operationId).toSorted());
  expect(operations).toHaveLength(44);
});

describe.each(operations)('$operationId', (operation) => {
  const call = calls[operation.operationId] as Call;

  it('asks its documented path and understands its documented answer', async () => {
    const { seen, client } = await startProvider(() => documentedAnswer(operation));
    expect(await call(client())).toMatchObject({ kind: 'ok' });
    const path = `/api/v1${operation.path.replace(/\{\w+\}/, encodeURIComponent(id))}`;
    expect(seen).toMatchObject([{ method: operation.method, path }]);
  });

  it('takes every other status as a refusal', async () => {
    const { client } = await startProvider(() => ({ status: 503, json: { message: 'Maintenance.' } }));
    expect(await call(client())).toEqual({ kind: 'refused', status: 503, message: 'Maintenance.' });
  });
});

const writes = operations.filter(({ method }) => method !== 'GET');

describe.each(writes)('the write $operationId', (operation) => {
  it.each([
    ['one cookie', (first: string) => [first]],
    ['two cookies', (first: string) => [first, 'b']],
  ])('is sent once more with the CSRF token that its 403 renewed, of %s', async (_, csrf) => {
    let first = 'old';
    const { seen, client } = await startProvider(({ headers }) => {
      if (headers['x-csrftoken'] === 'renewed') return documentedAnswer(operation);
      first = 'renewed';
      return { status: 403 };
    });
    const call = calls[operation.operationId] as Call;
    expect(await call(client({ csrf: () => csrf(first) }))).toMatchObject({ kind: 'ok' });
    const sent = seen.map(({ method, path, body, headers }) => [method, path, body, headers['x-csrftoken']]);
    expect(sent.map((one) => one.pop())).toEqual(['old', 'renewed']);
    expect(sent[1]).toEqual(sent[0]);
  });
});

/** The paths to every field of a JSON value. */
function fieldsOf(value: unknown, trail: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => [
    [...trail, key],
    ...fieldsOf(child, [...trail, key]),
  ]);
}

function withField(value: unknown, [key = '', ...rest]: (string | number)[], put: unknown): unknown {
  const copy = structuredClone(value) as Record<string | number, unknown>;
  if (rest.length > 0) copy[key] = withField(copy[key], rest, put);
  else if (put === undefined) delete copy[key];
  else copy[key] = put;
  return copy;
}

const answering = operations
  .map((operation) => ({ operationId: operation.operationId, ...documentedAnswer(operation) }))
  .filter(({ json }) => json !== undefined);

describe.each(answering)(
  'an answer of $operationId that breaks the contract',
  ({ operationId, status, json }) => {
    it('in one field is accepted unchanged or malformed, and never causes another error', async () => {
      let answer: unknown;
      const { client } = await startProvider(() => ({ status, json: answer }));
      const shared = client();
      const broken = fc.record({
        trail: fc.constantFrom(...fieldsOf(json)),
        put: fc.constantFrom(undefined, null, '', 'texte', -1, 1e308, true, [], {}, [null]),
      });
      await fc.assert(
        fc.asyncProperty(broken, async ({ trail, put }) => {
          answer = withField(json, trail, put);
          const outcome = await (calls[operationId] as Call)(shared).catch((error: unknown) => error);
          if (outcome instanceof Error) {
            expect(outcome).toBeInstanceOf(Unreachable);
            expect(outcome).toMatchObject({ reason: 'malformed' });
          } else expect(['ok', 'unexpected']).toContain((outcome as { kind: string }).kind);
        }),
        { numRuns: Math.ceil(20 / Number(process.env.SAMPLE_OF ?? 1)), seed: 20261121 },
      );
    });
  },
);

describe('a price', () => {
  const priced = async (price: unknown, promo_price: unknown) => {
    const { json } = documentedAnswer(
      operations.find(({ operationId }) => operationId === 'getProduct') as Operation,
    );
    const { client } = await startProvider(() => ({ json: { ...(json as object), price, promo_price } }));
    const answer = await products.getProduct(client(), { id: '1' });
    return answer.kind === 'ok' && [answer.data.price, answer.data.promo_price];
  };

  it.each([
    [850000, 765000, 850000, 765000],
    ['850000.00', '765000', 850000, 765000],
    ['sur demande', null, 0, null],
    [null, undefined, 0, null],
    [false, 0, 0, 0],
    ['', '', 0, null],
    [{}, [], 0, null],
  ])(
    '%j with the promotion %j is read as %i and %j (0 if the price is not numeric, no promotion if the promotion is not)',
    async (price, promo, read, readPromo) => {
      expect(await priced(price, promo)).toEqual([read, readPromo]);
    },
  );
});

describe('an answer that fits in part', () => {
  const documented = (operationId: string) =>
    documentedAnswer(operations.find((operation) => operation.operationId === operationId) as Operation) as {
      status: number;
      json: never;
    };

  async function read<Data>(
    call: (client: Client) => Promise<Answer<Data>>,
    answer: { status: number; json: unknown },
  ) {
    const { client } = await startProvider(() => answer);
    const answered = await call(client());
    return answered.kind === 'ok' ? answered.data : undefined;
  }

  it('a catalogue list loses the record that does not fit, not the other records', async () => {
    const { status, json } = documented('listProducts') as { status: number; json: object[] };
    const [first, ...others] = json;
    const list = [{ ...first, id: 7 }, ...others, { ...first, image1: 7 }];
    const shown = await read(products.listProducts, { status, json: list });
    expect(shown).toHaveLength(json.length);
    expect(shown?.at(-1)?.image1).toBeUndefined();
  });

  it.each([
    ['products', 'listProducts', (client: Client) => products.listProducts(client), { name: null }],
    ['categories', 'listCategories', categories.listCategories, { nom_categorie: null }],
    ['counted categories', 'countByCategory', categories.countByCategory, { count: null }],
    ['countries', 'listCountries', countries.listCountries, { libelle: null }],
    ['counted countries', 'countByCountry', countries.countByCountry, { betail_count: null }],
    ['best sellers', 'listTopProducts', sales.listTopProducts, { name: null }],
    ['orders', 'listOrders', orders.listOrders, { status: null }],
    ['recent orders', 'listRecentOrders', sales.listRecentOrders, { total_amount: null }],
    ['cart lines', 'listCart', cart.listCart, { product: null }],
    ['customers', 'listUsers', staff.listUsers, { role: null }],
    ['staff', 'listStaff', staff.listStaff, { is_active: null }],
  ] as const)('a list of %s loses the record that cannot be read, and counts it', async (...row) => {
    const [, operationId, call, changes] = row;
    const { status, json } = documented(operationId) as { status: number; json: object[] };
    const asked = async (list: unknown[]) => {
      const { client } = await startProvider(() => ({ status, json: list }));
      return call(client());
    };
    const broken = { ...json[0], ...changes };
    expect(await asked([broken, ...json])).toMatchObject({
      data: { length: json.length },
      unread: { length: 1 },
    });
    expect(await asked([broken])).toMatchObject({ kind: 'ok', data: [], unread: { length: 1 } });
    expect(await asked([])).toMatchObject({ kind: 'ok', data: [], unread: [] });
  });

  type Listed = { client: object; items: { product: object }[] };

  it.each<[string, number, (order: Listed) => object]>([
    ['an animal that is null', 0, ({ items }) => ({ items: [{ ...items[0], product: null }] })],
    ['a status of another language', 1, () => ({ status: 'EN_ROUTE' })],
    ['a status that is no word', 0, () => ({ status: 7 })],
    ['no total', 0, () => ({ total_amount: null })],
    ['a date with a space', 0, () => ({ created_at: '2026-03-12 09:30:00' })],
    [
      'an animal without a category',
      1,
      ({ items }) => ({
        items: items.map((item) => ({ ...item, product: { ...item.product, category: null } })),
      }),
    ],
    ['a client without a phone', 1, ({ client }) => ({ client: { ...client, numero_telephone: null } })],
  ])('is an order with %s: %i of one read, and its number is known', async (_what, count, changes) => {
    const { status, json } = documented('listOrders') as unknown as { status: number; json: [Listed] };
    const { client } = await startProvider(() => ({ status, json: [{ ...json[0], ...changes(json[0]) }] }));
    const { order_number: number } = json[0] as unknown as { order_number: string };
    const answer = await orders.listOrders(client());
    expect(answer).toMatchObject({ data: { length: count }, unread: count === 1 ? [] : [{ number }] });
  });

  it.each<[string, string | undefined, object]>([
    ['without its animal', undefined, { product: null }],
    ['without a promotion', 'Ladoum', { product: { id: 'p', name: 'Ladoum', price: 1000 } }],
    [
      'with a price that is no number',
      'Ladoum',
      { product: { id: 'p', name: 'Ladoum', price: 'sur demande' } },
    ],
  ])(
    'is a cart line %s: it can be named as far as it is known, and removed',
    async (_what, name, changes) => {
      const { status, json } = documented('listCart') as { status: number; json: { id: string }[] };
      const list = json.map((line) => ({ ...line, ...changes }));
      const { client } = await startProvider(() => ({ status, json: [...list, { quantity: 1 }] }));
      expect(await cart.listCart(client())).toMatchObject({
        data: [],
        unread: [...json.map(({ id }) => ({ id, name: name ?? null })), { id: null, name: null }],
      });
    },
  );

  it.each([
    ['description', null, ''],
    ['description', undefined, ''],
    ['category', null, { id: '', nom_categorie: '' }],
    ['category', { id: 'c', nom_categorie: null }, { id: '', nom_categorie: '' }],
    ['quantity_vendu', null, 0],
    ['quantity_vendu', undefined, 0],
    ['quantity_vendu', '7', 7],
    ['promo_price', null, null],
    ['promo_price', '765000.00', 765_000],
    ['price', '850000.00', 850_000],
    ['taille', '', null],
    ['image1', null, undefined],
    ['poids_estime', null, undefined],
    ['image1_date', '12/03/2026', undefined],
    ['image1_date', '2026-03-12', '2026-03-12'],
    ['film', 7, undefined],
  ])('is an animal whose %s, given as %j, reads as %j', async (field, given, known) => {
    const { status, json } = documented('getProduct') as { status: number; json: object };
    const changed = { ...json, [field]: given };
    const animal = await read((client) => products.getProduct(client, { id }), { status, json: changed });
    expect((animal as Record<string, unknown>)[field] ?? null).toEqual(known ?? null);
  });

  it('is an animal whose country has no flag, and a customer without a phone', async () => {
    const { json } = documented('getProduct') as { json: { origine: object } };
    const flagless = { ...json, origine: { ...json.origine, flag: null } };
    const animal = await read((client) => products.getProduct(client, { id }), {
      status: 200,
      json: flagless,
    });
    expect(animal?.origine.flag).toBe('');
    const me = documented('getMe') as { status: number; json: object };
    for (const numero_telephone of [null, undefined]) {
      const user = await read(accounts.getMe, { ...me, json: { ...me.json, numero_telephone } });
      expect([user?.first_name, user?.numero_telephone ?? null]).toEqual([expect.any(String), null]);
    }
  });

  it('is a cart all the same where only a picture or a size does not fit', async () => {
    const { status, json } = documented('listCart') as { status: number; json: { product: object }[] };
    const list = json.map((line) => ({ ...line, product: { ...line.product, image1: 7, taille: {} } }));
    const [line] = (await read(cart.listCart, { status, json: list })) ?? [];
    expect([line?.product.image1, line?.product.taille]).toEqual([undefined, undefined]);
  });

  it('is no order where one of its animals cannot be read', async () => {
    const { status, json } = documented('getOrder') as { status: number; json: { items: object[] } };
    const broken = { ...json, items: [...json.items, { quantity: 1, unit_price: '1.00' }] };
    await expect(read((client) => orders.getOrder(client, { id }), { status, json: broken })).rejects.toThrow(
      'malformed',
    );
  });

  it('is a user whose country, written as an id alone, counts as unknown', async () => {
    const { status, json } = documented('getMe') as { status: number; json: object };
    const user = await read(accounts.getMe, { status, json: { ...json, pays: 'ci', sexe: 'X' } });
    expect([user?.pays, user?.sexe, user?.first_name]).toEqual([undefined, undefined, expect.any(String)]);
  });
});
