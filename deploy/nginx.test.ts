import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servedHeaders, strictTransport } from '#rules/served-headers.ts';
import { shopAddresses, trackingNames, wellKnown } from '#rules/shop-addresses.ts';
import { type Sandbox, startSandbox } from '#sandbox/server.ts';
import { freePort } from '../tools/network.mjs';
import { listenerOf } from './listener.mjs';
import { changePath, nginxOf } from './nginx.mjs';
import { openDoors } from './outside.ts';
import { hasBrotli, hasNginx, startNginx } from './run-servers.mjs';

/* nginx over https with a certificate of this test, in front of the provider and the listener, as in a deployment. */

const canRun = hasNginx() && spawnSync('openssl', ['version']).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'belier-nginx-'));
const secret = 'un-secret-assez-long';
let port = 0;
let asked = 0;
let sandbox: Sandbox;
const ends: (() => unknown)[] = [];

beforeAll(async () => {
  if (!canRun) return;
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  for (const name of ['index.html', '404.html', 'robots.txt', 'sw.js', 'assets/main-1a2b3c.js']) {
    writeFileSync(join(dist, name), name);
  }
  const tls = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
  const names = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  spawnSync('openssl', ['req', '-x509', ...names, '-keyout', tls.key, '-out', tls.certificate]);
  const listener = listenerOf({
    secret,
    work: async () => {
      asked += 1;
    },
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  ends.push(() => listener.close());
  port = await freePort();
  const origin = `https://localhost:${port}`;
  // The environment that `npm run deploy -- recipes` writes.
  sandbox = await startSandbox({
    settings: { shopOrigin: origin, origin, trustProxy: ['127.0.0.1', '::1'] },
  });
  ends.push(() => sandbox.stop());
  const site = join(folder, 'shop.conf');
  const recipe = {
    origin,
    root: dist,
    listen: `127.0.0.1:${port}`,
    tls,
    listener: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    brotli: hasBrotli(),
    api: sandbox.url,
  };
  const rules = { servedHeaders, shopAddresses, strictTransport, trackingNames, wellKnown };
  writeFileSync(site, nginxOf(rules, recipe));
  const answers = async () => (await ask('/health')).statusCode === 200;
  const { stop } = await startNginx({ folder, site, answers });
  ends.push(stop);
  // The timeout includes the start of the provider.
}, 60_000);

afterAll(async () => {
  for (const end of ends) await end();
  rmSync(folder, { recursive: true });
});

async function ask(path: string, method = 'GET', headers = {}): Promise<IncomingMessage> {
  const call = request({ port, path, method, headers, rejectUnauthorized: false });
  call.end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  response.resume();
  return response;
}

test.skipIf(!canRun).each([
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
  ['/catalogue-change', 405],
  ['/api/v1/ecommerce/categories', 200],
  [`/${'a'.repeat(9000)}`, 414],
])('over https nginx sends %s with %i, and asks for https alone from then on', async (path, status) => {
  const { statusCode, headers } = await ask(path);
  expect(statusCode).toBe(status);
  expect(headers['strict-transport-security']).toBe(strictTransport['strict-transport-security']);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test.skipIf(!canRun)('the provider behind it is closed from outside', async () => {
  const origin = `https://localhost:${port}`;
  expect(await openDoors({ shop: origin, provider: origin, passwords: sandbox.passwords })).toEqual([]);
});

test.skipIf(!canRun)(
  'a provider on another host reports a change through nginx, only with the secret',
  async () => {
    const notify = async (given: string) =>
      (await ask(changePath, 'POST', { authorization: `Bearer ${given}` })).statusCode;
    expect([await notify('autre'), await notify(secret)]).toEqual([401, 202]);
    expect(asked).toBe(1);
    expect((await ask(changePath)).statusCode).toBe(405);
  },
);
