import type { Database } from '../database/open.ts';
import type { Operations } from '../http/operations.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import type { Provider } from '../provider.ts';
import { findAccount, holdUser, presentUser, type UserRow } from './find-account.ts';
import { normalized } from './identifiers.ts';
import { mailActivation, textLoginCode } from './mails.ts';
import { passwordMatches } from './passwords.ts';
import { holdsSecret, redeemCode } from './secrets.ts';
import { openSession, renewSession } from './sessions.ts';

type Ids = 'login' | 'confirmTwoFactor' | 'refresh';

const wrongCredentials = () =>
  new Refusal(401, "Nom d'utilisateur ou mot de passe incorrect.", { code: 'wrong_credentials' });
export const codeRefused = () => new Refusal(400, 'Code OTP invalide ou expiré.', { code: 'code_refused' });
export const accountNotFound = () => notFound('Aucun compte trouvé avec cet email.');

/** Login in one or two steps, and the refresh of its access token. */
export const signInOperations = (provider: Provider): Operations<Ids> => {
  const { database, counters, settings } = provider;

  const signedIn = async (user: UserRow, within: Database) => ({
    token: await openSession(provider, within, user.id),
    user: await presentUser(within, user),
    message: 'Connexion réussie.',
  });

  return {
    login: async ({ body, address, shopOrigin }) => {
      const user = await findAccount(database, body.email);
      const wasRight = counters.guess(user?.email ?? normalized(body.email), address);
      if (user === undefined || !(await passwordMatches(user.password_hash, body.password))) {
        throw wrongCredentials();
      }
      wasRight();
      /* The session of a correct password, unless the account has changed since the check. */
      const open = <Out>(work: (transaction: Database) => Promise<Out>): Promise<Out> =>
        database.transaction(async (transaction) => {
          const current = await holdUser(transaction, user.id);
          const isSame =
            current?.password_hash === user.password_hash && current.is_active === user.is_active;
          if (!isSame) throw wrongCredentials();
          return work(transaction);
        });
      if (!user.is_active) {
        // No call requests a new activation mail: a login with the correct password does, once the earlier code is invalid. An
        // account that the back office has closed can only be opened by the back office.
        const mayActivate = user.role === 'customer';
        if (mayActivate && !(await holdsSecret(provider, user.id, 'activation-code'))) {
          counters.message('activation', user.email);
          await open((transaction) => mailActivation(provider, transaction, user, shopOrigin));
        }
        throw new Refusal(423, "Le compte de l'utilisateur n'est pas actif.", { code: 'not_activated' });
      }
      if (user.two_factor) {
        // Repeated taps share the code that was just sent.
        if (!(await holdsSecret(provider, user.id, 'two-factor-code', settings.sameCodeMs))) {
          counters.message('login code', user.phone_key);
          await open((transaction) => textLoginCode(provider, transaction, user));
        }
        const message = 'Un code de vérification vous a été envoyé.';
        return { status: 202, body: { email: user.email, message } };
      }
      return { status: 200, body: await open((transaction) => signedIn(user, transaction)) };
    },

    confirmTwoFactor: async ({ body, address }) => {
      const user = await findAccount(database, body.username);
      const wasRight = counters.guess(`code ${user?.email ?? normalized(body.username)}`, address);
      if (user === undefined) throw accountNotFound();
      if (!user.is_active) throw codeRefused();
      const signed = await database.transaction(async (transaction) => {
        const isRight = await redeemCode(provider, transaction, user.id, 'two-factor-code', body.otp);
        return isRight ? signedIn(user, transaction) : undefined;
      });
      if (signed === undefined) throw codeRefused();
      wasRight();
      return { status: 200, body: signed };
    },

    refresh: async ({ body }) => ({
      status: 200,
      body: { token: await renewSession(provider, body.refreshToken) },
    }),
  };
};
