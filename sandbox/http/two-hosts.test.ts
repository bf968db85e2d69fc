import { once } from 'node:events';
import { request as ask, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Payment, User } from '#openapi/schemas.ts';
import { fillCart, newCustomer, order, putOnSale } from '../customer/purchases.ts';
import { latestMessage, pageAuthorization, Visitor } from '../customer/visitor.ts';
import { readEnvironment } from '../environment.ts';
import type { Sandbox } from '../server.ts';
import { startForTest } from '../testing/start.ts';

const shopOrigin = 'https://www.belier.test';
const origin = 'https://api.belier.test';
let apart: Sandbox;
let sharing: Sandbox;
let named: Sandbox;
let open: Sandbox;

beforeAll(async () => {
  apart = await startForTest({ settings: { shopOrigin, origin } });
  sharing = await startForTest({ settings: { shopOrigin, cookieDomain: 'belier.test' } });
  named = await startForTest({ settings: { hostNames: ['belier.local'] } });
  open = await startForTest();
});

afterAll(async () => {
  for (const sandbox of [apart, sharing, named, open]) await sandbox.stop();
});

async function ordered(sandbox: Sandbox) {
  const customer = await newCustomer(sandbox);
  await fillCart(customer, (await putOnSale(sandbox)).id);
  return { customer, answer: (await order(customer)).body };
}

/** A call under a name of its own (with its port), which fetch would not send: a GET, or a POST of a body. */
const under = async (sandbox: Sandbox, host: string, path: string, body?: object) => {
  const call = ask(sandbox.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { host, accept: 'application/json', 'content-type': 'application/json' },
  });
  call.end(body && JSON.stringify(body));
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, body: await text(answer) };
};
const portOf = ({ url }: Sandbox) => Number(new URL(url).port);

test('the payment page is on the API’s host, and links back to the shop', async () => {
  const { customer, answer } = await ordered(apart);
  expect(answer.payment_url?.startsWith(`${origin}/sandbox/paiement/`)).toBe(true);
  const again = await customer.get<Payment>(`ecommerce/get-detail-payment-order/${answer.order_number}`);
  expect(again.body.payment_url).toBe(answer.payment_url);
  const page = apart.url + new URL(answer.payment_url ?? '').pathname;
  const paid = await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    headers: pageAuthorization(apart),
    body: new URLSearchParams({ choix: 'payer' }),
  });
  expect(paid.headers.get('location')).toMatch(
    `${shopOrigin}/order-status-finished?order_number=${answer.order_number}`,
  );
  expect(paid.headers.get('content-security-policy')).toContain(`form-action 'self' ${shopOrigin};`);
});

test('an unknown payment page links to the shop, too', async () => {
  const page = await fetch(`${apart.url}/sandbox/paiement/rien`, { headers: pageAuthorization(apart) });
  expect([page.status, await page.text()]).toEqual([404, expect.stringContaining(`href="${shopOrigin}/"`)]);
});

test('a mail’s link leads to the shop for its pages, and here for the page that confirms an e-mail', async () => {
  const customer = await newCustomer(apart);
  await new Visitor(apart).post('auth/password-reset/', { email: customer.email });
  const reset = (await latestMessage(apart, customer.email)).link ?? '';
  expect(reset.startsWith(`${shopOrigin}/account/reset-password/`)).toBe(true);
  await customer.patch<User>('auth/update-acccount/', { email: 'nouvelle@exemple.ci' });
  const confirm = (await latestMessage(apart, 'nouvelle@exemple.ci')).link ?? '';
  expect(confirm.startsWith(`${origin}/sandbox/e-mail/`)).toBe(true);
});

test('the csrf cookie is set for this host alone, and for a domain that is named', async () => {
  const cookieOf = async ({ url }: Sandbox) =>
    (await fetch(`${url}/api/v1/ecommerce/categories`)).headers.get('set-cookie') ?? '';
  expect(await cookieOf(apart)).not.toContain('Domain');
  expect(await cookieOf(sharing)).toMatch(
    /^csrftoken=[\w-]{32}; Domain=belier\.test; Path=\/; SameSite=Lax$/,
  );
});

test('a mail leads to a name of this server that its owner gave, and to no other that was called', async () => {
  const port = portOf(named);
  const linkAfter = async (host: string) => {
    const { email } = await newCustomer(named);
    await under(named, host, '/api/v1/auth/password-reset/', { email });
    return (await latestMessage(named, email)).link ?? '';
  };
  const given = await linkAfter(`belier.local:${port}`);
  expect(given.startsWith(`http://belier.local:${port}/account/reset-password/`)).toBe(true);
  for (const foreign of [`ailleurs.ci:${port}`, `203.0.113.9:${port}`, `localhost:${port + 1}`]) {
    const link = await linkAfter(foreign);
    expect(link, foreign).toMatch(`${named.url}/account/reset-password/`);
  }
});

test('the sandbox’s own pages answer to no name that is not its own, wherever that leads (DNS rebinding)', async () => {
  const port = portOf(open);
  const strange = [
    'evil.example',
    `evil.example:${port}`,
    'localhost.evil.example',
    '127.0.0.1.evil.example',
  ];
  for (const host of strange) {
    for (const path of ['outbox', 'paiement/rien', 'assets/pages.css']) {
      expect([host, (await under(open, host, `/sandbox/${path}`)).status]).toEqual([host, 403]);
    }
  }
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, '192.168.1.20:4173']) {
    expect([host, (await under(open, host, '/sandbox/outbox')).status]).toEqual([host, 200]);
  }
});

test.each([
  ['SANDBOX_ORIGIN', 'api.exemple.ci', 'it must be an address'],
  ['SANDBOX_SHOP_ORIGIN', 'ftp://exemple.ci', 'it must be an address'],
  ['SANDBOX_COOKIE_DOMAIN', 'ci', 'it must be a domain'],
  ['SANDBOX_COOKIE_DOMAIN', 'https://exemple.ci', 'it must be a domain'],
  ['SANDBOX_COOKIE_DOMAIN', '127.0.0.1', 'it must be a domain'],
])('%s=%s is refused with a sentence', (name, value, sentence) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`${name} is "${value}"; ${sentence}`));
});

test('both origins and the domain are read from the environment', () => {
  expect(
    readEnvironment({
      SANDBOX_ORIGIN: `${origin}/`,
      SANDBOX_SHOP_ORIGIN: shopOrigin,
      SANDBOX_COOKIE_DOMAIN: '.Belier.test',
    }).settings,
  ).toEqual({ origin, shopOrigin, cookieDomain: 'belier.test' });
});
