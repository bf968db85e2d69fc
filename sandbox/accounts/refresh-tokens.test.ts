import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Refreshed, SignedIn } from '#openapi/schemas.ts';
import { newCustomer } from '../customer/purchases.ts';
import { demoPassword, Visitor } from '../customer/visitor.ts';
import type { Sandbox } from '../server.ts';
import { isExhaustive, runConcurrently } from '../testing/effort.ts';
import { startForTest } from '../testing/start.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startForTest();
});

afterAll(() => sandbox.stop());

async function signedIn() {
  const { email } = await newCustomer(sandbox);
  const credentials = { email, password: demoPassword };
  const { body } = await new Visitor(sandbox).post<SignedIn>('auth/login/', credentials);
  return { access: body.token.access, refresh: body.token.refresh ?? '' };
}

/** The result of a refresh: the status and the new tokens. */
async function renew(refreshToken: string) {
  const { status, body } = await new Visitor(sandbox).post<Refreshed>('refresh', { refreshToken });
  return { status, access: body.token?.access ?? 'none', refresh: body.token?.refresh ?? 'none' };
}

const statusOf = async (access: string) => (await new Visitor(sandbox, access).get('auth/me/')).status;

test('a replaced refresh token ends the session', async () => {
  const { access, refresh } = await signedIn();
  const thief = await renew(refresh);
  const further = await renew(thief.refresh);
  expect([thief.status, further.status]).toEqual([200, 200]);
  expect((await renew(refresh)).status).toBe(401);
  expect((await renew(further.refresh)).status).toBe(401);
  expect([await statusOf(access), await statusOf(further.access)]).toEqual([401, 401]);
});

test('a refresh can be repeated after a lost answer, and one of the two tokens remains valid', async () => {
  const { refresh } = await signedIn();
  const lost = await renew(refresh);
  const again = await renew(refresh);
  const next = await renew(again.refresh);
  expect([again.status, next.status]).toEqual([200, 200]);
  // Then the lost token was used twice, which ends the session.
  expect((await renew(lost.refresh)).status).toBe(401);
  expect((await renew(next.refresh)).status).toBe(401);
});

test('of many concurrent refreshes one chain continues', async () => {
  const { refresh } = await signedIn();
  const answers = await runConcurrently(isExhaustive ? 40 : 8, () => renew(refresh));
  const tokens = new Set(answers.filter(({ status }) => status === 200).map((one) => one.refresh));
  expect(tokens.size).toBeGreaterThan(0);
  const alive: number[] = [];
  for (const token of tokens) alive.push((await renew(token)).status);
  expect(alive.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
});
