import { randomInt, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Account, Order, User } from '#openapi/schemas.ts';
import { fillCart, newCustomer, order, putOnSale } from '../customer/purchases.ts';
import { latestMessage, signIn, Visitor } from '../customer/visitor.ts';
import { orders, users } from '../database/schema.ts';
import type { Sandbox } from '../server.ts';
import { startForTest } from '../testing/start.ts';

/* Acknowledged changes survive concurrent ones; repeated so that two overlap. */

let sandbox: Sandbox;
let admin: Visitor;
const rounds = Array.from({ length: 6 }, (_, round) => round);

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
