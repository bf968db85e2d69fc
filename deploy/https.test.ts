import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { servedHeaders, strictTransport } from '#rules/served-headers.ts';
import { readNames, shopAddresses, wellKnown } from '#rules/shop-addresses.ts';
import { freePort } from '../tools/network.mjs';
import { patience } from '../tools/patience.mjs';
import { caddyOf } from './caddy.mjs';
import { send } from './outside.ts';
import { hasCaddy, startCaddy } from './run-caddy.mjs';

/* Caddy over https with the certificate that it makes for this machine, in front of a provider, as in a deployment. */

const folder = mkdtempSync(join(tmpdir(), 'belier-https-'));
let origin = '';
const ends: (() => unknown)[] = [];

beforeAll(async () => {
  if (!hasCaddy()) return;
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  for (const name of ['index.html', '404.html', 'robots.txt', 'sw.js', 'assets/main-1a2b3c.js'])
    writeFileSync(join(dist, name), name);
  origin = `https://localhost:${await freePort()}`;
  // It says what it is told of its caller.
  const provider = createServer(({ headers }, response) => {
    const { host, 'x-forwarded-for': caller, 'x-forwarded-proto': protocol } = headers;
    response.end(JSON.stringify({ host, caller, protocol }));
  }).listen(0, '127.0.0.1');
  ends.push(() => provider.close());
  await once(provider, 'listening');
  const api = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const rules = { readNames, servedHeaders, shopAddresses, strictTransport, wellKnown };
  const caddyfile = caddyOf(rules, { origin, root: dist, api });
  const { stop } = await startCaddy({ folder: join(folder, 'caddy'), caddyfile });
  ends.push(stop);
  // It listens before it has its certificate.
  await vi.waitFor(() => send(origin, '/health'), { timeout: 20_000 * patience });
});

afterAll(async () => {
  for (const end of ends) await end();
  rmSync(folder, { recursive: true });
});

test.skipIf(!hasCaddy()).each([
  ['/', 200],
  ['/checkout', 200],
  ['/nope', 404],
  ['/robots.txt', 200],
  ['/health', 200],
  ['/sw.js', 200],
  ['/assets/main-1a2b3c.js', 200],
  ['/assets/gone.js', 404],
  ['/about/', 308],
  ['/cart', 308],
  ['/api/v1/ecommerce/categories', 200],
])('over https %s is answered with %i, and asks for https alone from then on', async (path, status) => {
  const { headers, ...answer } = await send(origin, path);
  expect(answer.status).toBe(status);
  expect(headers['strict-transport-security']).toBe(strictTransport['strict-transport-security']);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test.skipIf(!hasCaddy())('the provider behind it is told the real caller, host and protocol', async () => {
  const forged = { 'x-forwarded-for': '203.0.113.1', 'x-forwarded-proto': 'http' };
  const { body } = await send(origin, '/api/v1/ecommerce/categories', { headers: forged });
  const { host } = new URL(origin);
  expect(JSON.parse(body)).toEqual({ host, caller: '127.0.0.1', protocol: 'https' });
});
