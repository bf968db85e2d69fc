import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCustomer } from '../customer/purchases.ts';
import { demoPassword, latestMessage, Visitor } from '../customer/visitor.ts';
import { outbox, secrets, users } from '../database/schema.ts';
import type { Sandbox } from '../server.ts';
import { defaultSettings } from '../settings.ts';
import { isExhaustive, runConcurrently } from '../testing/effort.ts';
import { startForTest } from '../testing/start.ts';

/* Concurrent guesses and messages: a counter has to increment and read in one statement. */

let sandbox: Sandbox;
let visitor: Visitor;

beforeAll(async () => {
  sandbox = await startForTest();
  visitor = new Visitor(sandbox);
});

afterAll(() => sandbox.stop());

const login = (email: string, password = demoPassword) => visitor.post('auth/login/', { email, password });
const set = async (id: string, changes: Partial<typeof users.$inferInsert>) =>
  (await sandbox.database.update(users).set(changes).where(eq(users.id, id)).returning())[0];

/** A correct or wrong guess of a secret. */
type Guess = (isRight: boolean, index: number) => Promise<{ status: number }>;

/* A code allows fewer attempts than an account: the limit of the account is raised to test that of the code. */
test.each<[string, () => Promise<Guess>]>([
  [
    'a password',
    async () => {
      const { email } = await newCustomer(sandbox);
      return (isRight, index) => login(email, isRight ? demoPassword : `pas le bon ${index}`);
    },
  ],
  ['the password of nobody', async () => () => login('personne.du.tout@exemple.ci')],
  [
    'the old password, to change it',
    async () => {
      const customer = await newCustomer(sandbox);
      const next = { new_password1: 'Ladoum!2027', new_password2: 'Ladoum!2027' };
      return (isRight, index) =>
        customer.post('auth/change-password/', {
          ...next,
          old_password: isRight ? demoPassword : `pas le bon ${index}`,
        });
    },
  ],
  [
    'an activation code',
    async () => {
      const { email, id } = await newCustomer(sandbox);
      await set(id, { is_active: false });
      await login(email);
      const { code = '' } = await latestMessage(sandbox, email);
      const wrong = code === '000000' ? '111111' : '000000';
      return (isRight) =>
        visitor.post('auth/activate-user-account-otp/', { otp: isRight ? code : wrong, email });
    },
  ],
  [
    'a login code',
    async () => {
      const { email, id } = await newCustomer(sandbox);
      await set(id, { two_factor: true });
      await login(email);
      await sandbox.database.update(secrets).set({ tries_left: 1000 }).where(eq(secrets.user_id, id));
      return (_, index) =>
        visitor.post('auth/two-factor-auth/', { otp: String(index).padStart(5, '0'), username: email });
    },
  ],
])('%s cannot be guessed by many tries at once, the right one last', async (_what, prepare) => {
  const guess = await prepare();
  const tries = isExhaustive ? 300 : 60;
  const statuses = await runConcurrently(
    tries,
    async (index) => (await guess(index === tries - 1, index)).status,
  );
  expect(statuses).not.toContain(200);
  const looked = statuses.filter((status) => status !== 429);
  expect(looked.length).toBeLessThanOrEqual(defaultSettings.guessesPerPair);
});

const sentTo = (to: string) => sandbox.database.$count(outbox, eq(outbox.to, to));
const asks = isExhaustive ? 40 : 12;

test('many logins do not send as many text messages', async () => {
  const { email, id } = await newCustomer(sandbox);
  const user = await set(id, { two_factor: true });
  for (let index = 0; index < asks; index += 1) await login(email);
  const sent = await sentTo(`+${user?.numero_telephone}`);
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThanOrEqual(defaultSettings.messagesPerRecipient);
});

test('many requests for a new password at once do not send as many mails', async () => {
  const { email } = await newCustomer(sandbox);
  await runConcurrently(asks, () => visitor.post('auth/password-reset/', { email }));
  const sent = await sentTo(email);
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThanOrEqual(defaultSettings.messagesPerRecipient);
});
