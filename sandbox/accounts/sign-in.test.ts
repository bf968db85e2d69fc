// §7 Accounts: `POST auth/login/`, `POST

import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedIn, TwoFactorStarted } from '#openapi/schemas.ts';
import { demoPassword, latestMessage, signIn, Visitor } from '../customer/visitor.ts';
import { users } from '../database/schema.ts';
import type { Sandbox } from '../server.ts';
import { defaultSettings } from '../settings.ts';
import { TestClock } from '../testing/clock.ts';
import { startForTest } from '../testing/start.ts';
import { hashPassword } from './passwords.ts';

let sandbox: Sandbox;
let visitor: Visitor;
const clock = new TestClock();

beforeAll(async () => {
  sandbox = await startForTest({ now: clock.now, settings: { guessesPerPair: 6 } });
  visitor = new Visitor(sandbox);
});

beforeEach(() => clock.advance(defaultSettings.guessWindowMs));

afterAll(() => sandbox.stop());

const login = <Body = SignedIn>(email: string, password = demoPassword) =>
  visitor.post<Body & { message: string }>('auth/login/', { email, password });

const secondStep = (otp: string, username = 'securite@exemple.ci') =>
  visitor.post<SignedIn & { message: string }>('auth/two-factor-auth/', { otp, username });

async function askCode(): Promise<string> {
  expect((await login('securite@exemple.ci')).status).toBe(202);
  return (await latestMessage(sandbox, '+2250502030405')).code ?? '';
}

const wrongCode = (code: string): string => (code === '00000' ? '11111' : '00000');

test('the correct password returns a token, a refresh token and the user', async () => {
  const { status, body } = await login('client@exemple.ci');
  expect(status).toBe(200);
  expect(body.user?.email).toBe('client@exemple.ci');
  expect(body.token).toEqual({ access: expect.any(String), refresh: expect.any(String) });
});

test.each([
  'CLIENT@exemple.ci',
  ' client@exemple.ci ',
  '0701020304',
  '2250701020304',
  '+2250701020304',
  '002250701020304',
  'client',
])('the customer is known as «%s»', async (identifier) => {
  expect((await login(identifier)).status).toBe(200);
});

test('an accented password is right composed or decomposed, also where the hash is of the decomposed one', async () => {
  const password = 'Élevage-é1';
  const ofClient = eq(users.email, 'client@exemple.ci');
  const { database } = sandbox;
  const [before] = await database.select({ hash: users.password_hash }).from(users).where(ofClient);
  try {
    for (const stored of [await hashPassword(password), await hash(password.normalize('NFD'))]) {
      await database.update(users).set({ password_hash: stored }).where(ofClient);
      expect((await login('client@exemple.ci', 'Elevage-e1')).status).toBe(401);
      expect((await login('client@exemple.ci', password)).status).toBe(200);
      expect((await login('client@exemple.ci', password.normalize('NFD'))).status).toBe(200);
    }
  } finally {
    await database
      .update(users)
      .set({ password_hash: before?.hash ?? '' })
      .where(ofClient);
  }
});

test('a wrong password and an unknown account are refused alike', async () => {
  const wrong = await login('client@exemple.ci', 'pas le bon');
  const unknown = await login('personne@exemple.ci', 'pas le bon');
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  expect(wrong.body.message).toBe("Nom d'utilisateur ou mot de passe incorrect.");
  expect(unknown.body).toEqual(wrong.body);
});

test('an account that is not activated is reported only with its password, and receives a new mail', async () => {
  expect((await login('attente@exemple.ci', 'pas le bon')).status).toBe(401);
  const refused = await login('attente@exemple.ci');
  expect(refused.status).toBe(423);
  expect(refused.body.message).toBe("Le compte de l'utilisateur n'est pas actif.");
  expect((await latestMessage(sandbox, 'attente@exemple.ci')).code).toMatch(/^\d{6}$/);
});

test('with a second factor, the password sends a code of five digits and no token', async () => {
  const { status, body } = await login<TwoFactorStarted>('securite@exemple.ci');
  expect(status).toBe(202);
  expect(body).toEqual({
    email: 'securite@exemple.ci',
    message: 'Un code de vérification vous a été envoyé.',
  });
  const sms = await latestMessage(sandbox, '+2250502030405');
  expect(sms).toMatchObject({ channel: 'sms', code: expect.stringMatching(/^\d{5}$/) });
  // A phone offers the first number of a message as the code.
  expect(sms.text.match(/\d+/g)).toEqual([sms.code]);
});

