import { request as ask } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { demoPassword } from './customer/visitor.ts';
import { readEnvironment } from './environment.ts';
import { demoAccounts } from './seed/users.ts';
import type { Sandbox } from './server.ts';
import type { Settings } from './settings.ts';
import { startForTest } from './testing/start.ts';

/* A sandbox that listens on loopback alone, and is reached through a proxy, which this test simulates. */

const shopOrigin = 'https://www.belier.test';
let sandbox: Sandbox | undefined;
afterEach(async () => {
  await sandbox?.stop();
  sandbox = undefined;
});

async function call(path: string, headers: Record<string, string> = {}, body?: object) {
  const { port } = new URL(sandbox?.url ?? '');
  const method = body === undefined ? 'GET' : 'POST';
  const sent = ask({
    port,
    path,
    method,
    headers: {
      host: 'www.belier.test',
      accept: 'application/json',
      'content-type': 'application/json',
      ...headers,
    },
  });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  const answer = await new Promise<import('node:http').IncomingMessage>((resolve) =>
    sent.on('response', resolve),
  );
  return {
    status: answer.statusCode,
    cookie: String(answer.headers['set-cookie']),
    body: await text(answer),
  };
}

const exposures: [string, string, Partial<Settings>][] = [
  ['SANDBOX_SHOP_ORIGIN', shopOrigin, { shopOrigin }],
  ['SANDBOX_ORIGIN', 'http://203.0.113.7', { origin: 'http://203.0.113.7' }],
  ['SANDBOX_COOKIE_DOMAIN', 'belier.test', { cookieDomain: 'belier.test' }],
  ['SANDBOX_HOST_NAMES', 'belier.local', { hostNames: ['localhost', 'belier.local'] }],
  ['SANDBOX_TRUST_PROXY', '127.0.0.1', { trustProxy: ['127.0.0.1'] }],
];

test.each(exposures)('%s=%s is exposure, whatever address it listens on', async (name, value, settings) => {
  sandbox = await startForTest({ settings });
  const host = { host: 'localhost' };
  expect((await call('/sandbox/outbox', host)).status).toBe(401);
  for (const email of Object.values(demoAccounts)) {
    expect((await call('/api/v1/auth/login/', host, { email, password: demoPassword })).status).toBe(401);
  }
  for (const asked of ['faults', 'states'] as const) {
    await expect(startForTest({ settings, [asked]: true })).rejects.toThrow(
      `SANDBOX_${asked.toUpperCase()}=1 is for this machine only: ${name} is "${value}", so others can reach it.`,
    );
  }
});

test('an origin of this machine alone exposes nothing', async () => {
  sandbox = await startForTest({
    settings: {
      shopOrigin: 'http://localhost:5173',
      origin: 'http://127.0.0.1:4173',
      hostNames: ['b.localhost'],
    },
  });
  expect((await call('/sandbox/outbox', { host: 'localhost' })).status).toBe(200);
  expect(sandbox.passwords.pages).toBeUndefined();
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

test('requests through an unconfigured proxy are refused with the name of the setting, except for its health', async () => {
  sandbox = await startForTest();
  const handedOn: Record<string, string>[] = [
    { 'x-forwarded-for': '203.0.113.9' },
    { forwarded: 'for=203.0.113.9' },
    { 'x-forwarded-proto': 'https' },
    { 'x-real-ip': '203.0.113.9' },
    { via: '1.1 www.belier.test' },
  ];
  for (const headers of handedOn) {
    for (const path of ['/sandbox/outbox', '/api/v1/ecommerce/pays/']) {
      const { status, body } = await call(path, { host: '203.0.113.7', ...headers });
      expect([path, status]).toEqual([path, 503]);
      expect(body).toContain('SANDBOX_TRUST_PROXY');
    }
    expect((await call('/health', headers)).status).toBe(200);
  }
});

test('the proxies are read from the environment', () => {
  const { settings } = readEnvironment({ SANDBOX_TRUST_PROXY: '127.0.0.1, ::1,10.0.0.0/8' });
  expect(settings?.trustProxy).toEqual(['127.0.0.1', '::1', '10.0.0.0/8']);
  for (const value of ['oui', '127.0.0.1/64', '10.0.0.0/8/8', ',', '*']) {
    expect(() => readEnvironment({ SANDBOX_TRUST_PROXY: value })).toThrow('SANDBOX_TRUST_PROXY is ');
  }
});
