import type { Operations } from '../http/operations.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import type { Provider } from '../provider.ts';
import { findAccount, folded, presentUser, type UserRow } from './find-account.ts';
import { mailActivation, textLoginCode } from './mails.ts';
import { passwordMatches } from './passwords.ts';
import { holdsSecret, redeemCode } from './secrets.ts';
import { openSession, renewAccess } from './sessions.ts';

type Ids = 'login' | 'confirmTwoFactor' | 'refresh';

export const codeRefused = () => new Refusal(400, 'Code OTP invalide ou expiré.', { code: 'code_refused' });
export const accountNotFound = () => notFound('Aucun compte trouvé avec cet email.');

/** Login in one step or two, and the renewal of its access token. */
export const signInOperations = (provider: Provider): Operations<Ids> => {
  const { database, guesses } = provider;

  const signedIn = async (user: UserRow) => ({
    token: await openSession(provider, user.id),
    user: await presentUser(database, user),
    message: 'Connexion réussie.',
  });

  return {
    login: async ({ body, address, origin }) => {
      const user = await findAccount(database, body.email);
      const guessed = user?.id ?? folded(body.email);
      guesses.check(guessed, address);
      const right = await passwordMatches(user?.password_hash, body.password);
      if (user === undefined || !right) {
        guesses.count(guessed, address);
        throw new Refusal(401, "Nom d'utilisateur ou mot de passe incorrect.", { code: 'wrong_credentials' });
      }
      if (!user.is_active) {
        // No call asks for a new activation mail: a right password asks, once the code sent before is of no use.
        if (!(await holdsSecret(provider, user.id, 'activation-code'))) {
          await mailActivation(provider, database, user, origin);
        }
        throw new Refusal(423, "Le compte de l'utilisateur n'est pas actif.", { code: 'not_activated' });
      }
      if (user.two_factor) {
        await textLoginCode(provider, user);
        const message = 'Un code de vérification vous a été envoyé.';
        return { status: 202, body: { email: user.email, message } };
      }
      return { status: 200, body: await signedIn(user) };
    },

    confirmTwoFactor: async ({ body, address }) => {
      const user = await findAccount(database, body.username);
      const guessed = `code ${user?.id ?? folded(body.username)}`;
      guesses.check(guessed, address);
      if (user === undefined) {
        guesses.count(guessed, address);
        throw accountNotFound();
      }
      if (!user.is_active || !(await redeemCode(provider, user.id, 'two-factor-code', body.otp))) {
        guesses.count(guessed, address);
        throw codeRefused();
      }
      return { status: 200, body: await signedIn(user) };
    },

    refresh: async ({ body }) => ({
      status: 200,
      body: { token: { access: await renewAccess(provider, body.refreshToken) } },
    }),
  };
};
