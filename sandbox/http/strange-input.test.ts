import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCustomer } from '../customer/purchases.ts';
import type { Visitor } from '../customer/visitor.ts';
import type { Sandbox } from '../server.ts';
import { startForTest } from '../testing/start.ts';

let sandbox: Sandbox;
let customer: Visitor;

beforeAll(async () => {
  sandbox = await startForTest();
  customer = await newCustomer(sandbox);
});

afterAll(() => sandbox.stop());

const send = (path: string, init: RequestInit = {}) =>
  fetch(`${sandbox.url}/api/v1/${path}`, {
    ...init,
    headers: { authorization: `Bearer ${customer.token}`, ...init.headers },
  });

async function expectProblem(response: Response, status: number): Promise<void> {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const problem = await response.json();
  expect(problem.message).toMatch(/\S/);
  expect(Object.keys(problem).filter((name) => name !== 'message' && name !== 'code')).toEqual([]);
}

const json = { 'content-type': 'application/json' };

test.each([
  ['a NUL in a path', 'ecommerce/products-betails/%00', 400],
  ['a NUL within an order number', 'ecommerce/get-detail-order/BEL%00', 400],
  ['a broken escape', 'ecommerce/products-betails/%zz', 400],
  ['an id that is no uuid', 'ecommerce/products-betails/1', 404],
  ['an id of 3000 characters', `ecommerce/products-betails/${'a'.repeat(3000)}`, 404],
  ['an id of markup', `ecommerce/products-betails/${encodeURIComponent('<script>alert(1)</script>')}`, 404],
  ['a path that climbs', 'ecommerce/products-betails/..%2f..%2fetc', 404],
  ['a path that is none', 'nulle-part', 404],
])('%s', async (_what, path, status) => {
  await expectProblem(await send(path), status);
});

test.each([
  ['broken JSON', json, '{"product_id":'],
  ['an empty body', json, ''],
  ['a text', { 'content-type': 'text/plain' }, 'bonjour'],
  ['XML', { 'content-type': 'application/xml' }, '<a/>'],
  ['a form where there is none', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
  ['a list', json, '[]'],
  ['null', json, 'null'],
  ['a NUL in a text', json, '{"product_id":"a\\u0000b","quantity":1}'],
  ['a number beyond all', json, '{"product_id":"a","quantity":1e308}'],
  ['a number as text', json, '{"product_id":"a","quantity":"1"}'],
  ['a field too many', json, '{"product_id":"a","quantity":1,"price":1}'],
  ['a prototype', json, '{"__proto__":{"quantity":1},"product_id":"a"}'],
  ['300 kB', json, JSON.stringify({ product_id: 'a'.repeat(300_000), quantity: 1 })],
])('a cart line made of %s is refused with 400', async (_what, headers, body) => {
  await expectProblem(await send('ecommerce/panier/', { method: 'POST', headers, body }), 400);
});

test('no body at all is refused with 400', async () => {
  await expectProblem(await send('ecommerce/panier/', { method: 'POST' }), 400);
});

test.each([
  ['of no bytes is none', '', 404],
  ['of bytes is refused', 'x', 400],
])('a chunked body without a type, to a call that has none, %s', async (_what, sent, status) => {
  const call = request(`${sandbox.url}/api/v1/ecommerce/panier/1/`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${customer.token}`, 'transfer-encoding': 'chunked' },
  });
  call.end(sent);
  const [answer]: IncomingMessage[] = await once(call, 'response');
  answer?.resume();
  expect(answer?.statusCode).toBe(status);
});

test('a form that the operation does not take is refused before it is read', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '7130316' };
  const call = request(`${sandbox.url}/api/v1/auth/login/`, { method: 'POST', headers });
  call.on('error', () => undefined);
  call.write('--x\r\n');
  const [answer]: IncomingMessage[] = await once(call, 'response');
  expect(answer?.statusCode).toBe(400);
  call.destroy();
});

test('a NUL in a text that is kept is refused with 400', async () => {
  const response = await send('auth/update-acccount/', {
    method: 'PATCH',
    headers: json,
    body: JSON.stringify({ adresse1: 'Cocody\u0000' }),
  });
  await expectProblem(response, 400);
});

test.each(['a'.repeat(129), 'a'.repeat(513), 'a'.repeat(3000), '%zz'])(
  'a mailed token that none can be is refused with 400: %.5s…',
  async (token) => {
    const body = JSON.stringify({ new_password: 'Ladoum!2027', token: 'a' });
    await expectProblem(
      await send(`auth/password-reset/${token}/`, { method: 'POST', headers: json, body }),
      400,
    );
  },
);

test('a method that the path does not have is 404', async () => {
  await expectProblem(await send('ecommerce/panier/', { method: 'PUT', headers: json, body: '{}' }), 404);
});

test('a request that is not HTTP is answered in HTTP', async () => {
  const { port } = new URL(sandbox.url);
  const answer = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write('BONJOUR\r\n\r\n'));
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

test('whatever the texts of a profile, the answer is documented and the server stays well', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record(
        {
          first_name: fc.string({ unit: 'binary' }),
          adresse1: fc.string({ unit: 'binary' }),
          email: fc.string(),
          numero_telephone: fc.string({ maxLength: 20 }),
          pays: fc.string(),
          sexe: fc.constantFrom('M', 'F', 'O', 'X', ''),
        },
        { requiredKeys: [] },
      ),
      async (body) => {
        const response = await send('auth/update-acccount/', {
          method: 'PATCH',
          headers: json,
          body: JSON.stringify(body),
        });
        expect([200, 400]).toContain(response.status);
      },
    ),
    { numRuns: 60 },
  );
});
