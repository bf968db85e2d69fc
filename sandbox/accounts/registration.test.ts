import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Country, RegisterRequest } from '#openapi/schemas.ts';
import { demoPassword, latestMessage, signIn, Visitor } from '../customer/visitor.ts';
import type { Sandbox } from '../server.ts';
import { defaultSettings } from '../settings.ts';
import { TestClock } from '../testing/clock.ts';
import { startForTest } from '../testing/start.ts';

/* Two registrations of one e-mail: a code activates the account with the password of its own registration. */

let sandbox: Sandbox;
let visitor: Visitor;
let pays: string;
const clock = new TestClock();
const thiefs = 'Voleur!2026';

beforeAll(async () => {
  sandbox = await startForTest({ now: clock.now });
  visitor = new Visitor(sandbox);
  pays = (await visitor.get<Country[]>('ecommerce/pays/')).body[0]?.id ?? '';
});

beforeEach(() => clock.advance(defaultSettings.guessWindowMs));

afterAll(() => sandbox.stop());

const freshPhone = () => `05${randomInt(1e8).toString().padStart(8, '0')}`;
const freshEmail = () => `inscrite-${randomUUID()}@exemple.ci`;

const register = (changes: Partial<RegisterRequest>) =>
  visitor.post('auth/register/', {
    first_name: 'Awa',
    last_name: 'Koné',
    email: freshEmail(),
    numero_telephone: freshPhone(),
    pays,
    password1: demoPassword,
    ...changes,
  });

const activate = async (email: string) => {
  const { code: otp } = await latestMessage(sandbox, email);
  return (await visitor.post('auth/activate-user-account-otp/', { email, otp })).status;
};

const opens = async (email: string, password: string) =>
  (await visitor.post('auth/login/', { email, password })).status;

test('a later registration of an address cannot use the code that its owner expects', async () => {
  const email = freshEmail();
  expect((await register({ email })).status).toBe(201);
  const late = await register({ email, password1: thiefs });
  expect(late.status).toBe(400);
  // The code belongs to another person's password.
  expect(late.body.message).toMatch(/^Une inscription avec cette adresse.*n’entrez pas ce code/);
  expect(await activate(email)).toBe(200);
  expect([await opens(email, demoPassword), await opens(email, thiefs)]).toEqual([200, 401]);
});

test('nor by registering its number first, which frees the address', async () => {
  const [email, numero_telephone] = [freshEmail(), freshPhone()];
  await register({ email, numero_telephone });
  expect((await register({ numero_telephone, password1: thiefs })).body.message).toMatch(
    /^Une inscription avec ce numéro/,
  );
  expect((await register({ email, password1: thiefs })).status).toBe(400);
  expect(await activate(email)).toBe(200);
  expect([await opens(email, demoPassword), await opens(email, thiefs)]).toEqual([200, 401]);
});

test('a customer who mistyped the e-mail can register the same number again with the same password', async () => {
  const [email, numero_telephone] = [freshEmail(), freshPhone()];
  await register({ numero_telephone });
  const other = await register({ email, numero_telephone, password1: 'Bouake!2028' });
  expect(other.body.message).toContain('reprenez le mot de passe que vous aviez choisi');
  expect((await register({ email, numero_telephone })).status).toBe(201);
  expect(await activate(email)).toBe(200);
});

test('an earlier registration of an address is lost to its owner, who receives the mails', async () => {
  const email = freshEmail();
  await register({ email, password1: thiefs });
  expect((await register({ email })).status).toBe(400);
  await visitor.post('auth/password-reset/', { email });
  const token = (await latestMessage(sandbox, email)).link?.split('/').at(-1) ?? '';
  const body = { new_password: demoPassword, token };
  expect((await visitor.post(`auth/password-reset/${token}/`, body)).status).toBe(200);
  expect(await opens(email, demoPassword)).toBe(423);
  expect(await activate(email)).toBe(200);
  expect([await opens(email, demoPassword), await opens(email, thiefs)]).toEqual([200, 401]);
});

test('an address can be registered again with its password, and with any once no code is pending', async () => {
  const email = freshEmail();
  await register({ email, password1: thiefs });
  expect((await register({ email, password1: thiefs, first_name: 'Aya' })).status).toBe(201);
  clock.advance(defaultSettings.activationMs);
  expect((await register({ email })).status).toBe(201);
  expect(await activate(email)).toBe(200);
  await expect(signIn(sandbox, email)).resolves.toBeInstanceOf(Visitor);
});

test('an address receives at most five activation mails in a quarter of an hour, however often it is registered', async () => {
  const email = freshEmail();
  const statuses: number[] = [];
  for (let times = 0; times < 8; times += 1) statuses.push((await register({ email })).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
  clock.advance(defaultSettings.guessWindowMs);
  expect((await register({ email })).status).toBe(201);
});

test('guesses of a code count for the address, however often it is registered', async () => {
  const email = freshEmail();
  let looked = 0;
  for (let guesses = 0; guesses < 40; guesses += 1) {
    if (guesses % 10 === 0) await register({ email });
    const { code } = await latestMessage(sandbox, email);
    const otp = code === '000000' ? '111111' : '000000';
    const { status } = await visitor.post('auth/activate-user-account-otp/', { email, otp });
    if (status !== 429) looked += 1;
  }
  expect(looked).toBe(defaultSettings.guessesPerPair);
});

test('guesses of the password of a pending account count like those of a login', async () => {
  const email = freshEmail();
  await register({ email });
  const statuses: number[] = [];
  for (let guesses = 0; guesses < defaultSettings.guessesPerPair; guesses += 1) {
    statuses.push((await register({ email, password1: `Devine!${guesses}00` })).status);
  }
  expect(new Set(statuses)).toEqual(new Set([400]));
  expect(await opens(email, demoPassword)).toBe(429);
});
