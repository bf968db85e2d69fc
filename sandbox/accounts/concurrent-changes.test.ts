import { randomInt, randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Account, Order, User } from '#openapi/schemas.ts';
import { fillCart, newCustomer, order, putOnSale } from '../customer/purchases.ts';
import { latestMessage, signIn, Visitor } from '../customer/visitor.ts';
import { orders, users } from '../database/schema.ts';
import type { Sandbox } from '../server.ts';
import { isExhaustive } from '../testing/effort.ts';
import { startForTest } from '../testing/start.ts';

/* Acknowledged changes survive concurrent ones; repeated so that two overlap. */

let sandbox: Sandbox;
let admin: Visitor;
const rounds = Array.from({ length: isExhaustive ? 6 : 2 }, (_, round) => round);

beforeAll(async () => {
  sandbox = await startForTest();
  admin = await signIn(sandbox, 'admin@exemple.ci');
});

afterAll(() => sandbox.stop());

const freshPhone = () => `07${randomInt(1e8).toString().padStart(8, '0')}`;
const freshEmail = () => `autre-${randomUUID()}@exemple.ci`;

test.each(rounds)('a number and an address changed concurrently are both kept (%i)', async () => {
  const customer = await newCustomer(sandbox);
  const numero_telephone = freshPhone();
  const changes = [{ numero_telephone }, { adresse1: 'Cocody' }, { username: `eleveur-${customer.id}` }];
  const answers = await Promise.all(changes.map((change) => customer.patch('auth/update-acccount/', change)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { body } = await customer.get<User>('auth/me/');
  expect(body).toMatchObject(Object.assign({}, ...changes));
});

test.each(rounds)('a confirmed e-mail during a profile change also changes the username (%i)', async () => {
  const customer = await newCustomer(sandbox);
  const email = freshEmail();
  await customer.patch('auth/update-acccount/', { email });
  const token = (await latestMessage(sandbox, email)).link?.split('/').at(-1) ?? '';
  const answers = await Promise.all([
    new Visitor(sandbox).post(`auth/confirm-email/${token}/`, undefined),
    customer.patch('auth/update-acccount/', { first_name: 'Aya', numero_telephone: freshPhone() }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await customer.get<User>('auth/me/')).body).toMatchObject({
    email,
    username: email,
    first_name: 'Aya',
  });
});

test.each(rounds)(
  'what the back office changes of a member beside what the member changes (%i)',
  async () => {
    const member = await newCustomer(sandbox);
    await sandbox.database.update(users).set({ role: 'staff' }).where(eq(users.id, member.id));
    const [numero_telephone, last_name] = [freshPhone(), 'Touré'];
    const path = `auth/register-staff-member/${member.id}/`;
    const answers = await Promise.all([
      admin.patch<Account>(path, { last_name }),
      member.patch('auth/update-acccount/', { numero_telephone }),
      admin.patch<Account>(path, { first_name: 'Aya' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await member.get<User>('auth/me/')).body).toMatchObject({
      numero_telephone,
      last_name,
      first_name: 'Aya',
    });
  },
);

test.each(rounds)('a deleted account leaves no open order without its customer (%i)', async () => {
  const customer = await newCustomer(sandbox);
  await fillCart(customer, (await putOnSale(sandbox)).id);
  const [placed, deleted] = await Promise.all([
    order(customer, { type_paiement: 'livraison' }),
    admin.delete(`auth/users/${customer.id}/`),
  ]);
  if (placed.status !== 201) return expect(deleted.status).toBe(204);
  expect(deleted.status).toBe(409);
  const { body } = await customer.get<Order[]>('ecommerce/orders/');
  expect(body.map(({ order_number }) => order_number)).toEqual([placed.body.order_number]);
  const [kept] = await sandbox.database
    .select()
    .from(orders)
    .where(eq(orders.order_number, placed.body.order_number));
  expect(kept?.user_id).toBe(customer.id);
});

const attacks = {
  demote: (by: Visitor, id: string) => by.patch(`auth/register-staff-member/${id}/`, { role: 'staff' }),
  deactivate: (by: Visitor, id: string) =>
    by.patch(`auth/register-staff-member/${id}/`, { is_active: false }),
  delete: (by: Visitor, id: string) => by.delete(`auth/users/${id}/`),
};
const pairs = [
  ['demote', 'demote'],
  ['delete', 'delete'],
  ['demote', 'delete'],
  ['deactivate', 'demote'],
] as const;

test.each(rounds.flatMap((round) => pairs.map((pair) => [round, ...pair] as const)))(
  'of two administrators who attack each other at one moment, one stays (%i: %s, %s)',
  async (_, one, other) => {
    const [first, second] = [await newCustomer(sandbox), await newCustomer(sandbox)];
    const both = inArray(users.id, [first.id, second.id]);
    await sandbox.database.update(users).set({ role: 'administrator' }).where(both);
    const answers = await Promise.all([attacks[one](first, second.id), attacks[other](second, first.id)]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401 || status === 403)).toHaveLength(1);
    const stayed = and(both, eq(users.role, 'administrator'), users.is_active);
    expect(await sandbox.database.$count(users, stayed)).toBe(1);
  },
);
