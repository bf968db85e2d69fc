import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { secrets } from '../database/schema.ts';
import type { Provider } from '../provider.ts';
import { holdUser } from './find-account.ts';
import { endSessions, fingerprint } from './sessions.ts';

type Purpose = typeof secrets.$inferSelect.purpose;
type CodePurpose = Extract<Purpose, `${string}-code`>;
type TokenPurpose = Exclude<Purpose, CodePurpose>;

/** Digits of each code (specification §9). */
const digits: Record<CodePurpose, number> = { 'activation-code': 6, 'two-factor-code': 5 };

const durationOf = (provider: Provider, purpose: Purpose): number =>
  ({
    'activation-code': provider.settings.activationMs,
    'activation-link': provider.settings.activationMs,
    'two-factor-code': provider.settings.twoFactorMs,
    'password-reset': provider.settings.passwordResetMs,
    'email-change': provider.settings.emailChangeMs,
  })[purpose];

/* A code is short, so its hash is keyed: the database alone does not reveal it. */
const codeHash = (provider: Provider, id: string, code: string): string =>
  createHmac('sha256', provider.key).update(`${id} ${code}`).digest('hex');

/** Invalidates the codes and tokens of an account: for the given purposes, or all. */
export async function invalidateSecrets(
  database: Database,
  userId: string,
  now: Date,
  ...purposes: Purpose[]
): Promise<void> {
  const chosen = purposes.length === 0 ? undefined : inArray(secrets.purpose, purposes);
  await database
    .update(secrets)
    .set({ dead_at: now })
    .where(and(eq(secrets.user_id, userId), chosen, isNull(secrets.dead_at)));
}

/**
 * Ends an account's codes, mailed links, pending change of e-mail, and its sessions (all of them by default). Call it in the
 * transaction of every change of password, e-mail, role or owner, with the account locked.
 */
export async function revokeAccess(
  database: Database,
  userId: string,
  now: Date,
  sessions: 'end' | 'keep' | { except: string } = 'end',
): Promise<void> {
  await invalidateSecrets(database, userId, now);
  if (sessions === 'keep') return;
  await endSessions(database, userId, now, sessions === 'end' ? undefined : sessions.except);
}

/** The condition of an account's valid secrets for a purpose. */
export const validSecretsOf = (userId: string, purpose: Purpose, now: Date) =>
  and(
    eq(secrets.user_id, userId),
    eq(secrets.purpose, purpose),
    isNull(secrets.dead_at),
    gt(secrets.expires_at, now),
  );

/** Whether an account has a valid secret; with `youngerThanMs`, one created recently. */
export async function holdsSecret(
  { database, now }: Pick<Provider, 'database' | 'now'>,
  userId: string,
  purpose: Purpose,
  youngerThanMs?: number,
): Promise<boolean> {
  const [secret] = await database
    .select({ id: secrets.id })
    .from(secrets)
    .where(
      and(
        validSecretsOf(userId, purpose, now()),
        gt(secrets.tries_left, 0),
        youngerThanMs === undefined
          ? undefined
          : gt(secrets.created_at, new Date(now().getTime() - youngerThanMs)),
      ),
    )
    .limit(1);
  return secret !== undefined;
}

async function keep(
  provider: Provider,
  database: Database,
  secret: { userId: string; purpose: Purpose; id: string; hash: string; email?: string },
): Promise<void> {
  const now = provider.now();
  await holdUser(database, secret.userId);
  await invalidateSecrets(database, secret.userId, now, secret.purpose);
  await database.insert(secrets).values({
    id: secret.id,
    user_id: secret.userId,
    purpose: secret.purpose,
    hash: secret.hash,
    email: secret.email ?? null,
    created_at: now,
    tries_left: provider.settings.triesPerCode,
    expires_at: new Date(now.getTime() + durationOf(provider, secret.purpose)),
  });
}

