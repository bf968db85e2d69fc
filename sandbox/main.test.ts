import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Order, Product } from '#openapi/schemas.ts';
import { Visitor } from './customer/visitor.ts';
import { CannotStart } from './database/lock.ts';
import { readEnvironment } from './environment.ts';
import { startSandbox } from './server.ts';
import { buy, demoCustomer, numbersOf } from './testing/demo-customer.ts';
import { isExhaustive } from './testing/effort.ts';
import { ownProcess } from './testing/own-process.ts';
import { endProcess } from './testing/process.ts';
import { runToEnd } from './testing/run-to-end.ts';

const { folder, SANDBOX_DATA, running, restart } = ownProcess();

test('a stop by SIGTERM is clean, and a restart keeps orders, catalogue and sessions', async () => {
  const before = await demoCustomer(running());
  const number = await buy(before);
  const catalogue = (await before.get<Product[]>('ecommerce/products-betails/')).body;
  expect(await endProcess(running(), 'SIGTERM')).toBe(0);
  expect(existsSync(join(SANDBOX_DATA, 'lock'))).toBe(false);
  await restart();
  const after = new Visitor(running(), before.token);
  expect(await numbersOf(after)).toContain(number);
  expect((await after.get<Product[]>('ecommerce/products-betails/')).body).toEqual(catalogue);
});

/** The numbers of all orders, which staff are given by pages. */
async function everyNumber(staff: Visitor): Promise<string[]> {
  const numbers: string[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await staff.get<Order[]>(`ecommerce/orders/?page=${page}`);
    if (body.length === 0) return numbers;
    numbers.push(...body.map(({ order_number }) => order_number));
  }
}

/** Orders repeatedly until the server is gone; reports each acknowledged order at once. */
async function buyUntilGone(visitor: Visitor, acknowledged: (number: string) => void): Promise<void> {
  for (;;) {
    const number = await buy(visitor).catch(() => null);
    if (number === null) return;
    // Of two concurrent orders of the last animal one is refused, without a number.
    if (number !== undefined) acknowledged(number);
  }
}

/** The number of rounds; each starts the sandbox. */
const kills = isExhaustive ? 20 : 1;

test('killed with -9 while four customers order, it keeps every order it acknowledged, and each start reclaims the folder', async () => {
  const writers = ['client', 'salif.ouedraogo', 'equipe', 'admin'].map((name) => `${name}@exemple.ci`);
  const acknowledged: string[] = [];
  for (let round = 1; round <= kills; round += 1) {
    const visitors = await Promise.all(writers.map((email) => demoCustomer(running(), email)));
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
    await endProcess(running(), 'SIGKILL');
    await Promise.all(work);
    expect(existsSync(join(SANDBOX_DATA, 'lock'))).toBe(true);
    await restart();
    expect(await everyNumber(await demoCustomer(running(), 'equipe@exemple.ci'))).toEqual(
      expect.arrayContaining(acknowledged),
    );
  }
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  expect(acknowledged.length).toBeGreaterThanOrEqual(kills * 6);
});

// The program reports it like a port that is taken.
test('a folder that is open in another process is one sentence to tell', async () => {
  await expect(startSandbox(readEnvironment({ SANDBOX_DATA, PORT: '0' }))).rejects.toThrow(
    new CannotStart(
      `The data folder "${SANDBOX_DATA}" is open in another process (${running().child.pid}): stop it, or choose another folder with SANDBOX_DATA.`,
    ),
  );
});

test('a reset is refused while the sandbox runs', async () => {
  const { code, complaint } = await runToEnd('sandbox/reset.ts', { SANDBOX_DATA });
  expect([code, complaint]).toEqual([1, expect.stringContaining('is open in another process')]);
});

test('a reset begins again with the demonstration shop', async () => {
  const number = await buy(await demoCustomer(running()));
  await endProcess(running(), 'SIGINT');
  const { code } = await runToEnd('sandbox/reset.ts', { SANDBOX_DATA });
  expect(code).toBe(0);
  await restart();
  expect(await numbersOf(await demoCustomer(running()))).not.toContain(number);
});

test('a first filling that was cut short is begun again', async () => {
  const dataDir = join(folder, 'begun');
  mkdirSync(join(dataDir, 'database'), { recursive: true });
  writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '');
  writeFileSync(join(dataDir, 'filling'), '');
  const sandbox = await startSandbox({ dataDir });
  expect((await numbersOf(await demoCustomer(sandbox))).length).toBeGreaterThan(0);
  expect(existsSync(join(dataDir, 'filling'))).toBe(false);
  await sandbox.stop();
});

test('a port that is taken is reported in one sentence, with exit code 1', async () => {
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
    expect(complaint.trim()).toBe(`Port ${port} is taken: stop what uses it, or choose another with PORT.`);
  } finally {
    taken.close();
  }
});

// The program reports each like a port that is taken.
test.each([
  ['PORT', { PORT: 'quatre' }, /PORT is "quatre"/],
  ['SANDBOX_SHOP_ORIGIN', { SANDBOX_SHOP_ORIGIN: 'ici' }, /SANDBOX_SHOP_ORIGIN is "ici"/],
  ['SANDBOX_DATA', { SANDBOX_DATA: '/dev/null/data', PORT: '0' }, /cannot be written/],
  ['SHOP_DIST', { SANDBOX_DATA: join(folder, 'shop'), SHOP_DIST: folder, PORT: '0' }, /index\.html/],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://127.0.0.1:1/rien', PORT: '0' }, /PostgreSQL does not answer/],
])('a %s that cannot be is one sentence to tell', async (_name, environment, sentence) => {
  const start = async () =>
    startSandbox(readEnvironment({ SANDBOX_DATA: join(folder, 'none'), ...environment }));
  const complaint = await start().catch((error: unknown) => error);
  expect(complaint).toBeInstanceOf(CannotStart);
  expect(String(complaint)).toMatch(sentence);
  expect(String(complaint).split('\n')).toHaveLength(1);
});
