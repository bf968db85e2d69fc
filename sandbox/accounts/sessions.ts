import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';
import type { Database } from '../database/open.ts';
import { sessions, users } from '../database/schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { Provider } from '../provider.ts';

/** The account behind a request, as the database has it now. */
export type Account = typeof users.$inferSelect & { session_id: string };

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text can be an id of the database; anything else is simply not found. */
export const isId = (text: string): boolean => uuidShape.test(text);

/** How a secret that must be found again is kept: its SHA-256 (it is random and long, so that suffices). */
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

/** Opens a session: an access token (24 h) and the refresh token that renews it. */
export async function openSession(
  provider: Provider,
  userId: string,
): Promise<{ access: string; refresh: string }> {
  const now = provider.now();
  const refresh = `rt_${randomBytes(32).toString('base64url')}`;
  const [session] = await provider.database
    .insert(sessions)
    .values({
      user_id: userId,
      refresh_hash: fingerprint(refresh),
      created_at: now,
      expires_at: new Date(now.getTime() + provider.settings.refreshTokenMs),
    })
    .returning({ id: sessions.id });
  if (session === undefined) throw new Error('The session was not kept.');
  return { access: await signAccess(provider, userId, session.id), refresh };
}

/** A new access token for a refresh token; throws 401 where it is unknown, ended or too old. */
export async function renewAccess(provider: Provider, refresh: string): Promise<string> {
  const [session] = await provider.database
    .select({ id: sessions.id, user_id: sessions.user_id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(
        eq(sessions.refresh_hash, fingerprint(refresh)),
        isNull(sessions.ended_at),
        gt(sessions.expires_at, provider.now()),
        eq(users.is_active, true),
      ),
    );
  if (session === undefined) throw sessionRequired();
  return signAccess(provider, session.user_id, session.id);
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

/** The account of an `Authorization` header, the only place a token is read from; throws 401 without a valid one. */
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
