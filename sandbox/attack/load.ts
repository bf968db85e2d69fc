import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';
import { identifierKeys } from '../accounts/identifiers.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { checkoutBody } from '../customer/purchases.ts';
import { demoPassword, signIn } from '../customer/visitor.ts';
import { orderItems, orders, payments, products, users } from '../database/schema.ts';
import type { Sandbox } from '../server.ts';
import { quantile, tally } from './attack.ts';
import { Caller } from './connections.ts';

/** What was seen: calls, their times in ms, statuses, and the memory of each server before and after. */
export type LoadReport = {
  calls: number;
  statuses: string;
  median: number;
  p99: number;
  slowest: { what: string; p99: number }[];
  memory: string;
};

/** Fills a database with customers, and with delivered orders of theirs. */
export async function fill({ database }: Sandbox, number: number, customers: number): Promise<string[]> {
  const password_hash = await hashPassword(demoPassword);
  const created_at = new Date('2026-01-01T00:00:00Z');
  const people = Array.from({ length: customers }, (_, index) => {
    const email = `charge-${index}-${randomUUID()}@exemple.ci`;
    const numero_telephone = String(30_000_000_000 + randomInt(1e9));
    return {
      id: randomUUID(),
      role: 'customer' as const,
      first_name: 'Awa',
      last_name: 'Koné',
      email,
      username: email,
      numero_telephone,
      ...identifierKeys({ username: email, numero_telephone }),
      password_hash,
      is_active: true,
      created_at,
    };
  });
  await database.insert(users).values(people);
  const [animal] = await database.select().from(products).limit(1);
  if (animal === undefined) throw new Error('The catalogue is empty.');
  for (let begin = 0; begin < number; begin += 500) {
    const rows = Array.from({ length: Math.min(500, number - begin) }, (_, index) => {
      const owner = people[(begin + index) % people.length];
      return {
        id: randomUUID(),
        order_number: `CH-${randomUUID()}`,
        user_id: owner?.id ?? null,
        created_at: new Date(created_at.getTime() + (begin + index) * 60_000),
        status: 'DELIVERED' as const,
        total_amount: 200_000,
        type_paiement: 'mobile' as const,
        moyen_paiement: 'wave' as const,
        is_payement_echolone: false,
        delivery_method: 'domicile' as const,
        first_name: 'Awa',
        last_name: 'Koné',
        email: owner?.email ?? '',
        phone: '0701020304',
        address: 'Cocody Angré, villa 12',
        ville: 'Abidjan',
      };
    });
    await database.insert(orders).values(rows);
    await database.insert(orderItems).values(
      rows.flatMap(({ id }) =>
        [1, 2].map((quantity) => ({
          order_id: id,
          product_id: animal.id,
          name: animal.name,
          nom_categorie: 'Moutons',
          quantity,
          unit_price: 100_000,
        })),
      ),
    );
    await database.insert(payments).values(
      rows.map(({ id, created_at: at }) => ({
        order_id: id,
        transaction_id: `TX-${randomUUID()}`,
        part: 'total' as const,
        amount: 200_000,
        status: 'PAID' as const,
        created_at: at,
        paid_at: at,
      })),
    );
  }
  return people.map(({ email }) => email);
}

/* A row of numbers from 0 to 99 that a seed determines (a linear congruential generator, the numbers of Lehmer’s MINSTD). */
function percentsOf(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * 100);
  };
}

type Call = { what: string; method?: string; path: string; body?: unknown };

/* What a shop is asked for: mostly reading, now and then an order, a login, the back office. */
function nextCall(draw: number, productId: string, email: string): Call {
  if (draw < 20) return { what: 'products', path: 'ecommerce/products-betails/' };
  if (draw < 35) return { what: 'product', path: `ecommerce/products-betails/${productId}` };
  if (draw < 50) return { what: 'orders', path: 'ecommerce/orders/' };
  if (draw < 60) return { what: 'me', path: 'auth/me/' };
  if (draw < 70) return { what: 'cart', path: 'ecommerce/panier/' };
  if (draw < 82) {
    return {
      what: 'add',
      method: 'POST',
      path: 'ecommerce/panier/',
      body: { product_id: productId, quantity: 1 },
    };
  }
  if (draw < 90) {
    return { what: 'checkout', method: 'POST', path: 'ecommerce/checkout/', body: checkoutBody({ email }) };
  }
  if (draw < 93) {
    return { what: 'login', method: 'POST', path: 'auth/login/', body: { email, password: demoPassword } };
  }
  if (draw < 96) return { what: 'staff orders', path: 'ecommerce/orders/' };
  return draw < 98
    ? { what: 'staff customers', path: 'auth/users-list/' }
    : { what: 'statistics', path: 'ecommerce/dashboard-stats/' };
}

/** A sandbox under load; `pid` tells whose memory to look at. */
export type Server = { url: string; pid: number | undefined };

/* What the system says that a process holds, in MB; unknown elsewhere than on Linux. */
function megabytesOf({ pid }: Server): string {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return String(Math.round(Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1000));
  } catch {
    return '?';
  }
}

/** Customers who call one after another without a pause for `ms`, on one sandbox or several of one database. */
export async function underLoad(
  sandboxes: Server[],
  { emails, productIds, ms, seed }: { emails: string[]; productIds: string[]; ms: number; seed: number },
): Promise<LoadReport> {
  const [first] = sandboxes;
  if (first === undefined) throw new Error('There is no sandbox to load.');
  const staff = (await signIn(first, 'equipe@exemple.ci')).token;
  const times = new Map<string, number[]>();
  const statuses: number[] = [];
  let isOver = false;

  const customer = async (email: string, index: number) => {
    const { url } = sandboxes[index % sandboxes.length] ?? first;
    const { token } = await signIn(first, email);
    const caller = new Caller(30 + index, 1);
    const draw = percentsOf(seed + index);
    while (!isOver) {
      const { what, path, ...init } = nextCall(draw(), productIds[draw() % productIds.length] ?? '', email);
      const bearer = what.startsWith('st') ? staff : token;
      const { status, ms: took } = await caller.send(`${url}/api/v1/${path}`, {
        ...init,
        headers: { authorization: `Bearer ${bearer}` },
      });
      statuses.push(status);
      const list = times.get(what);
      if (list === undefined) times.set(what, [took]);
      else list.push(took);
    }
    caller.close();
  };

  const work = emails.map(customer);
  // A fifth of the time more to get warm: everybody's first login and a cold engine are not what is asked for.
  await after(ms / 5);
  times.clear();
  statuses.length = 0;
  const before = sandboxes.map(megabytesOf);
  await after(ms);
  isOver = true;
  await Promise.all(work);
  const now = sandboxes.map(megabytesOf);
  const all = [...times.values()].flat();
  return {
    calls: all.length,
    statuses: tally(statuses),
    median: Math.round(quantile(all, 0.5)),
    p99: Math.round(quantile(all, 0.99)),
    slowest: [...times]
      .map(([what, list]) => ({ what, p99: Math.round(quantile(list, 0.99)) }))
      .toSorted((one, other) => other.p99 - one.p99),
    memory: before.map((used, index) => `${used} → ${now[index]} MB`).join(', '),
  };
}
