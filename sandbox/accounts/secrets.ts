import { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, inArray, isNull, lte, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { secrets } from '../database/schema.ts';
import type { Provider } from '../provider.ts';
import { holdUser } from './find-account.ts';

type Purpose = typeof secrets.$inferSelect.purpose;
type SessionPurpose = 'access' | 'refresh';
type CodePurpose = Extract<Purpose, `${string}-code`>;
type MailedPurpose = Exclude<Purpose, CodePurpose | SessionPurpose>;

const ofSession: Purpose[] = ['access', 'refresh'] satisfies SessionPurpose[];

/** Digits of each code (specification §9). */
const digits: Record<CodePurpose, number> = { 'activation-code': 6, 'two-factor-code': 5 };

const durationOf = ({ settings }: Provider, purpose: Purpose): number =>
  ({
    'activation-code': settings.activationMs,
    'activation-link': settings.activationMs,
    'two-factor-code': settings.twoFactorMs,
    'password-reset': settings.passwordResetMs,
    'email-change': settings.emailChangeMs,
    access: settings.accessTokenMs,
    refresh: settings.refreshTokenMs,
  })[purpose];

/** The stored form of a secret: its SHA-256, which suffices for a long random one. */
export const fingerprint = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const codeHash = (id: string, code: string): string => fingerprint(`${id} ${code}`);

/** Invalidates the codes and tokens of an account for these purposes. */
export async function invalidateSecrets(
  database: Database,
  userId: string,
  now: Date,
  ...purposes: Purpose[]
): Promise<void> {
  await database
    .update(secrets)
    .set({ dead_at: now })
    .where(and(eq(secrets.user_id, userId), inArray(secrets.purpose, purposes), isNull(secrets.dead_at)));
}

/**
 * Ends an account's codes, mailed links, pending change of e-mail, and its sessions (all of them by default). Call it in the
 * transaction of every change of password, e-mail, role or holder, with the account locked.
 */
export async function revokeAccess(
  database: Database,
  userId: string,
  now: Date,
  sessions: 'end' | 'keep' | { except: string } = 'end',
): Promise<void> {
  const which = {
    end: undefined,
    keep: notInArray(secrets.purpose, ofSession),
    except: sql`${secrets.session_id} is distinct from ${typeof sessions === 'string' ? null : sessions.except}::uuid`,
  }[typeof sessions === 'string' ? sessions : 'except'];
  await database
    .update(secrets)
    .set({ dead_at: now })
    .where(and(eq(secrets.user_id, userId), isNull(secrets.dead_at), which));
}

/** The condition of an account's valid secrets for a purpose. */
export const validSecretsOf = (userId: string, purpose: Purpose, now: Date) =>
  and(
    eq(secrets.user_id, userId),
    eq(secrets.purpose, purpose),
    isNull(secrets.dead_at),
    gt(secrets.expires_at, now),
  );

/** The condition of a valid token. */
export const isValidToken = (purpose: Exclude<Purpose, CodePurpose>, token: string, now: Date) =>
  and(
    eq(secrets.hash, fingerprint(token)),
    eq(secrets.purpose, purpose),
    isNull(secrets.dead_at),
    gt(secrets.expires_at, now),
  );

/** Whether an account has a valid secret; with `youngerThanMs`, one created recently. */
export async function holdsSecret(
  { database, now }: Pick<Provider, 'database' | 'now'>,
  userId: string,
  purpose: Purpose,
  youngerThanMs = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  const valid = and(validSecretsOf(userId, purpose, now()), gt(secrets.tries_left, 0));
  const found = await database.select({ created_at: secrets.created_at }).from(secrets).where(valid);
  return found.some(({ created_at }) => now().getTime() - created_at.getTime() < youngerThanMs);
}

async function keep(
  provider: Provider,
  database: Database,
  secret: Pick<typeof secrets.$inferInsert, 'id' | 'user_id' | 'purpose' | 'hash' | 'email' | 'session_id'>,
): Promise<void> {
  const now = provider.now();
  await database.insert(secrets).values({
    ...secret,
    created_at: now,
    tries_left: provider.settings.triesPerCode,
    expires_at: new Date(now.getTime() + durationOf(provider, secret.purpose)),
  });
}

/* Locks the account, and ends the secret that the next one takes the place of. */
async function replace(provider: Provider, database: Database, userId: string, purpose: Purpose) {
  await holdUser(database, userId);
  await invalidateSecrets(database, userId, provider.now(), purpose);
}

/** Creates a code for an account, and invalidates the one before it. */
export async function createCode(
  provider: Provider,
  database: Database,
  userId: string,
  purpose: CodePurpose,
): Promise<string> {
  const id = randomUUID();
  const code = String(randomInt(10 ** digits[purpose])).padStart(digits[purpose], '0');
  await replace(provider, database, userId, purpose);
  await keep(provider, database, { user_id: userId, purpose, id, hash: codeHash(id, code) });
  return code;
}

/** Creates a token to mail to an account, and invalidates the one before it. `email`: the address that it confirms. */
export async function createMailedToken(
  provider: Provider,
  database: Database,
  userId: string,
  purpose: MailedPurpose,
  email?: string,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await replace(provider, database, userId, purpose);
  await keep(provider, database, {
    user_id: userId,
    purpose,
    hash: fingerprint(token),
    email: email ?? null,
  });
  return token;
}

/** Creates a token of a session. */
export async function createSessionToken(
  provider: Provider,
  database: Database,
  session: { user_id: string; session_id: string | null },
  purpose: SessionPurpose,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await keep(provider, database, { ...session, purpose, hash: fingerprint(token) });
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
  if (!timingSafeEqual(Buffer.from(codeHash(tried.id, code)), Buffer.from(tried.hash))) return false;
  await invalidateSecrets(database, userId, now, purpose);
  return true;
}

/** Uses a mailed token up, and returns its account and its `email`; undefined if it is unknown, used or expired. */
export async function redeemToken(
  provider: Provider,
  database: Database,
  purpose: MailedPurpose,
  token: string,
): Promise<{ userId: string; email: string | null } | undefined> {
  const now = provider.now();
  const [found] = await database
    .select({ userId: secrets.user_id })
    .from(secrets)
    .where(isValidToken(purpose, token, now))
    .limit(1);
  // A concurrent change may end the token: locks the account before it claims it.
  if (found === undefined || (await holdUser(database, found.userId)) === undefined) return undefined;
  const [claimed] = await database
    .update(secrets)
    .set({ dead_at: now })
    .where(isValidToken(purpose, token, now))
    .returning({ userId: secrets.user_id, email: secrets.email });
  return claimed;
}

/** The account of a mailed token, valid or not; undefined if it is unknown. */
export async function accountOfToken(
  database: Database,
  purpose: MailedPurpose,
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
