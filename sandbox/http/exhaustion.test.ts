import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitor } from '../customer/visitor.ts';
import type { Sandbox } from '../server.ts';
import { isExhaustive, patience, runConcurrently } from '../testing/effort.ts';
import { startForTest } from '../testing/start.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startForTest();
});

afterAll(() => sandbox.stop());

test('calls without a token count like all others, and before their CSRF header is looked at', async () => {
  const limited = await startForTest({ settings: { callsPerMinute: 60 } });
  const visitor = new Visitor(limited);
  const answers = await runConcurrently(80, () => visitor.get('ecommerce/orders/'));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  const forged = { headers: { cookie: 'csrftoken=a' } };
  expect((await visitor.post('ecommerce/panier/', {}, forged)).status).toBe(429);
  await limited.stop();
});

const post = async (path: string, body: object) =>
  (await new Visitor(sandbox).post(`auth/${path}/`, body)).status;

test('a mailed token that is none costs no password hash', async () => {
  const before = sandbox.hashing.begun();
  const statuses = await runConcurrently(isExhaustive ? 400 : 20, (index) =>
    post(`password-reset/jeton-${index}`, { new_password: 'Ladoum!2027', token: `jeton-${index}` }),
  );
  expect(statuses.filter((status) => status !== 400 && status !== 429)).toEqual([]);
  expect(sandbox.hashing.begun()).toBe(before);
});

test('one address cannot fill the queue of password hashes', async () => {
  const number = isExhaustive ? 400 : 80;
  const before = sandbox.hashing.begun();
  const statuses = await runConcurrently(number, (index) =>
    post('login', { email: `inconnu-${index}@exemple.ci`, password: 'pas le bon' }),
  );
  expect(statuses.filter((status) => status !== 401 && status !== 429)).toEqual([]);
  expect(sandbox.hashing.begun() - before).toBeLessThan(number);
});

test('a form that the operation does not take is refused before it is read', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '7130316' };
  const call = request(`${sandbox.url}/api/v1/auth/login/`, { method: 'POST', headers });
  call.on('error', () => undefined);
  call.write('--x\r\n');
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(400);
  call.destroy();
});

/** Sends raw bytes to the server, then `drip` repeatedly; returns its output until it closes the connection. */
const dripped = (url: string, text: string, drip: string): Promise<string> =>
  new Promise((resolve) => {
    let answer = '';
    let dripping: NodeJS.Timeout | undefined;
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
      socket.write(text);
      // Only now: what is written before the connection is open is sent first.
      dripping = setInterval(() => socket.write(drip), 50);
    });
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(answer);
    });
  });

const longBody = 'Host: localhost\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n';

test.each([
  ['headers', 408, 'GET /api/v1/ecommerce/pays/ HTTP/1.1\r\nHost: localhost\r\n', 'X-A: b\r\n'],
  ['a body', 408, `POST /api/v1/auth/login/ HTTP/1.1\r\n${longBody}`, ' '],
  [
    'a body of a call that was refused already',
    401,
    `POST /api/v1/ecommerce/panier/ HTTP/1.1\r\n${longBody}`,
    ' ',
  ],
])('what comes too slowly is cut off: %s, with %i', async (_what, status, text, drip) => {
  const impatient = await startForTest({
    settings: { headersMs: 500 * patience, requestMs: 1000 * patience },
  });
  expect(await dripped(impatient.url, text, drip)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  await impatient.stop();
});
