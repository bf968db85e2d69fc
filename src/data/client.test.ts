// §6 Roles: Bearer header with
// §7 Calls: Bearer and CSRF
// §7 Calls: Error bodies are
// §7 Answers: Login reads 200

import { describe, expect, it } from 'vitest';
import { createProduct } from './back-office/catalogue.ts';
import { addToCart, listCart, removeLine } from './cart.ts';
import { placeOrder } from './checkout.ts';
import { getPayment } from './orders.ts';
import { getProduct, listProducts } from './products.ts';
import { login } from './sign-in.ts';
import { order, startProvider } from './testing/scripted-provider.ts';

describe('the headers of a call', () => {
  it('are the bearer, the CSRF header of the cookie, and JSON', async () => {
    const { seen, client } = await startProvider(() => ({ status: 201, json: {} }));
    await addToCart(client({ token: () => 'abc', csrf: () => ['xyz'] }), { product_id: '1', quantity: 2 });
    expect(seen[0]).toMatchObject({
      method: 'POST',
      path: '/api/v1/ecommerce/panier/',
      headers: {
        authorization: 'Bearer abc',
        'x-csrftoken': 'xyz',
        'content-type': 'application/json',
        accept: 'application/json',
      },
    });
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ product_id: '1', quantity: 2 });
  });

  it('hold neither bearer nor CSRF header where there is no token and the cookie cannot be read', async () => {
    const { seen, client } = await startProvider(() => ({ json: [] }));
    await listProducts(client());
    expect(seen[0]?.headers).not.toHaveProperty('authorization');
    expect(seen[0]?.headers).not.toHaveProperty('x-csrftoken');
    expect(seen[0]?.headers).not.toHaveProperty('content-type');
  });

  it('are read again for each call', async () => {
    const { seen, client } = await startProvider(() => ({ json: [] }));
    const tokens = ['first', 'second'];
    const shared = client({ token: () => tokens.shift() ?? null });
    await listCart(shared);
    await listCart(shared);
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer first', 'Bearer second']);
  });

  it('leave the content type of form data to the platform', async () => {
    const { seen, client } = await startProvider(() => ({
      status: 400,
      json: { message: 'Données invalides.' },
    }));
    const form = new FormData();
    form.set('name', 'Ladoum royal');
    form.set('image1', new Blob(['<svg/>'], { type: 'image/svg+xml' }), 'ladoum.svg');
    await createProduct(client(), form);
    expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen[0]?.body).toContain('Ladoum royal');
  });

  it('hold the key of an order attempt', async () => {
    const { seen, client } = await startProvider(() => ({ status: 201, json: { order_number: 'BL-1' } }));
    await placeOrder(client(), { key: '7c9e6679-7425-40de-944b-e07fc1f90ae7', body: order });
    expect(seen[0]?.headers['idempotency-key']).toBe('7c9e6679-7425-40de-944b-e07fc1f90ae7');
  });

  it('come with credentials', async () => {
    const { root } = await startProvider(() => ({ json: [] }));
    const credentials: RequestCredentials[] = [];
    const started = await startProvider(() => ({ json: [] }));
    await listProducts(
      started.client({
        root,
        fetch: (request, init) => {
          credentials.push(request.credentials);
          return fetch(request, init);
        },
      }),
    );
    expect(credentials).toEqual(['include']);
  });

  it('keep an id inside its own part of the path', async () => {
    const { seen, client } = await startProvider(() => ({
      status: 404,
      json: { message: 'Commande introuvable.' },
    }));
    await getPayment(client(), { orderNumberOrTransactionId: '../panier/?a=b#c' });
    expect(seen[0]?.path).toBe('/api/v1/ecommerce/get-detail-payment-order/..%2Fpanier%2F%3Fa%3Db%23c');
  });
});

