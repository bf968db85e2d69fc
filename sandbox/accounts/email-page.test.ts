import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { User } from '#openapi/schemas.ts';
import { newCustomer } from '../customer/purchases.ts';
import { latestMessage, Visitor } from '../customer/visitor.ts';
import type { Sandbox } from '../server.ts';
import { defaultSettings } from '../settings.ts';
import { TestClock } from '../testing/clock.ts';
import { startForTest } from '../testing/start.ts';

let sandbox: Sandbox;
const clock = new TestClock();

beforeAll(async () => {
  sandbox = await startForTest({ now: clock.now });
});

afterAll(() => sandbox.stop());

const press = (link: string) => fetch(link, { method: 'POST', body: new URLSearchParams() });

async function asked() {
  const customer = await newCustomer(sandbox);
  const email = `nouvelle-${randomUUID()}@exemple.ci`;
  const answer = await customer.patch<User>('auth/update-acccount/', { email, first_name: 'Aya' });
  return { customer, email, answer, link: (await latestMessage(sandbox, email)).link ?? '' };
}

test('a new e-mail awaits its confirmation, and the old one is notified; the other fields are changed at once', async () => {
  const { customer, email, answer } = await asked();
  expect(answer.body).toMatchObject({ email: customer.email, pending_email: email, first_name: 'Aya' });
  expect((await customer.get<User>('auth/me/')).body.pending_email).toBe(email);
  expect((await latestMessage(sandbox, customer.email)).text).toContain(email);
});

test('opening the mailed page changes nothing; its button changes e-mail and username, once', async () => {
  const { customer, email, link } = await asked();
  expect(await (await fetch(link)).text()).toContain('Confirmer cette adresse');
  expect((await customer.get<User>('auth/me/')).body.email).toBe(customer.email);
  const done = await press(link);
  expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('Adresse confirmée')]);
  const { body } = await customer.get<User>('auth/me/');
  expect(body).toMatchObject({ email, username: email });
  expect(body.pending_email).toBeUndefined();
  expect((await press(link)).status).toBe(400);
});

test('a link that ends with its sentence confirms, too', async () => {
  const { link } = await asked();
  expect([(await press(`${link}).`)).status, (await press(link)).status]).toEqual([200, 400]);
});

test('a link is refused a day later, after a newer one, and if another account has taken the address', async () => {
  const late = await asked();
  clock.advance(defaultSettings.emailChangeMs);
  expect((await press(late.link)).status).toBe(400);
  const older = await asked();
  await older.customer.patch('auth/update-acccount/', { email: `autre-${randomUUID()}@exemple.ci` });
  expect((await press(older.link)).status).toBe(400);
  const [one, other] = [await newCustomer(sandbox), await newCustomer(sandbox)];
  const email = `voulue-${randomUUID()}@exemple.ci`;
  const links: string[] = [];
  for (const customer of [one, other]) {
    await customer.patch('auth/update-acccount/', { email });
    links.push((await latestMessage(sandbox, email)).link ?? '');
  }
  expect((await press(links[0] ?? '')).status).toBe(200);
  expect((await press(links[1] ?? '')).status).toBe(400);
});

test('a password reset link sent to the old address is invalid once the e-mail has changed', async () => {
  const { customer, link } = await asked();
  await new Visitor(sandbox).post('auth/password-reset/', { email: customer.email });
  const token = (await latestMessage(sandbox, customer.email)).link?.split('/').at(-1) ?? '';
  await press(link);
  const body = { new_password: 'Ladoum!2027', token };
  expect((await new Visitor(sandbox).post(`auth/password-reset/${token}/`, body)).status).toBe(400);
});
