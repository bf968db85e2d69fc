import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request as ask, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { fillCart, newCustomer, order, putOnSale } from './customer/purchases.ts';
import { demoPassword, signIn, Visitor } from './customer/visitor.ts';
import { demoAccounts } from './seed/users.ts';
import { type Sandbox, startSandbox } from './server.ts';
import type { Settings } from './settings.ts';
import { startForTest } from './testing/start.ts';

/* A sandbox that others can reach: no published password, no outbox without one, no faults, no states. */

const shopOrigin = 'https://www.belier.test';
let sandbox: Sandbox | undefined;
afterEach(async () => {
  await sandbox?.stop();
  sandbox = undefined;
});

async function call(path: string, headers: Record<string, string> = {}, body?: object) {
  const { port } = new URL(sandbox?.url ?? '');
  const sent = ask({
    port,
    path,
    method: body === undefined ? 'GET' : 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
  });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return {
    status: answer.statusCode,
    cookie: String(answer.headers['set-cookie']),
    body: await text(answer),
  };
}

const exposures: [string, Partial<Settings>][] = [
  [`SANDBOX_SHOP_ORIGIN is "${shopOrigin}"`, { shopOrigin }],
  ['SANDBOX_ORIGIN is "http://203.0.113.7"', { origin: 'http://203.0.113.7' }],
  ['SANDBOX_COOKIE_DOMAIN is "belier.test"', { cookieDomain: 'belier.test' }],
  ['SANDBOX_TRUST_PROXY is "127.0.0.1"', { trustProxy: ['127.0.0.1'] }],
];

test.each(exposures)('%s: it is exposed, whatever address it listens on', async (said, settings) => {
  sandbox = await startForTest({ settings });
  expect((await call('/sandbox/outbox')).status).toBe(401);
  const published = { email: demoAccounts.administrator, password: demoPassword };
  expect((await call('/api/v1/auth/login/', {}, published)).status).toBe(401);
  for (const asked of ['faults', 'states'] as const) {
    await expect(startForTest({ settings, [asked]: true })).rejects.toThrow(
      `SANDBOX_${asked.toUpperCase()}=1 is for this machine only, but ${said}: others can reach it.`,
    );
  }
});

test('an origin of this machine alone exposes nothing', async () => {
  const settings = { shopOrigin: 'http://localhost:5173', origin: 'http://127.0.0.1:4173' };
  sandbox = await startForTest({ settings });
  expect((await call('/sandbox/outbox')).status).toBe(200);
  expect(sandbox.passwords.pages).toBeUndefined();
});

test('one that is not exposed answers to the names of this machine alone (DNS rebinding, a proxy)', async () => {
  sandbox = await startForTest();
  const paths = ['/sandbox/outbox', '/api/v1/ecommerce/pays/', '/'];
  for (const host of [
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example:80',
    '192.168.1.20',
  ]) {
    for (const path of paths)
      expect([host, path, (await call(path, { host })).status]).toEqual([host, path, 403]);
  }
  for (const host of ['localhost:4173', 'LOCALHOST', 'b.localhost', '127.0.0.1:1', '[::1]:4173']) {
    expect([host, (await call('/sandbox/outbox', { host })).status]).toEqual([host, 200]);
  }
});

test('it reads the caller and the protocol from the headers of a trusted proxy only', async () => {
  sandbox = await startForTest({ settings: { shopOrigin, trustProxy: ['127.0.0.1'], guessesPerPair: 3 } });
  const logIn = async (password: string | undefined, from: string) =>
    (
      await call(
        '/api/v1/auth/login/',
        { 'x-forwarded-for': from, 'x-forwarded-proto': 'https' },
        { email: demoAccounts.customer, password },
      )
    ).status;
  // The proxy appends its value to that of the caller.
  const guesses = ['1', '2', '3', '4'].map((last) => logIn('pas le bon', `198.51.100.${last}, 203.0.113.9`));
  expect((await Promise.all(guesses)).toSorted()).toEqual([401, 401, 401, 429]);
  expect(await logIn(sandbox.passwords.accounts, '203.0.113.8')).toBe(200);
  const { cookie } = await call('/api/v1/ecommerce/categories', { 'x-forwarded-proto': 'https' });
  expect(cookie).toContain('; Secure');
  await sandbox.stop();
  sandbox = await startForTest({ settings: { shopOrigin, trustProxy: ['192.0.2.1'] } });
  const direct = await call('/api/v1/ecommerce/categories', { 'x-forwarded-proto': 'https' });
  expect(direct.cookie).not.toContain('Secure');
});

test('outbox and payment page require the password', async () => {
  sandbox = await startForTest({ settings: { shopOrigin } });
  const { url, passwords } = sandbox;
  const customer = await newCustomer(sandbox);
  await fillCart(customer, (await putOnSale(sandbox)).id);
  const { payment_url } = (await order(customer)).body;
  const basic = (given: string | undefined) => ({
    authorization: `Basic ${Buffer.from(`qui que ce soit:${given}`).toString('base64')}`,
  });
  const pay = { method: 'POST', body: new URLSearchParams({ choix: 'payer' }) };
  for (const [path, init] of [
    ['/sandbox/outbox', {}],
    [new URL(payment_url ?? '').pathname, {}],
    [new URL(payment_url ?? '').pathname, pay],
  ] as const) {
    for (const headers of [{}, basic(demoPassword)]) {
      const refused = await fetch(url + path, { ...init, headers });
      expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
        401,
        'Basic realm="Belier", charset="UTF-8"',
      ]);
    }
    const opened = await fetch(url + path, { ...init, headers: basic(passwords.pages), redirect: 'manual' });
    expect([path, opened.status]).toEqual([path, init === pay ? 303 : 200]);
  }
});

test('a folder that was exposed once keeps its password; sessions from before have ended', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'belier-exposed-'));
  const dataDir = join(folder, 'data');
  sandbox = await startSandbox({ dataDir });
  const { token: earlier } = await signIn(sandbox, demoAccounts.administrator);
  const start = async (host: string) => {
    await sandbox?.stop();
    sandbox = await startSandbox({ dataDir, host });
    // A server on every address also answers on loopback.
    return { url: `http://127.0.0.1:${new URL(sandbox.url).port}` };
  };
  const exposed = await start('0.0.0.0');
  const password = sandbox.passwords.pages;
  expect(password).toMatch(/^[\w-]{16}$/);
  for (const email of Object.values(demoAccounts)) {
    const { status } = await new Visitor(exposed).post('auth/login/', { email, password: demoPassword });
    expect([email, status]).toEqual([email, 401]);
  }
  expect((await new Visitor(exposed, earlier).get('auth/users-list/')).status).toBe(401);
  const { token } = await signIn(exposed, demoAccounts.administrator, password);
  for (const host of ['127.0.0.1', '0.0.0.0']) {
    const here = await start(host);
    expect(sandbox.passwords.pages).toBe(password);
    expect((await new Visitor(here, token).get('auth/users-list/')).status).toBe(200);
  }
  await sandbox.stop();
  sandbox = undefined;
  rmSync(folder, { recursive: true });
});
