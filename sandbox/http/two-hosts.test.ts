import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Payment, User } from '#openapi/schemas.ts';
import { fillCart, newCustomer, order, putOnSale } from '../customer/purchases.ts';
import { latestMessage, pageAuthorization, Visitor } from '../customer/visitor.ts';
import type { Sandbox } from '../server.ts';
import { startForTest } from '../testing/start.ts';

const shopOrigin = 'https://www.belier.test';
const origin = 'https://api.belier.test';
let apart: Sandbox;
let sharing: Sandbox;

beforeAll(async () => {
  apart = await startForTest({ settings: { shopOrigin, origin } });
  sharing = await startForTest({ settings: { shopOrigin, cookieDomain: 'belier.test' } });
});

afterAll(async () => {
  for (const sandbox of [apart, sharing]) await sandbox.stop();
});

async function ordered(sandbox: Sandbox) {
  const customer = await newCustomer(sandbox);
  await fillCart(customer, (await putOnSale(sandbox)).id);
  return { customer, answer: (await order(customer)).body };
}

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
