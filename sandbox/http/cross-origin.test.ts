import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sandbox } from '../server.ts';
import { startEmbedded } from '../testing/start.ts';

const shop = 'http://boutique.exemple.ci:5173';
const products = '/api/v1/ecommerce/products-betails/';
let alone: Sandbox;
let shared: Sandbox;

beforeAll(async () => {
  alone = await startEmbedded();
  shared = await startEmbedded({ settings: { shopOrigin: shop } });
});

afterAll(async () => {
  await alone.stop();
  await shared.stop();
});

const preflight = (sandbox: Sandbox, origin: string) =>
  fetch(`${sandbox.url}/api/v1/ecommerce/checkout/`, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key,x-csrftoken',
    },
  });

test('a shop of the configured origin may send its bearer, its CSRF header and its key, with credentials', async () => {
  const { status, headers } = await preflight(shared, shop);
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe(shop);
  expect(headers.get('access-control-allow-credentials')).toBe('true');
  expect(headers.get('access-control-allow-methods')).toBe('GET, POST, PATCH, DELETE');
  expect(headers.get('access-control-allow-headers')?.toLowerCase()).toBe(
    'authorization, content-type, x-csrftoken, idempotency-key',
  );
  const answer = await fetch(shared.url + products, { headers: { Origin: shop } });
  expect(answer.headers.get('access-control-expose-headers')).toBe('X-Accepts, Date');
});

test('its answers name that origin alone, refusals too, and vary by it', async () => {
  for (const path of [products, '/api/v1/auth/me/']) {
    const { headers } = await fetch(shared.url + path, { headers: { Origin: shop } });
    expect(headers.get('access-control-allow-origin')).toBe(shop);
    expect(headers.get('vary')?.toLowerCase()).toContain('origin');
  }
});

test('the media may be shown by a shop of another origin', async () => {
  const { headers } = await fetch(`${shared.url}/media/flags/ci.svg`);
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test('any other origin is named in no answer', async () => {
  for (const origin of ['http://ailleurs.exemple.ci', 'null', `${shop}.ailleurs.ci`]) {
    const answers = [
      await preflight(shared, origin),
      await fetch(shared.url + products, { headers: { Origin: origin } }),
    ];
    for (const { headers } of answers) expect(headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('without a configured origin no other is allowed, and nothing is shared', async () => {
  const { headers } = await fetch(alone.url + products, { headers: { Origin: shop } });
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

test('a write from the allowed origin with the CSRF cookie still needs the equal header', async () => {
  const write = (headers: Record<string, string>) =>
    fetch(`${shared.url}/api/v1/auth/login/`, {
      method: 'POST',
      headers: { Origin: shop, 'Content-Type': 'application/json', Cookie: 'csrftoken=jeton', ...headers },
      body: JSON.stringify({ email: 'client@exemple.ci', password: shared.passwords.accounts }),
    });
  expect((await write({})).status).toBe(403);
  expect((await write({ 'X-CSRFToken': 'jeton' })).status).toBe(200);
});
