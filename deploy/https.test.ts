import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { servedHeaders, strictTransport } from '#rules/served-headers.ts';
import { readNames, shopAddresses, wellKnown } from '#rules/shop-addresses.ts';
import { type Sandbox, startSandbox } from '#sandbox/server.ts';
import { patience } from '#sandbox/testing/effort.ts';
import { freePort } from '../tools/network.mjs';
import { caddyOf } from './caddy.mjs';
import { openDoors, send } from './outside.ts';
import { hasCaddy, startCaddy } from './run-caddy.mjs';

/* Caddy over https with the certificate that it makes for this machine, in front of the provider, as in a deployment. */

const folder = mkdtempSync(join(tmpdir(), 'belier-https-'));
let origin = '';
let sandbox: Sandbox;
const ends: (() => unknown)[] = [];

beforeAll(async () => {
  if (!hasCaddy()) return;
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  for (const name of ['index.html', '404.html', 'robots.txt', 'sw.js', 'assets/main-1a2b3c.js'])
    writeFileSync(join(dist, name), name);
  origin = `https://localhost:${await freePort()}`;
  // The environment that deploy/README.md shows.
  sandbox = await startSandbox({
    settings: { shopOrigin: origin, origin, trustProxy: ['127.0.0.1', '::1'] },
  });
  ends.push(() => sandbox.stop());
  const rules = { readNames, servedHeaders, shopAddresses, strictTransport, wellKnown };
  const caddyfile = caddyOf(rules, { origin, root: dist, api: sandbox.url });
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

test.skipIf(!hasCaddy())('the provider behind it is closed from outside', async () => {
  expect(await openDoors({ shop: origin, provider: origin, passwords: sandbox.passwords })).toEqual([]);
});