describe('an answer', () => {
  it('a 2xx answer is the data with the status', async () => {
    const { client } = await startProvider(() => ({ json: [] }));
    expect(await listProducts(client())).toEqual({ kind: 'ok', status: 200, data: [], unread: [] });
  });

  it('a 204 answer is ok without data', async () => {
    const { client } = await startProvider(() => ({ status: 204 }));
    expect(await removeLine(client(), { id: '1' })).toEqual({ kind: 'ok', status: 204, data: undefined });
  });

  it.each([400, 401, 403, 404, 409, 422, 423, 429, 500, 503])(
    'a %i answer is a refusal with the server’s message',
    async (status) => {
      const { client } = await startProvider(() => ({ status, json: { message: '  Refusé.\n' } }));
      expect(await getProduct(client(), { id: '1' })).toEqual({
        kind: 'refused',
        status,
        message: 'Refusé.',
      });
    },
  );

  it('has its message capped at 300 characters', async () => {
    const { client } = await startProvider(() => ({ status: 400, json: { message: 'a'.repeat(5000) } }));
    expect(await getProduct(client(), { id: '1' })).toMatchObject({ message: 'a'.repeat(300) });
  });

  it.each([
    ['an HTML page', { raw: '<!doctype html><title>502</title>', type: 'text/html' }],
    ['text', { raw: 'Bad Gateway', type: 'text/plain' }],
    ['nothing', {}],
    ['null', { raw: 'null' }],
    ['a list', { json: [{ message: 'non' }] }],
    ['a message that is no text', { json: { message: { fr: 'non' } } }],
    ['a blank message', { json: { message: '   ' } }],
  ])('a 502 answer with %s is a refusal without a message', async (_title, reply) => {
    const { client } = await startProvider(() => ({ status: 502, ...reply }));
    expect(await getProduct(client(), { id: '1' })).toEqual({ kind: 'refused', status: 502 });
  });

  it.each([
    ['an HTML page', { raw: '<!doctype html><title>Wi-Fi</title>', type: 'text/html' }],
    ['nothing', {}],
    ['null', { raw: 'null' }],
    ['half a JSON text', { raw: '[{"id":' }],
    ['an object around the list', { json: { results: [] } }],
  ])('a 200 answer with %s is malformed', async (_title, reply) => {
    const { client } = await startProvider(() => reply);
    await expect(listProducts(client())).rejects.toMatchObject({ name: 'Unreachable', reason: 'malformed' });
  });

  it('a 200 answer with an HTML page is malformed even if the body is not read', async () => {
    const { client } = await startProvider(() => ({ raw: '<!doctype html>', type: 'text/html' }));
    await expect(addToCart(client(), { product_id: '1', quantity: 1 })).rejects.toMatchObject({
      reason: 'malformed',
    });
  });

  it.each([
    ['text', { json: 'ok' }],
    ['a list', { json: [] }],
    ['null', { raw: 'null' }],
  ])('to an order with %s, which is not an object, is malformed', async (_title, reply) => {
    const { client } = await startProvider(() => ({ status: 201, ...reply }));
    await expect(placeOrder(client(), { key: 'k'.repeat(16), body: order })).rejects.toMatchObject({
      reason: 'malformed',
    });
  });

  it('an answer to an order only needs to be an object', async () => {
    const { client } = await startProvider(() => ({ status: 201, json: {} }));
    expect(await placeOrder(client(), { key: 'k'.repeat(16), body: order })).toMatchObject({
      kind: 'ok',
      data: {},
    });
  });
});

describe('a login', () => {
  const input = { email: 'client@exemple.ci', password: 'Tabaski-2026' };

  it.each([
    [
      'a token',
      200,
      { token: { access: 'abc' } },
      { kind: 'ok', status: 200, data: { token: { access: 'abc' } } },
    ],
    [
      'a code on its way',
      202,
      { email: 'a@exemple.ci' },
      { kind: 'ok', status: 202, data: { email: 'a@exemple.ci' } },
    ],
    ['a 202 without an e-mail', 202, {}, { kind: 'ok', status: 202, data: {} }],
    ['a 200 without a token', 200, { token: {} }, { kind: 'unexpected', status: 200 }],
    ['a 200 with an empty token', 200, { token: { access: '' } }, { kind: 'unexpected', status: 200 }],
    ['another success', 201, { token: { access: 'abc' } }, { kind: 'unexpected', status: 201 }],
    [
      'an inactive account',
      423,
      { message: 'Inactif.' },
      { kind: 'refused', status: 423, message: 'Inactif.' },
    ],
  ])('answered with %s says so', async (_title, status, json, expected) => {
    const { client } = await startProvider(() => ({ status, json }));
    expect(await login(client(), input)).toEqual(expected);
  });
});