test('the code signs in once; sent again it is refused', async () => {
  const code = await askCode();
  const first = await secondStep(code);
  expect(first.status).toBe(200);
  expect((await new Visitor(sandbox, first.body.token.access).get('auth/me/')).status).toBe(200);
  const replayed = await secondStep(code);
  expect(replayed.status).toBe(400);
  expect(replayed.body.message).toBe('Code OTP invalide ou expiré.');
});

test('ten concurrent requests with one code sign in once', async () => {
  const code = await askCode();
  const answers = await Promise.all(Array.from({ length: 4 }, () => secondStep(code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a code serves the logins of half a minute; then a new one replaces it', async () => {
  const older = await askCode();
  expect(await askCode()).toBe(older);
  clock.advance(defaultSettings.sameCodeMs);
  const newer = await askCode();
  if (older !== newer) expect((await secondStep(older)).status).toBe(400);
  expect((await secondStep(newer)).status).toBe(200);
});

test('an expired code is refused', async () => {
  const code = await askCode();
  clock.advance(defaultSettings.twoFactorMs);
  expect((await secondStep(code)).status).toBe(400);
});

test('after five wrong attempts even the correct code is refused', async () => {
  const code = await askCode();
  for (let tries = 0; tries < defaultSettings.triesPerCode; tries += 1) await secondStep(wrongCode(code));
  expect((await secondStep(code)).status).toBe(400);
});

test('a code without a password login before it, or for an unknown account, is refused', async () => {
  expect((await secondStep('12345', 'client@exemple.ci')).status).toBe(400);
  const unknown = await secondStep('12345', 'personne@exemple.ci');
  expect(unknown.status).toBe(404);
  expect(unknown.body.message).toBe('Aucun compte trouvé avec cet email.');
});

test('guessing passwords is refused with 429 and Retry-After, until the window ends', async () => {
  for (let tries = 0; tries < 6; tries += 1) await login('client@exemple.ci', `essai ${tries}`);
  const limited = await login('client@exemple.ci');
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await login('equipe@exemple.ci')).status).toBe(200);
  clock.advance(defaultSettings.guessWindowMs);
  expect((await login('client@exemple.ci')).status).toBe(200);
});

test('a token expires after 24 hours and the refresh token returns another', async () => {
  const { body } = await login('client@exemple.ci');
  clock.advance(defaultSettings.accessTokenMs);
  const expired = await new Visitor(sandbox, body.token.access).get('auth/me/');
  expect(expired.status).toBe(401);
  // An answer that was lost is asked for again.
  for (let time = 0; time < 2; time += 1) {
    const renewed = await visitor.post<SignedIn>('refresh', { refreshToken: body.token.refresh });
    expect(renewed.status).toBe(200);
    expect((await new Visitor(sandbox, renewed.body.token.access).get('auth/me/')).status).toBe(200);
  }
});

test('an unknown or expired refresh token is refused, and so is an access token, and neither serves as the other', async () => {
  const { body } = await login('client@exemple.ci');
  expect((await visitor.post('refresh', { refreshToken: 'rt_inconnu' })).status).toBe(401);
  expect((await visitor.post('refresh', { refreshToken: body.token.access })).status).toBe(401);
  expect((await new Visitor(sandbox, body.token.refresh ?? '').get('auth/me/')).status).toBe(401);
  clock.advance(defaultSettings.refreshTokenMs);
  expect((await visitor.post('refresh', { refreshToken: body.token.refresh })).status).toBe(401);
});

test('the token is read from the Authorization header and from nowhere else', async () => {
  const { token = '' } = await signIn(sandbox, 'client@exemple.ci');
  const response = await fetch(`${sandbox.url}/api/v1/auth/me/?access_token=${token}`, {
    headers: { cookie: `access_token=${token}` },
  });
  expect(response.status).toBe(401);
});

test('a password costs an attacker what OWASP’s password storage sheet names', async () => {
  expect(await hashPassword('x')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
