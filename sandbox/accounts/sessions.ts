import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { secrets, users } from '../database/schema.ts';
import { Refusal } from '../http/refusal.ts';
import type { Provider } from '../provider.ts';
import { holdUser, type UserRow } from './find-account.ts';
import { createSessionToken, isValidToken } from './secrets.ts';

/** The account of a request, with its current values. */
export type Account = typeof users.$inferSelect & { session_id: string };

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is an id as the database writes it: in lower case, since ids are compared as texts. Any other is unknown. */
export const isId = (text: string): boolean => uuidShape.test(text);

export const sessionRequired = (): Refusal =>
  new Refusal(401, 'Votre session a expiré, veuillez vous reconnecter.', { code: 'session_required' });

/** Opens a session: an access token, valid for `settings.accessTokenMs`, and the refresh token that renews it. */
export async function openSession(
  provider: Provider,
  database: Database,
  userId: string,
): Promise<{ access: string; refresh: string }> {
  const session = { user_id: userId, session_id: randomUUID() };
  return {
    access: await createSessionToken(provider, database, session, 'access'),
    refresh: await createSessionToken(provider, database, session, 'refresh'),
  };
}

/** A new access token for a refresh token, which stays valid; throws 401 if it is unknown, ended or expired. */
export const renewSession = (provider: Provider, presented: string): Promise<{ access: string }> =>
  provider.database.transaction(async (transaction) => {
    // Locks both rows, since a concurrent change may end the session.
    const [session] = await transaction
      .select({ user_id: secrets.user_id, session_id: secrets.session_id })
      .from(secrets)
      .innerJoin(users, eq(users.id, secrets.user_id))
      .where(and(isValidToken('refresh', presented, provider.now()), eq(users.is_active, true)))
      .for('update');
    if (session === undefined) throw sessionRequired();
    return { access: await createSessionToken(provider, transaction, session, 'access') };
  });

/** The account of an `Authorization` header, the only source of tokens; throws 401 without a valid one. */
export async function accountOf(
  { database, now }: Provider,
  authorization: string | undefined,
): Promise<Account> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
  const [row] = await database
    .select({ account: users, session_id: secrets.session_id })
    .from(secrets)
    .innerJoin(users, eq(users.id, secrets.user_id))
    .where(and(isValidToken('access', token, now()), eq(users.is_active, true)));
  if (row === undefined || row.session_id === null) throw sessionRequired();
  return { ...row.account, session_id: row.session_id };
}

/**
 * Locks the caller's account until the transaction ends, and reads it; throws 401 if the session has ended since the call was
 * authenticated.
 */
export async function holdAccount(transaction: Database, { id, session_id }: Account): Promise<UserRow> {
  const user = await holdUser(transaction, id);
  const [session] = await transaction
    .select({ id: secrets.id })
    .from(secrets)
    .where(and(eq(secrets.session_id, session_id), isNull(secrets.dead_at)))
    .limit(1);
  if (user === undefined || !user.is_active || session === undefined) throw sessionRequired();
  return user;
}
