import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { CartLine, Order, Product } from '#openapi/schemas.ts';
import { CannotStart } from './database/lock.ts';
import { readEnvironment } from './environment.ts';
import { type Sandbox, startSandbox } from './server.ts';
import { endProcess, runToEnd, type SandboxProcess, startProcess } from './testing/process.ts';
import { checkoutBody } from './testing/purchases.ts';
import { Visitor } from './testing/visitor.ts';

// Whole processes start here, some of them with an empty folder: seconds each, more on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), 'belier-main-'));
const SANDBOX_DATA = join(folder, 'data');

let running: SandboxProcess;

beforeAll(async () => {
  running = await startProcess({ SANDBOX_DATA });
});

afterAll(async () => {
  await endProcess(running, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function customer(
  email = 'client@exemple.ci',
  sandbox: Pick<Sandbox, 'url'> = running,
): Promise<Visitor> {
  const visitor = new Visitor(sandbox);
  const { body } = await visitor.post<{ token: { access: string } }>('auth/login/', {
    email,
    password: 'Tabaski-2026',
  });
  return new Visitor(sandbox, body.token.access);
}

const numbersOf = async (visitor: Visitor) =>
  (await visitor.get<Order[]>('ecommerce/orders/')).body.map(({ order_number }) => order_number);

/** Orders one animal that is left; what an order that was cut short has left in the cart goes first. */
async function buy(visitor: Visitor): Promise<string> {
  for (const { id } of (await visitor.get<CartLine[]>('ecommerce/panier/')).body) {
    await visitor.delete(`ecommerce/panier/${id}/`);
  }
  const { body: products } = await visitor.get<Product[]>('ecommerce/products-betails/');
  const left = products.find((product) => product.quantity_initial > product.quantity_vendu);
  await visitor.post('ecommerce/panier/', { product_id: left?.id, quantity: 1 });
  const { body } = await visitor.post<{ order_number: string }>('ecommerce/checkout/', checkoutBody());
  return body.order_number;
}

/** Orders again and again until the server is gone; what was acknowledged is told at once. */
async function buyUntilGone(visitor: Visitor, acknowledged: (number: string) => void): Promise<void> {
  for (;;) {
    const number = await buy(visitor).catch(() => null);
    if (number === null) return;
    // Of two writers after the last animal one is refused, and has no number.
    if (number !== undefined) acknowledged(number);
  }
}

test('killed with -9 five times while four customers order, it keeps every order it acknowledged, and each start reclaims the folder', async () => {
  const writers = ['client', 'salif.ouedraogo', 'equipe', 'admin'].map((name) => `${name}@exemple.ci`);
  const acknowledged: string[] = [];
  for (let round = 1; round <= 5; round += 1) {
    const visitors = await Promise.all(writers.map((email) => customer(email)));
    const enough = acknowledged.length + 6;
    let reached = (): void => {};
    const isEnough = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const work = visitors.map((visitor) =>
      buyUntilGone(visitor, (number) => {
        acknowledged.push(number);
        if (acknowledged.length >= enough) reached();
      }),
    );
    await isEnough;
    await endProcess(running, 'SIGKILL');
    await Promise.all(work);
    expect(existsSync(join(SANDBOX_DATA, 'lock'))).toBe(true);
    running = await startProcess({ SANDBOX_DATA });
    expect(await numbersOf(await customer('equipe@exemple.ci'))).toEqual(
      expect.arrayContaining(acknowledged),
    );
  }
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  expect(acknowledged.length).toBeGreaterThanOrEqual(30);
});

test('a stop by SIGTERM is clean, and a restart keeps orders, catalogue and sessions', async () => {
  const before = await customer();
  const number = await buy(before);
  const catalogue = (await before.get<Product[]>('ecommerce/products-betails/')).body;
  expect(await endProcess(running, 'SIGTERM')).toBe(0);
  expect(existsSync(join(SANDBOX_DATA, 'lock'))).toBe(false);
  running = await startProcess({ SANDBOX_DATA });
  const after = new Visitor(running, before.token);
  expect(await numbersOf(after)).toContain(number);
  expect((await after.get<Product[]>('ecommerce/products-betails/')).body).toEqual(catalogue);
});

test('a second process on the folder is told so in one sentence and exits with 1', async () => {
  const { code, complaint } = await runToEnd('sandbox/main.ts', { SANDBOX_DATA, PORT: '0' });
  expect(code).toBe(1);
  expect(complaint.trim().split('\n')).toEqual([
    `Le dossier de données « ${SANDBOX_DATA} » est déjà ouvert par un autre processus (n° ${running.child.pid}) : arrêtez-le, ou choisissez un autre dossier avec SANDBOX_DATA.`,
  ]);
});

test('a reset is refused while the sandbox runs', async () => {
  const { code, complaint } = await runToEnd('sandbox/reset.ts', { SANDBOX_DATA });
  expect([code, complaint]).toEqual([1, expect.stringContaining('est déjà ouvert')]);
});

test('a reset begins again with the demonstration shop', async () => {
  const number = await buy(await customer());
  await endProcess(running, 'SIGINT');
  const { code } = await runToEnd('sandbox/reset.ts', { SANDBOX_DATA });
  expect(code).toBe(0);
  running = await startProcess({ SANDBOX_DATA });
  expect(await numbersOf(await customer())).not.toContain(number);
});

test('a first filling that was cut short is begun again', async () => {
  const dataDir = join(folder, 'begun');
  mkdirSync(join(dataDir, 'database'), { recursive: true });
  writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '');
  writeFileSync(join(dataDir, 'filling'), '');
  const sandbox = await startSandbox({ dataDir });
  expect((await numbersOf(await customer('client@exemple.ci', sandbox))).length).toBeGreaterThan(0);
  expect(existsSync(join(dataDir, 'filling'))).toBe(false);
  await sandbox.stop();
});

test('a port that is taken is told in one sentence, with exit code 1', async () => {
  const taken = createServer();
  const port = await new Promise<number>((resolve) => {
    taken.listen(0, '127.0.0.1', () => {
      const address = taken.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  try {
    const data = join(folder, 'other');
    const { code, complaint } = await runToEnd('sandbox/main.ts', { SANDBOX_DATA: data, PORT: String(port) });
    expect(code).toBe(1);
    expect(complaint.trim()).toBe(
      `Le port ${port} est déjà pris : arrêtez ce qui l’occupe, ou choisissez-en un autre avec PORT.`,
    );
  } finally {
    taken.close();
  }
});

// The program tells each as it tells a port that is taken.
test.each([
  ['PORT', { PORT: 'quatre' }, /PORT vaut « quatre »/],
  ['SANDBOX_SHOP_ORIGIN', { SANDBOX_SHOP_ORIGIN: 'ici' }, /SANDBOX_SHOP_ORIGIN vaut « ici »/],
  ['SANDBOX_DATA', { SANDBOX_DATA: '/dev/null/data', PORT: '0' }, /ne peut pas être écrit/],
  ['SHOP_DIST', { SANDBOX_DATA: join(folder, 'shop'), SHOP_DIST: folder, PORT: '0' }, /index\.html/],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://127.0.0.1:1/rien', PORT: '0' }, /PostgreSQL ne répond pas/],
])('a %s that cannot be is one sentence to tell', async (_name, environment, sentence) => {
  const start = async () =>
    startSandbox(readEnvironment({ SANDBOX_DATA: join(folder, 'none'), ...environment }));
  const complaint = await start().catch((error: unknown) => error);
  expect(complaint).toBeInstanceOf(CannotStart);
  expect(String(complaint)).toMatch(sentence);
  expect(String(complaint).split('\n')).toHaveLength(1);
});
