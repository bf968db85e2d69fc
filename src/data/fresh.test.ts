import { expect, it } from 'vitest';
import { getMe } from './accounts.ts';
import { listCart } from './cart.ts';
import { type Client, createClient } from './client.ts';
import { getPayment, listOrders } from './orders.ts';
import { getProduct, listProducts } from './products.ts';

const reads: Readonly<Record<string, (client: Client) => Promise<unknown>>> = {
  cart: (client) => listCart(client),
  account: (client) => getMe(client),
  orders: (client) => listOrders(client),
  payment: (client) => getPayment(client, { orderNumberOrTransactionId: 'BL-1' }),
  'animal before an order': (client) => getProduct(client, { id: 'ladoum', isFresh: true }),
};

const modeOf = async (read: (client: Client) => Promise<unknown>): Promise<string | undefined> => {
  let mode: string | undefined;
  const client = createClient({
    root: 'https://shop.test/api/v1',
    token: () => 'token',
    csrf: () => [],
    fetch: async (request) => {
      mode = request.cache;
      return new Response('{}', { status: 503 });
    },
  });
  await read(client);
  return mode;
};

it.each(Object.entries(reads))('what is bought by is never answered by a cache: %s', async (_, read) => {
  expect(await modeOf(read)).toBe('no-store');
});

it('the catalogue may be kept, and its list is asked whether it still holds', async () => {
  expect(await modeOf((client) => listProducts(client))).toBe('no-cache');
  expect(await modeOf((client) => getProduct(client, { id: 'ladoum' }))).toBe('default');
});
