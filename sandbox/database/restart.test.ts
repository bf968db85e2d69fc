import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { CheckoutAnswer } from '#openapi/schemas.ts';
import { startPostgres } from '../../tools/postgres.mjs';
import { checkoutBody, newCustomer, putOnSale } from '../customer/purchases.ts';
import { type Reply, signIn, type Visitor } from '../customer/visitor.ts';
import { startSandbox } from '../server.ts';
import { isExhaustive, patience } from '../testing/effort.ts';
import { endProcess, startProcess } from '../testing/process.ts';
import type { Database } from './open.ts';
import { openPostgres } from './postgres.ts';
import { emptyPostgres } from './reset.ts';
import { orderItems, orders, products } from './schema.ts';

type Postgres = NonNullable<Awaited<ReturnType<typeof startPostgres>>>;

// Whole processes take seconds each, more on a busy machine.
vi.setConfig({ testTimeout: 400_000 * patience, hookTimeout: 120_000 * patience });
const folder = mkdtempSync(join(tmpdir(), 'belier-restart-'));
let postgres: Postgres | undefined;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true });
});

async function withDatabase<Out>(
  { url }: Postgres,
  work: (database: Database) => Promise<Out>,
): Promise<Out> {
  const { database, close } = await openPostgres(url);
  const out = await work(database);
  await close();
  return out;
}

/** The ways in which connections are lost under traffic; each resolves once the database can be asked again. */
const strikes: [string, (postgres: Postgres) => Promise<unknown>][] = [
  ['an immediate restart', ({ restart }) => restart('immediate')],
  ['a fast restart', ({ restart }) => restart('fast')],
  [
    'the end of all connections',
    (struck) =>
      withDatabase(struck, (database) =>
        database.execute(
          sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
        ),
      ),
  ],
];

const pauseMs = 50;
/* The limit for recovery; the actual times are printed and not asserted. */
const patienceMs = 90_000 * patience;
const [clients, rounds] = isExhaustive ? [9, 3] : [3, 1];

/* The acknowledged orders in the database, and whether each is complete. */
async function lossesIn(database: Database, acknowledged: string[], productId: string) {
  const recorded = await database
    .select({ number: orders.order_number })
    .from(orders)
    .where(inArray(orders.order_number, acknowledged));
  const [ordered] = await database
    .select({ sum: sql<string>`coalesce(sum(${orderItems.quantity}), 0)` })
    .from(orderItems)
    .where(sql`${orderItems.product_id} = ${productId}`);
  const [product] = await database.select().from(products).where(sql`${products.id} = ${productId}`);
  const bare = sql`not exists (select 1 from order_items where order_id = ${orders.id})`;
  return {
    lost: acknowledged.length - recorded.length,
    doubled: acknowledged.length - new Set(acknowledged).size,
    soldButNotOrdered: (product?.quantity_vendu ?? Number.NaN) - Number(ordered?.sum),
    withoutAnimals: await database.$count(orders, bare),
  };
}

/* Only the first in the tests, since each starts processes and waits for recovery. */
test.for(isExhaustive ? strikes : strikes.slice(0, 1))(
  '%s of PostgreSQL amid orders ends no process and loses no acknowledged order; orders go on by themselves',
  async ([, strike], { skip }) => {
    if (postgres === undefined) return skip('no PostgreSQL server is installed on this machine');
    const struck = postgres;
    await emptyPostgres(struck.url);
    const filling = await startSandbox({ dataDir: folder, databaseUrl: struck.url });
    const emails = await Promise.all(
      Array.from({ length: clients }, async () => (await newCustomer(filling)).email),
    );
    const productId = (await putOnSale(filling, { stock: 1_000_000 })).id;
    await filling.stop();

    const process = await startProcess({
      SANDBOX_DATA: folder,
      DATABASE_URL: struck.url,
      SANDBOX_CALLS_PER_MINUTE: '1000000000',
    });
    process.child.stderr?.resume();
    const isEnded = () => process.child.exitCode !== null || process.child.signalCode !== null;
    let isOver = false;
    const refused: string[] = [];
    const acknowledged: string[] = [];
    const done = new Map(emails.map((email) => [email, 0]));

    /** A call as the shop makes it: under one key, sent again after a 503 until it is answered. */
    async function send<Body>(
      visitor: Visitor,
      path: string,
      body: object,
    ): Promise<Reply<Body> | undefined> {
      const headers = { 'idempotency-key': randomUUID() };
      while (!isOver && !isEnded()) {
        const reply = await visitor.post<Body>(path, body, { headers });
        if (reply.status < 300) return reply;
        if (reply.status !== 503) refused.push(`${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
        await after(pauseMs);
      }
      return undefined;
    }
    const orderUntilOver = async (email: string) => {
      const visitor = await signIn(process, email);
      while (!isOver && !isEnded()) {
        await send(visitor, 'ecommerce/panier/', { product_id: productId, quantity: 1 });
        const placed = await send<CheckoutAnswer>(visitor, 'ecommerce/checkout/', checkoutBody());
        if (placed !== undefined) acknowledged.push(placed.body.order_number ?? '');
        done.set(email, (done.get(email) ?? 0) + 1);
      }
    };
    const broken: unknown[] = [];
    const work = emails.map((email) => orderUntilOver(email).catch((error) => broken.push(error)));
    const everybodyOrdered = async (): Promise<boolean> => {
      const since = new Map(done);
      const end = Date.now() + patienceMs;
      while (Date.now() < end && !isEnded() && broken.length === 0) {
        if (emails.every((email) => (done.get(email) ?? 0) >= (since.get(email) ?? 0) + 2)) return true;
        await after(pauseMs);
      }
      return false;
    };

    let recovered = (await everybodyOrdered()) ? 0 : -1;
    for (let round = 0; round < rounds && recovered === round; round += 1) {
      await strike(struck);
      if (await everybodyOrdered()) recovered += 1;
    }
    isOver = true;
    await Promise.all(work);
    expect({ hasEnded: isEnded(), recovered, refused, broken }).toEqual({
      hasEnded: false,
      recovered: rounds,
      refused: [],
      broken: [],
    });
    await endProcess(process, 'SIGTERM');
    expect(acknowledged.length).toBeGreaterThan(clients * rounds);
    expect(await withDatabase(struck, (database) => lossesIn(database, acknowledged, productId))).toEqual({
      lost: 0,
      doubled: 0,
      soldButNotOrdered: 0,
      withoutAnimals: 0,
    });
  },
);
