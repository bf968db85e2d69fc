// §7 Commerce: `GET ecommerce/products-betails/`, `GET
// §7 Commerce: `GET ecommerce/categories`, `GET
// §7 Commerce: `GET ecommerce/pays/`, `GET
// §7 Commerce: `GET ecommerce/orders/`, `GET
// §7 Commerce: `GET` and `POST
// §7 Commerce: `POST ecommerce/checkout/`: the
// §7 Accounts: `POST auth/login/`, `POST
// §7 Accounts: `POST auth/register/`, `POST
// §7 Accounts: `POST auth/password-reset/`, `POST
// §7 Accounts: `GET auth/me/`, `PATCH

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '#sandbox/server.ts';
import { statesPath } from '#sandbox/states/state-route.ts';
import { startEmbedded } from '#sandbox/testing/start.ts';
import { readPacts } from '../pact-file.ts';
import { run } from './main.ts';
import { textReport } from './report.ts';
import { verifyPacts } from './verification.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startEmbedded({ states: true });
});

afterAll(async () => {
  await sandbox.stop();
});

const quiet = () => undefined;
const onSandbox = () => ['--provider', sandbox.url, '--states', sandbox.url + statesPath];

it('the reference provider passes every interaction of every pact, with its address for states', async () => {
  const findings = await verifyPacts({ url: sandbox.url, statesUrl: sandbox.url + statesPath }, readPacts());
  expect(textReport(findings.filter(({ verified }) => !verified))).toContain('0 of 0');
  expect(findings.length).toBeGreaterThan(180);
});

describe('contracts -- verify', () => {
  it('exits with 0 if all pass', async () => {
    let said = '';
    const code = await run([...onSandbox(), '--filter', 'listCart'], (text) => {
      said = text;
    });
    expect(code).toBe(0);
    expect(said).toContain('5 of 5 interactions kept, 0 broken.');
  });

  it('exits with 1 if one fails, and reports the change and who reads the answer; sends its header to both', async () => {
    const seen = new Set<string>();
    const broken = createServer((request, response) => {
      if (request.headers['x-test'] === 'yes') seen.add(request.url ?? '');
      const state = request.url === '/states';
      const lines = [{ id: 'l', quantity: 1, product: { id: 'p', name: 'Ladoum', promo_price: null } }];
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(state ? { token: 'a.b.c', lineId: 'l', productId: 'p' } : lines));
    });
    await new Promise<void>((listening) => broken.listen(0, '127.0.0.1', listening));
    const url = `http://127.0.0.1:${(broken.address() as AddressInfo).port}`;
    let said = '';
    const code = await run(
      ['--provider', url, '--states', `${url}/states`, '--filter', 'for the cart', '--header', 'X-Test: yes'],
      (text) => {
        said = text;
      },
    );
    broken.closeAllConnections();
    broken.close();
    expect(code).toBe(1);
    expect(said).toContain('to change  put price into the body at $[0].product');
    expect(said).toContain('to change  answer 401 instead of 200');
    expect(said).toContain('read by    cart, badge, checkout');
    expect([...seen].toSorted()).toEqual(['/', '/api/v1/ecommerce/panier/', '/states']);
  });

  it.each([
    [['--nonsense']],
    [['--provider', 'http://127.0.0.1:1']],
    [['--provider', 'nowhere', '--states', 'nowhere']],
    [['--filter', 'no such operation']],
    [['--header', 'nonsense']],
  ])('ends with 2 where it is misused: %j', async (words) => {
    expect(await run(words, quiet)).toBe(2);
  });

  it('exits with 3 if the provider, or its address for states, does not answer', async () => {
    expect(await run(['--provider', 'http://127.0.0.1:1', '--states', sandbox.url], quiet)).toBe(3);
    expect(await run(['--provider', sandbox.url, '--states', `${sandbox.url}/nowhere`], quiet)).toBe(3);
  });
});