/** Creates a code for an account, and invalidates the one before it. */
export async function createCode(
  provider: Provider,
  database: Database,
  userId: string,
  purpose: CodePurpose,
): Promise<string> {
  const id = crypto.randomUUID();
  const code = String(randomInt(10 ** digits[purpose])).padStart(digits[purpose], '0');
  await keep(provider, database, { userId, purpose, id, hash: codeHash(provider, id, code) });
  return code;
}

/** Creates a token to mail to an account, and invalidates the one before it. `email`: the address that it confirms. */
export async function createToken(
  provider: Provider,
  database: Database,
  userId: string,
  purpose: TokenPurpose,
  email?: string,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const hash = fingerprint(token);
  const address = email === undefined ? {} : { email };
  await keep(provider, database, { userId, purpose, id: crypto.randomUUID(), hash, ...address });
  return token;
}

/**
 * Uses a code up, and returns whether it was correct. Counts the attempt before it compares the code, so that concurrent
 * attempts all count; claims the code in one statement, so that it serves once. Do what it allows in the same transaction, and
 * do not throw if it was wrong, since the attempt has to count.
 */
export async function redeemCode(
  provider: Provider,
  database: Database,
  userId: string,
  purpose: CodePurpose,
  code: string,
): Promise<boolean> {
  const now = provider.now();
  await holdUser(database, userId);
  const [tried] = await database
    .update(secrets)
    .set({ tries_left: sql`${secrets.tries_left} - 1` })
    .where(and(validSecretsOf(userId, purpose, now), gt(secrets.tries_left, 0)))
    .returning({ id: secrets.id, hash: secrets.hash });
  if (tried === undefined) return false;
  const given = Buffer.from(codeHash(provider, tried.id, code));
  if (!timingSafeEqual(given, Buffer.from(tried.hash))) return false;
  const claimed = await database
    .update(secrets)
    .set({ dead_at: now })
    .where(and(eq(secrets.id, tried.id), isNull(secrets.dead_at)))
    .returning({ id: secrets.id });
  return claimed.length === 1;
}

/* The condition of a valid mailed token. */
const serves = (purpose: TokenPurpose, token: string, now: Date) =>
  and(
    eq(secrets.hash, fingerprint(token)),
    eq(secrets.purpose, purpose),
    isNull(secrets.dead_at),
    gt(secrets.expires_at, now),
  );

/** Whether a mailed token is valid, without using it up; checked before expensive work. */
export async function tokenServes(
  { database, now }: Pick<Provider, 'database' | 'now'>,
  purpose: TokenPurpose,
  token: string,
): Promise<boolean> {
  const [secret] = await database
    .select({ id: secrets.id })
    .from(secrets)
    .where(serves(purpose, token, now()))
    .limit(1);
  return secret !== undefined;
}

/** Uses a mailed token up, and returns its account and its `email`; undefined if it is unknown, used or expired. */
export async function redeemToken(
  provider: Provider,
  database: Database,
  purpose: TokenPurpose,
  token: string,
): Promise<{ userId: string; email: string | null } | undefined> {
  const now = provider.now();
  const [found] = await database
    .select({ userId: secrets.user_id })
    .from(secrets)
    .where(serves(purpose, token, now))
    .limit(1);
  // A concurrent change may end the token: locks the account before it claims it.
  if (found === undefined || (await holdUser(database, found.userId)) === undefined) return undefined;
  const [claimed] = await database
    .update(secrets)
    .set({ dead_at: now })
    .where(serves(purpose, token, now))
    .returning({ userId: secrets.user_id, email: secrets.email });
  return claimed;
}

/** The account of a mailed token, valid or not; undefined if it is unknown. */
export async function accountOfToken(
  database: Database,
  purpose: TokenPurpose,
  token: string,
): Promise<string | undefined> {
  const [secret] = await database
    .select({ userId: secrets.user_id })
    .from(secrets)
    .where(and(eq(secrets.hash, fingerprint(token)), eq(secrets.purpose, purpose)));
  return secret?.userId;
}

/** Deletes codes and tokens that expired before a date. */
export async function forgetOldSecrets(database: Database, before: Date): Promise<void> {
  await database.delete(secrets).where(lte(secrets.expires_at, before));
}
