import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { inArray, sql } from 'drizzle-orm';
import type { CheckoutAnswer } from '#openapi/schemas.ts';
import { checkoutBody, putOnSale } from '../customer/purchases.ts';
import { type Reply, signIn, type Visitor } from '../customer/visitor.ts';
import type { Database } from '../database/open.ts';
import { openPostgres } from '../database/postgres.ts';
import { orderItems, orders, products } from '../database/schema.ts';
import { endProcess, type SandboxProcess, startProcess } from '../process.ts';
import { startSandbox } from '../server.ts';
import { type Finding, tally } from './attack.ts';
import { fill } from './load.ts';

/** What strikes a PostgreSQL in the middle of orders; resolves once it can be asked again. */
export type Strike = { name: string; strike: () => Promise<void> };

/** The PostgreSQL that is struck (tools/postgres.mjs). */
export type Struck = { url: string; restart: (mode: 'fast' | 'immediate') => Promise<void> };

/** The three ways in which connections are lost under traffic. */
export const strikesOn = ({ url, restart }: Struck): Strike[] => [
  { name: 'immediate restart', strike: () => restart('immediate') },
  { name: 'fast restart', strike: () => restart('fast') },
  {
    name: 'ended connections',
    strike: async () => {
      const { database, settled, close } = await openPostgres(url);
      await settled();
      await database.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      );
      await close();
    },
  },
];

const pauseMs = 50;
/* A database that has not answered by then has not recovered; the times themselves are told, never judged. */
const patienceMs = 90_000;

/** What ordering customers saw: every status, the orders that were acknowledged, what was refused for good, and what got no answer. */
type Seen = { statuses: number[]; acknowledged: string[]; broken: string[]; refused: string[] };

type Ordering = { productId: string; isOver: () => boolean; seen: Seen };

/* An order as the shop makes it: one key, sent again after a 503 until it is answered. */
async function orderOnce(customer: Visitor, { productId, isOver, seen }: Ordering): Promise<void> {
  const send = async <Body>(call: () => Promise<Reply<Body>>): Promise<Reply<Body> | undefined> => {
    while (!isOver()) {
      const reply = await call();
      seen.statuses.push(reply.status);
      if (reply.status !== 503) return reply;
      await after(pauseMs);
    }
    return undefined;
  };
  const keyed = { headers: { 'idempotency-key': randomUUID() } };
  await send(() => customer.post('ecommerce/panier/', { product_id: productId, quantity: 1 }, keyed));
  const again = { headers: { 'idempotency-key': randomUUID() } };
  const placed = await send(() =>
    customer.post<CheckoutAnswer>('ecommerce/checkout/', checkoutBody(), again),
  );
  if (placed === undefined) return;
  if (placed.status < 300) seen.acknowledged.push(placed.body.order_number ?? '');
  else seen.refused.push(`${placed.status} ${JSON.stringify(placed.body)}`);
}

/* What the database holds of the orders that were acknowledged, and whether each order there is whole. */
async function lossesIn(database: Database, acknowledged: string[], productId: string): Promise<string[]> {
  const recorded = await database
    .select({ number: orders.order_number })
    .from(orders)
    .where(inArray(orders.order_number, acknowledged));
  const [items] = await database
    .select({ sum: sql<string>`coalesce(sum(${orderItems.quantity}), 0)` })
    .from(orderItems)
    .where(sql`${orderItems.product_id} = ${productId}`);
  const [product] = await database.select().from(products).where(sql`${products.id} = ${productId}`);
  const [bare] = await database
    .select({ count: sql<string>`count(*)` })
    .from(orders)
    .where(sql`not exists (select 1 from order_items where order_id = ${orders.id})`);
  const lost = acknowledged.length - recorded.length;
  return [
    ...(lost === 0 ? [] : [`${lost} acknowledged orders lost`]),
    ...(new Set(acknowledged).size === acknowledged.length ? [] : ['an order acknowledged twice']),
    ...(Number(items?.sum) === product?.quantity_vendu
      ? []
      : [`${items?.sum} ordered, ${product?.quantity_vendu} counted as sold`]),
    ...(Number(bare?.count) === 0 ? [] : [`${bare?.count} orders without an animal`]),
  ];
}

/**
 * Customers order one after another at a sandbox of its own process while its PostgreSQL is struck, so many times. Held: the
 * process lives, every answer was a success or 503, every customer orders again after each strike, and the database
 * holds each acknowledged order, once and whole.
 */
export async function ordersAmid(
  url: string,
  dataDir: string,
  { strike, clients, rounds }: Pick<Strike, 'strike'> & { clients: number; rounds: number },
): Promise<Finding> {
  const filling = await startSandbox({ dataDir, databaseUrl: url });
  const emails = await fill(filling, 0, clients);
  const productId = (await putOnSale(filling, { stock: 1_000_000 })).id;
  await filling.stop();

  const process: SandboxProcess = await startProcess({
    SANDBOX_DATA: dataDir,
    DATABASE_URL: url,
    SANDBOX_CALLS_PER_MINUTE: '1000000000',
  });
  let isEnded = false;
  process.child.once('exit', () => {
    isEnded = true;
  });
  process.child.stderr?.resume();

  const seen: Seen = { statuses: [], acknowledged: [], broken: [], refused: [] };
  let isOver = false;
  const done = new Map(emails.map((email) => [email, 0]));
  const customer = async (email: string): Promise<void> => {
    const visitor = await signIn(process, email);
    while (!isOver && !isEnded) {
      await orderOnce(visitor, { productId, isOver: () => isOver || isEnded, seen });
      done.set(email, (done.get(email) ?? 0) + 1);
    }
  };
  const work = emails.map((email) =>
    customer(email).catch((error: unknown) => {
      seen.broken.push(`${email}: ${error instanceof Error ? error.message : String(error)}`);
    }),
  );

  const everybodyOrdered = async (): Promise<boolean> => {
    const since = new Map(done);
    const end = Date.now() + patienceMs;
    const hasOrdered = (email: string) => (done.get(email) ?? 0) >= (since.get(email) ?? 0) + 2;
    while (Date.now() < end && !isEnded && seen.broken.length === 0) {
      if (emails.every(hasOrdered)) return true;
      await after(pauseMs);
    }
    return false;
  };

  let recovered = (await everybodyOrdered()) ? 0 : -1;
  for (let round = 0; round < rounds && recovered === round; round += 1) {
    await strike();
    if (await everybodyOrdered()) recovered += 1;
  }
  isOver = true;
  await Promise.all(work);
  const hasEnded = isEnded;
  if (!hasEnded) await endProcess(process, 'SIGTERM');

  const { database, settled, close } = await openPostgres(url);
  await settled();
  const losses = await lossesIn(database, seen.acknowledged, productId);
  await close();
  const faults = [
    ...(hasEnded ? ['the process ended'] : []),
    ...(recovered === rounds ? [] : [`orders went on after ${Math.max(recovered, 0)} of ${rounds}`]),
    ...losses,
    ...seen.refused.slice(0, 3),
    ...seen.broken.slice(0, 3),
    ...(seen.statuses.every((status) => status < 300 || status === 503) ? [] : ['another refusal than 503']),
  ];
  return {
    withstood: faults.length === 0,
    figure: `${clients} clients, ${rounds} times: ${seen.acknowledged.length} orders acknowledged, ${losses.length === 0 ? 'none lost' : 'LOST'}, ${hasEnded ? 'ENDED' : 'no process ended'}; ${tally(seen.statuses)}${faults.length === 0 ? '' : `; ${faults.join('; ')}`}`,
  };
}
