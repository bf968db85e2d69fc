import { eq } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { secrets, users } from '../database/schema.ts';
import type { Operations } from '../http/operations.ts';
import { Refusal } from '../http/refusal.ts';
import type { Provider } from '../provider.ts';
import { refuseTaken } from './account-rules.ts';
import { holdUser, type UserRow } from './find-account.ts';
import { changedIdentifiers } from './identifiers.ts';
import { mailEmailChange, notifyEmailChange } from './mails.ts';
import { redeemToken, revokeAccess, validSecretsOf } from './secrets.ts';

/** Sends a confirmation link to the new address and a notice to the old one; the account keeps its e-mail until it is confirmed. */
export async function askEmailChange(
  provider: Provider,
  database: Database,
  user: UserRow,
  email: string,
  pagesOrigin: string,
): Promise<void> {
  await mailEmailChange(provider, database, user, email, pagesOrigin);
  await notifyEmailChange(provider, database, user, email);
}

/** The pending e-mail of an account, if there is one. */
export async function pendingEmail(
  { database, now, settings }: Provider,
  userId: string,
): Promise<{ pending_email?: string }> {
  if (settings.letter) return {};
  const [asked] = await database
    .select({ email: secrets.email })
    .from(secrets)
    .where(validSecretsOf(userId, 'email-change', now()))
    .limit(1);
  return asked === undefined || asked.email === null ? {} : { pending_email: asked.email };
}

/** Sets the e-mail of an account to the address of a token; throws 400 if the token is unknown, used or expired, or the address taken. */
export async function redeemEmailChange(provider: Provider, token: string): Promise<void> {
  const { database, now } = provider;
  const refused = () => new Refusal(400, 'Ce lien est invalide ou expiré.', { code: 'link_refused' });
  await database.transaction(async (transaction) => {
    const redeemed = await redeemToken(provider, transaction, 'email-change', token);
    if (redeemed === undefined || redeemed.email === null) throw refused();
    const user = await holdUser(transaction, redeemed.userId);
    if (user === undefined) throw refused();
    const { email, username, username_key } = changedIdentifiers(user, { email: redeemed.email });
    await refuseTaken(transaction, { email, username }, { except: user.id });
    await transaction.update(users).set({ email, username, username_key }).where(eq(users.id, user.id));
    await revokeAccess(transaction, user.id, now(), 'keep');
  });
}

/** Confirms a change of e-mail with the mailed token. */
export const emailChangeOperations = (provider: Provider): Operations<'confirmEmail'> => ({
  confirmEmail: async ({ path }) => {
    await redeemEmailChange(provider, path.token);
    return { status: 200, body: { message: 'Votre adresse e-mail a été changée.' } };
  },
});
