import { eq } from 'drizzle-orm';
import { users } from '../database/schema.ts';
import type { Operations } from '../http/operations.ts';
import { Refusal } from '../http/refusal.ts';
import type { Provider } from '../provider.ts';
import { findAccount, holdUser } from './find-account.ts';
import { normalized } from './identifiers.ts';
import { mailPasswordReset } from './mails.ts';
import { hashPassword } from './passwords.ts';
import { redeemToken, revokeAccess } from './secrets.ts';

const unknownEmail = () =>
  new Refusal(400, 'Aucun utilisateur trouve avec cet email.', { code: 'unknown_email' });

/** Password recovery: a mailed link, valid for one new password, which ends every session. */
export const recoveryOperations = (
  provider: Provider,
): Operations<'requestPasswordReset' | 'finishPasswordReset'> => {
  const { database, counters, now } = provider;
  return {
    requestPasswordReset: async ({ body, address, shopOrigin }) => {
      const email = normalized(body.email);
      counters.guess(`reset ${email}`, address);
      const user = await findAccount(database, email);
      if (user === undefined || user.email !== email) throw unknownEmail();
      counters.message('password reset', email);
      await database.transaction(async (transaction) => {
        // Sends nothing to a former address of the account.
        if ((await holdUser(transaction, user.id))?.email !== email) throw unknownEmail();
        await mailPasswordReset(provider, transaction, user, shopOrigin);
      });
      return {
        status: 200,
        body: { message: 'Un e-mail vous a été envoyé pour choisir un nouveau mot de passe.' },
      };
    },

    finishPasswordReset: async ({ path, body }) => {
      const refused = () =>
        new Refusal(400, 'Le token de verification est invalide.', { code: 'token_refused' });
      if (body.token !== path.token) throw refused();
      const password_hash = await hashPassword(body.new_password);
      const redeemed = await database.transaction(async (transaction) => {
        const redeemed = await redeemToken(provider, transaction, 'password-reset', body.token);
        if (redeemed !== undefined) {
          await transaction.update(users).set({ password_hash }).where(eq(users.id, redeemed.userId));
          await revokeAccess(transaction, redeemed.userId, now());
        }
        return redeemed;
      });
      if (redeemed === undefined) throw refused();
      return { status: 200, body: { message: 'Votre mot de passe a été réinitialisé.' } };
    },
  };
};
