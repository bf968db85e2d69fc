import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Country, User } from '#openapi/schemas.ts';
import { newCustomer } from '../customer/purchases.ts';
import { demoPassword, latestMessage, Visitor } from '../customer/visitor.ts';
import type { Sandbox } from '../server.ts';
import { startForTest } from '../testing/start.ts';

/* The owner of different spellings of a number, a username or an address. */

let sandbox: Sandbox;
let visitor: Visitor;

beforeAll(async () => {
  sandbox = await startForTest();
  visitor = new Visitor(sandbox);
});

afterAll(() => sandbox.stop());

const newNumber = () => `05${randomInt(1e8).toString().padStart(8, '0')}`;

async function register(numero_telephone: string, email = `${randomUUID()}@exemple.ci`) {
  const { body } = await visitor.get<Country[]>('ecommerce/pays/');
  const person = { first_name: 'Awa', last_name: 'Koné', pays: body[0]?.id, password1: demoPassword };
  const { status } = await visitor.post('auth/register/', { ...person, email, numero_telephone });
  return { email, status };
}

/** Whether the mailed code still activates the account registered with this e-mail. */
async function isActivated(email: string): Promise<boolean> {
  const { code: otp } = await latestMessage(sandbox, email);
  return (await visitor.post('auth/activate-user-account-otp/', { email, otp })).status === 200;
}

test('a number with and without 225 is the same, and belongs to one account once it is activated', async () => {
  const number = newNumber();
  expect(await isActivated((await register(number)).email)).toBe(true);
  for (const spelled of [`225${number}`, `00225${number}`, number]) {
    expect((await register(spelled)).status).toBe(400);
  }
});

test('of two spellings of a number registered at once one is activated', async () => {
  const number = newNumber();
  const raced = await Promise.all([register(`225${number}`), register(number)]);
  // Either one is refused, or it registers the number of the other again: one account in both cases.
  const activated: boolean[] = [];
  for (const { email, status } of raced) activated.push(status === 201 && (await isActivated(email)));
  expect(activated.filter(Boolean)).toHaveLength(1);
});

test('a username cannot be another account’s e-mail or number', async () => {
  const customer = await newCustomer(sandbox);
  const number = newNumber();
  const email = `victime-${randomUUID()}@exemple.ci`;
  for (const username of [email, email.toUpperCase(), number, `+225 ${number}`]) {
    expect((await customer.patch('auth/update-acccount/', { username })).status).toBe(400);
  }
  expect((await register(number, email)).status).toBe(201);
});

test('usernames that differ by case are equal', async () => {
  const [one, other] = [await newCustomer(sandbox), await newCustomer(sandbox)];
  const username = `Éleveur${randomInt(1e9)}`;
  const lower = { username: username.toLowerCase() };
  expect((await one.patch('auth/update-acccount/', { username })).status).toBe(200);
  expect((await other.patch('auth/update-acccount/', lower)).status).toBe(400);
  const credentials = { email: username.toUpperCase(), password: demoPassword };
  const { body } = await visitor.post<{ user: User }>('auth/login/', credentials);
  expect(body.user.email).toBe(one.email);
});
