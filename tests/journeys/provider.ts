import { expect } from '@playwright/test';
import type { CartLine, Category, Country, Order, Product, User } from '#openapi/schemas.ts';
import { available } from '#rules/stock.ts';
import { patience } from './patience.ts';
import { test as served } from './served.ts';

type Account = { email: string; password: string };
/** Enough stock that an order of one animal affects no other journey. */
const plentiful = 4;

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** The administrator of the demo accounts, who changes prices and stock independently of the page. */
export const administrator: Account = { email: 'admin@exemple.ci', password: 'Tabaski-2026' };

async function call<T>(root: string, token: string | null, method: Method, path: string, body?: unknown) {
  const response = await fetch(`${root}/api/v1/${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  expect(response.ok, `${method} ${path}: ${response.status} ${text}`).toBe(true);
  return (text === '' ? null : JSON.parse(text)) as T;
}

/** An animal of the catalogue by its name. */
export async function findAnimal(root: string, name: string): Promise<Product> {
  const animals = await call<Product[]>(root, null, 'GET', 'ecommerce/products-betails/');
  const animal = animals.find((one) => one.name === name);
  if (animal === undefined) throw new Error(`There is no animal called « ${name} ».`);
  return animal;
}

/** A client of the provider that is independent of the page: another device, or the back office. */
export async function providerFor(root: string, account: Account) {
  const { token } = await call<{ token: { access: string } }>(root, null, 'POST', 'auth/login/', account);
  const ask = <T>(method: Method, path: string, body?: unknown) =>
    call<T>(root, token.access, method, path, body);

  const fillCart = async (name: string, quantity: number): Promise<void> => {
    for (const { id } of await ask<CartLine[]>('GET', 'ecommerce/panier/'))
      await ask('DELETE', `ecommerce/panier/${id}/`);
    if (quantity === 0) return;
    const { id } = await findAnimal(root, name);
    await ask('POST', 'ecommerce/panier/', { product_id: id, quantity });
  };

  return {
    animals: () => ask<Product[]>('GET', 'ecommerce/products-betails/'),
    findAnimal: (name: string) => findAnimal(root, name),
    /** Replaces the content of the cart. */
    fillCart,
    /** A bearer token of another session of this customer. */
    token: token.access,
    me: () => ask<User>('GET', 'auth/me/'),
    cart: () => ask<CartLine[]>('GET', 'ecommerce/panier/'),
    addToCart: (product_id: string, quantity: number) =>
      ask<CartLine>('POST', 'ecommerce/panier/', { product_id, quantity }),
    orders: () => ask<Order[]>('GET', 'ecommerce/orders/'),
    /** Places orders with this many lines, of the available animals with the longest names, to be paid on delivery. */
    orderLines: async (lines: number): Promise<Order> => {
      await fillCart('', 0);
      const products = await ask<Product[]>('GET', 'ecommerce/products-betails/');
      const chosen = products
        .filter((product) => available(product) >= plentiful)
        .sort((one, other) => other.name.length - one.name.length)
        .slice(0, lines);
      expect(chosen).toHaveLength(lines);
      for (const { id } of chosen) await ask('POST', 'ecommerce/panier/', { product_id: id, quantity: 1 });
      const me = await ask<User>('GET', 'auth/me/');
      const { order_number } = await ask<{ order_number: string }>('POST', 'ecommerce/checkout/', {
        first_name: me.first_name,
        last_name: me.last_name,
        email: me.email,
        phone: me.numero_telephone,
        address: 'Cocody Angré',
        ville: 'Abidjan',
        moyen_paiement: 'wave',
        type_paiement: 'livraison',
        delivery_method: 'domicile',
        is_payement_echolone: false,
      });
      return ask<Order>('GET', `ecommerce/get-detail-order/${order_number}`);
    },
    change: ({ id }: Product, fields: Partial<Pick<Product, 'price' | 'promo_price' | 'quantity_initial'>>) =>
      ask<Product>('PATCH', `ecommerce/products-betails/${id}/`, fields),
  };
}

/** The failure of the next call of an operation (sandbox/README.md, "Faults on demand"). */
export type Fault = {
  operationId: string;
  kind: string;
  times?: number;
  ms?: number;
  status?: number;
  body?: string;
};

/** The first item of one of the provider's lists, for the address of its page. */
export async function firstOf<T extends Product | Category | Country>(
  root: string,
  list: 'products-betails/' | 'categories' | 'pays/',
): Promise<T> {
  const [first] = await call<T[]>(root, null, 'GET', `ecommerce/${list}`);
  if (first === undefined) throw new Error(`The provider's list ${list} is empty.`);
  return first;
}

/** Makes calls of the provider fail; an empty list ends that. */
export const faultsOf = (root: string) => ({
  add: async (fault: Fault): Promise<void> => {
    const response = await fetch(`${root}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // As much longer as the waits of the shop.
      body: JSON.stringify({ ...fault, ...(fault.ms !== undefined && { ms: fault.ms * patience }) }),
    });
    expect(response.status, await response.text()).toBe(204);
  },
  clear: async (): Promise<void> => {
    await fetch(`${root}/sandbox/faults`, { method: 'DELETE' });
  },
});

/** The test function for journeys that also call the provider; `root` is the address of the shop and the provider. */
export const test = served.extend<{ root: string }>({
  root: async ({ baseURL }, use) => {
    await faultsOf(baseURL).clear();
    await use(baseURL);
    await faultsOf(baseURL).clear();
  },
});
