import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart, newCustomer, order, putOnSale } from './customer/purchases.ts';
import { readEnvironment } from './environment.ts';
import type { Sandbox } from './server.ts';
import { startForTest } from './testing/start.ts';

let sandbox: Sandbox;
const shopOrigin = 'http://localhost:5173';

beforeAll(async () => {
  sandbox = await startForTest({ settings: { shopOrigin, callsPerMinute: 20 } });
});

afterAll(() => sandbox.stop());

test('with the shop on another origin the payment page is here, and it and its form lead back there', async () => {
  const customer = await newCustomer(sandbox);
  const { id } = await putOnSale(sandbox);
  await fillCart(customer, id);
  const { payment_url } = (await order(customer)).body;
  expect(payment_url?.startsWith(`${sandbox.url}/sandbox/paiement/`)).toBe(true);
  const page = await fetch(payment_url ?? '', {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ choix: 'attendre' }),
  });
  expect(page.headers.get('location')).toMatch(
    /^http:\/\/localhost:5173\/order-status-finished\?order_number=/,
  );
  expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${shopOrigin};`);
});

test('too many calls of one address end in 429 with Retry-After; pages are not counted', async () => {
  const statuses: number[] = [];
  for (let calls = 0; calls < 21; calls += 1) {
    const response = await fetch(`${sandbox.url}/api/v1/ecommerce/categories`);
    statuses.push(response.status);
    if (response.status === 429) {
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await response.json()).toMatchObject({ code: 'too_many_calls' });
    }
  }
  expect(statuses.at(-1)).toBe(429);
  expect((await fetch(`${sandbox.url}/sandbox/outbox`)).status).toBe(200);
});

test('an empty environment gives the documented defaults', () => {
  expect(readEnvironment({ PORT: '' })).toMatchObject({
    port: 4173,
    host: '127.0.0.1',
    dataDir: expect.stringMatching(/\.sandbox$/),
    faults: false,
    settings: {},
  });
});

test('each limit can be set', () => {
  const limits = { SANDBOX_GUESSES: '1', SANDBOX_MESSAGES: '2', SANDBOX_CALLS_PER_MINUTE: '3' };
  expect(readEnvironment(limits)).toMatchObject({
    settings: { guessesPerPair: 1, messagesPerRecipient: 2, callsPerMinute: 3 },
  });
});
