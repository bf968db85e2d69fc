import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order, Refreshed, SignedIn } from '#openapi/schemas.ts';
import { fillCart, newCustomer, order, putOnSale } from '../customer/purchases.ts';
import { demoPassword, latestMessage, Visitor } from '../customer/visitor.ts';
import { emptyPostgres } from '../database/reset.ts';
import { plantings, users } from '../database/schema.ts';
import { type Sandbox, startSandbox } from '../server.ts';
import { defaultSettings } from '../settings.ts';
import { TestClock } from '../testing/clock.ts';
import { soldOf } from '../testing/sold.ts';

const databaseUrl = process.env.SANDBOX_TEST_DATABASE_URL;

describe.skipIf(databaseUrl === undefined)(
  'three sandboxes on one PostgreSQL (an embedded database has one process)',
  () => {
    const clock = new TestClock();
    const dataDir = mkdtempSync(join(tmpdir(), 'belier-shared-'));
    let sandboxes: Sandbox[] = [];
    const at = (index: number): Sandbox => {
      const sandbox = sandboxes[index % sandboxes.length];
      if (sandbox === undefined) throw new Error('No sandbox was started.');
      return sandbox;
    };

    beforeAll(async () => {
      if (databaseUrl === undefined) return;
      await emptyPostgres(databaseUrl);
      sandboxes = await Promise.all(
        [1, 2, 3].map(() => startSandbox({ databaseUrl, dataDir, now: clock.now })),
      );
    });

    afterAll(async () => {
      await Promise.all(sandboxes.map((sandbox) => sandbox.stop()));
      rmSync(dataDir, { recursive: true });
    });

    test('started concurrently they seed the shop once', async () => {
      expect(await at(0).database.$count(plantings)).toBe(1);
    });

    test('wrong passwords count together', async () => {
      const { email } = await newCustomer(at(0));
      const answers = await Promise.all(
        Array.from({ length: 60 }, (_, index) =>
          new Visitor(at(index)).post('auth/login/', { email, password: 'pas le bon' }),
        ),
      );
      const looked = answers.filter(({ status }) => status === 401);
      expect(looked).toHaveLength(defaultSettings.guessesPerPair);
    });

    test('a code sent by one signs in at another, and its token is valid at the third', async () => {
      const { email, id } = await newCustomer(at(0));
      await at(0).database.update(users).set({ two_factor: true }).where(eq(users.id, id));
      await new Visitor(at(0)).post('auth/login/', { email, password: demoPassword });
      const [user] = await at(0).database.select().from(users).where(eq(users.id, id));
      const { code } = await latestMessage(at(1), `+${user?.numero_telephone}`);
      const { body } = await new Visitor(at(1)).post<SignedIn>('auth/two-factor-auth/', {
        otp: code,
        username: email,
      });
      expect((await new Visitor(at(2), body.token.access).get('auth/me/')).status).toBe(200);
      const refreshToken = body.token.refresh;
      const answers = await Promise.all(
        [0, 1, 2].map((index) => new Visitor(at(index)).post<Refreshed>('refresh', { refreshToken })),
      );
      const alive = await Promise.all(
        answers.map(({ body: { token } }) =>
          new Visitor(at(0)).post('refresh', { refreshToken: token?.refresh ?? randomUUID() }),
        ),
      );
      expect(alive.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    });

    test('a payment created by one expires at another, and the stock is restored once', async () => {
      const customer = await newCustomer(at(0));
      const { id } = await putOnSale(at(0), { stock: 3 });
      await fillCart(customer, id);
      const { body } = await order(customer);
      expect(await soldOf(customer, id)).toBe(1);
      clock.advance(defaultSettings.paymentMs + 1000);
      const lists = await Promise.all(
        [1, 2, 0].map((index) => new Visitor(at(index), customer.token).get<Order[]>('ecommerce/orders/')),
      );
      for (const list of lists) {
        expect(list.body.find(({ order_number }) => order_number === body.order_number)?.status).toBe(
          'CANCELLED',
        );
      }
      expect(await soldOf(customer, id)).toBe(0);
    });

    test.each(Array.from({ length: 12 }, (_, round) => round))(
      'two administrators who demote or delete each other at two of them: one stays (%i)',
      async (round) => {
        const pair = await Promise.all([newCustomer(at(0)), newCustomer(at(1))]);
        const [first, second] = pair;
        const both = inArray(users.id, [first.id, second.id]);
        await at(0).database.update(users).set({ role: 'administrator' }).where(both);
        const attack = (server: number, token: string | undefined, id: string) => {
          const by = new Visitor(at(server), token);
          return (round + server) % 3 === 0
            ? by.delete(`auth/users/${id}/`)
            : by.patch(`auth/register-staff-member/${id}/`, { role: 'staff' });
        };
        const answers = await Promise.all([
          attack(0, first.token, second.id),
          attack(1, second.token, first.id),
        ]);
        expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
        expect(await at(0).database.$count(users, and(both, eq(users.role, 'administrator')))).toBe(1);
      },
    );
  },
);
