import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';
import type { Database } from '../database/open.ts';
import { refreshTokens, sessions, users } from '../database/schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { Provider } from '../provider.ts';
import { holdUser, type UserRow } from './find-account.ts';

/** The account of a request, with its current values. */
export type Account = typeof users.$inferSelect & { session_id: string };

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is an id as the database writes it: in lower case, since ids are compared as texts. Any other is unknown. */
export const isId = (text: string): boolean => uuidShape.test(text);

/** The stored form of a secret that is looked up: its SHA-256, which suffices for a long random secret. */
export const fingerprint = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export const sessionRequired = (): Refusal =>
  new Refusal(401, 'Votre session a expiré, veuillez vous reconnecter.', { code: 'session_required' });

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

function signAccess(provider: Provider, userId: string, sessionId: string): Promise<string> {
  const now = provider.now();
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(userId)
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(new Date(now.getTime() + provider.settings.accessTokenMs)))
    .setJti(randomBytes(9).toString('base64url'))
    .sign(provider.key);
}

async function createRefresh(database: Database, sessionId: string, parentHash?: string): Promise<string> {
  const token = `rt_${randomBytes(32).toString('base64url')}`;
  await database
    .insert(refreshTokens)
    .values({ hash: fingerprint(token), session_id: sessionId, parent_hash: parentHash ?? null });
  return token;
}

/** Opens a session: an access token, valid for `settings.accessTokenMs`, and the refresh token that renews it. */
export async function openSession(
  provider: Provider,
  database: Database,
  userId: string,
): Promise<{ access: string; refresh: string }> {
  const now = provider.now();
  const expires_at = new Date(now.getTime() + provider.settings.refreshTokenMs);
  const { id, refresh } = await database.transaction(async (transaction) => {
    const [session] = await transaction
      .insert(sessions)
      .values({ user_id: userId, created_at: now, expires_at })
      .returning({ id: sessions.id });
    if (session === undefined) throw new Error('The session was not kept.');
    return { id: session.id, refresh: await createRefresh(transaction, session.id) };
  });
  return { access: await signAccess(provider, userId, id), refresh };
}

type Presented = typeof refreshTokens.$inferSelect;

/*
 * The successor of a refresh token. A replaced token is accepted again for a short while, since its answer may have been lost,
 * as long as none of its successors was used; the former successor is revoked, so that one chain continues. Undefined if the
 * token was copied.
 */
async function follow(provider: Provider, database: Database, token: Presented): Promise<string | undefined> {
  const now = provider.now();
  if (token.revoked_at !== null) return undefined;
  if (token.replaced_at !== null) {
    if (now.getTime() - token.replaced_at.getTime() > provider.settings.refreshGraceMs) return undefined;
    const children = eq(refreshTokens.parent_hash, token.hash);
    const used = await database
      .select({ hash: refreshTokens.hash })
      .from(refreshTokens)
      .where(and(children, isNotNull(refreshTokens.replaced_at)));
    if (used.length > 0) return undefined;
    await database.update(refreshTokens).set({ revoked_at: now }).where(children);
  } else {
    await database.update(refreshTokens).set({ replaced_at: now }).where(eq(refreshTokens.hash, token.hash));
  }
  return createRefresh(database, token.session_id, token.hash);
}

/**
 * New tokens for a refresh token, which is valid once; throws 401 if it is unknown, ended or expired. A reused one ends its
 * session. In strict mode the same refresh token stays valid.
 */
export async function renewSession(
  provider: Provider,
  presented: string,
): Promise<{ access: string; refresh?: string }> {
  const now = provider.now();
  const renewed = await provider.database.transaction(async (transaction) => {
    // Locks the session's row, which serializes refreshes of one session.
    const [found] = await transaction
      .select({ token: refreshTokens, session: sessions })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.session_id))
      .innerJoin(users, eq(users.id, sessions.user_id))
      .where(
        and(
          eq(refreshTokens.hash, fingerprint(presented)),
          isNull(sessions.ended_at),
          gt(sessions.expires_at, now),
          eq(users.is_active, true),
        ),
      )
      .for('update', { of: sessions });
    if (found === undefined) return undefined;
    if (provider.settings.letter) return { session: found.session };
    // Reads again what a concurrent refresh changed before the lock.
    const [token] = await transaction
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.hash, found.token.hash));
    const refresh = token === undefined ? undefined : await follow(provider, transaction, token);
    if (refresh !== undefined) return { session: found.session, refresh };
    await transaction.update(sessions).set({ ended_at: now }).where(eq(sessions.id, found.session.id));
    return undefined;
  });
  if (renewed === undefined) throw sessionRequired();
  const { session, ...next } = renewed;
  return { access: await signAccess(provider, session.user_id, session.id), ...next };
}

/** Ends an account's sessions: all of them, or all but one. */
export async function endSessions(
  database: Database,
  userId: string,
  now: Date,
  except?: string,
): Promise<void> {
  await database
    .update(sessions)
    .set({ ended_at: now })
    .where(
      and(
        eq(sessions.user_id, userId),
        isNull(sessions.ended_at),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    );
}

/** The account of an `Authorization` header, the only source of tokens; throws 401 without a valid one. */
export async function accountOf(provider: Provider, authorization: string | undefined): Promise<Account> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw sessionRequired();
  const claims = await jwtVerify(token, provider.key, {
    algorithms: ['HS256'],
    currentDate: provider.now(),
  }).then(
    ({ payload }) => payload,
    () => undefined,
  );
  const { sub, sid } = claims ?? {};
  if (typeof sub !== 'string' || typeof sid !== 'string') throw sessionRequired();
  const [row] = await provider.database
    .select({ account: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(
        eq(sessions.id, sid),
        eq(sessions.user_id, sub),
        isNull(sessions.ended_at),
        eq(users.is_active, true),
      ),
    );
  if (row === undefined) throw sessionRequired();
  return { ...row.account, session_id: sid };
}

/**
 * Locks the caller's account until the transaction ends, and reads it; throws 401 if the session has ended since the call was
 * authenticated.
 */
export async function holdAccount(transaction: Database, { id, session_id }: Account): Promise<UserRow> {
  const user = await holdUser(transaction, id);
  const [session] = await transaction
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, session_id), isNull(sessions.ended_at)));
  if (user === undefined || !user.is_active || session === undefined) throw sessionRequired();
  return user;
}
