import { mkdtempSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fillCart, newCustomer, order, putOnSale } from './customer/purchases.ts';
import { demoPassword, signIn, Visitor } from './customer/visitor.ts';
import { outbox } from './database/schema.ts';
import { demoAccounts } from './seed/users.ts';
import { type Sandbox, startSandbox } from './server.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
const folder = mkdtempSync(join(tmpdir(), 'belier-away-'));
const dataDir = join(folder, 'data');
let earlier: string | undefined;
let sandbox: Sandbox;
/** A server on every address of this machine also answers on loopback. */
let here: { url: string };

beforeAll(async () => {
  const atHome = await startSandbox({ dataDir });
  earlier = (await signIn(atHome, demoAccounts.administrator)).token;
  await atHome.stop();
  sandbox = await startSandbox({ dataDir, host: '0.0.0.0' });
  here = { url: `http://127.0.0.1:${new URL(sandbox.url).port}` };
});

afterAll(async () => {
  await sandbox.stop();
  rmSync(folder, { recursive: true });
});

test('a public sandbox has no account with the published password, and its sessions have ended', async () => {
  for (const email of Object.values(demoAccounts)) {
    const { status } = await new Visitor(here).post('auth/login/', { email, password: demoPassword });
    expect([email, status]).toEqual([email, 401]);
  }
  expect((await new Visitor(here, earlier).get('auth/users-list/')).status).toBe(401);
  const { token } = await signIn(here, demoAccounts.administrator, sandbox.passwords.accounts);
  expect((await new Visitor(here, token).get('auth/users-list/')).status).toBe(200);
});

/** The address of this machine for a phone on the network. */
const address = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

test.skipIf(address === undefined)(
  'mails and payment lead back to the address of the network that was used',
  async () => {
    const url = `http://${address}:${new URL(sandbox.url).port}`;
    const customer = Object.assign(await newCustomer({ ...sandbox, ...here }), { sandbox: { url } });
    await fillCart(customer, (await putOnSale(sandbox)).id);
    const { payment_url } = (await order(customer)).body;
    expect(payment_url?.startsWith(`${url}/sandbox/paiement/`)).toBe(true);
    await new Visitor({ url }).post('auth/password-reset/', { email: customer.email });
    const sent = await sandbox.database.select().from(outbox).where(eq(outbox.to, customer.email));
    const links = sent.map(({ link }) => link ?? '');
    expect(links.some((link) => link.startsWith(`${url}/account/reset-password/`))).toBe(true);
  },
);

test('outbox and payment page require the password of the pages', async () => {
  const customer = Object.assign(await newCustomer({ ...sandbox, ...here }), { sandbox: here });
  const { id } = await putOnSale(sandbox);
  await fillCart(customer, id);
  const { payment_url } = (await order(customer)).body;
  const address = new URL(payment_url ?? '').pathname;
  const basic = (password: string | undefined) => ({
    headers: { authorization: `Basic ${Buffer.from(`qui que ce soit:${password}`).toString('base64')}` },
  });
  const pay = { method: 'POST', body: new URLSearchParams({ choix: 'payer' }) };
  for (const [path, init] of [
    ['/sandbox/outbox', {}],
    [address, {}],
    [address, pay],
  ] as const) {
    for (const given of [{}, basic(demoPassword), basic(sandbox.passwords.accounts)]) {
      const refused = await fetch(here.url + path, { ...init, ...given });
      expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
        401,
        'Basic realm="Belier", charset="UTF-8"',
      ]);
    }
    const opened = await fetch(here.url + path, {
      ...init,
      ...basic(sandbox.passwords.pages),
      redirect: 'manual',
    });
    expect([path, opened.status]).toEqual([path, init === pay ? 303 : 200]);
  }
});

test('the passwords are the same at the next start, and a local sandbox on the folder keeps those of the accounts', async () => {
  const { accounts, pages } = sandbox.passwords;
  expect([accounts, pages]).toEqual([
    expect.stringMatching(/^[\w-]{16}$/),
    expect.stringMatching(/^[\w-]{16}$/),
  ]);
  expect(accounts).not.toBe(pages);
  await sandbox.stop();
  sandbox = await startSandbox({ dataDir });
  expect(sandbox.passwords).toEqual({ accounts, pages: undefined });
  await expect(signIn(sandbox, demoAccounts.customer, accounts)).resolves.toBeInstanceOf(Visitor);
  await sandbox.stop();
  sandbox = await startSandbox({ dataDir, host: '0.0.0.0' });
  expect(sandbox.passwords).toEqual({ accounts, pages });
});

test.each([
  ['SANDBOX_FAULTS', { faults: true }],
  ['SANDBOX_STATES', { states: true }],
])('%s is refused there, in one sentence', async (name, option) => {
  await expect(startSandbox({ ...option, host: '0.0.0.0' })).rejects.toThrow(
    `${name}=1 is for this machine only: HOST is "0.0.0.0"; it must be 127.0.0.1.`,
  );
});
