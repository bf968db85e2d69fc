import { eq } from 'drizzle-orm';
import type { UpdateAccountRequest } from '#openapi/schemas.ts';
import { users } from '../database/schema.ts';
import type { Operations } from '../http/operations.ts';
import { invalid } from '../http/refusal.ts';
import type { Provider } from '../provider.ts';
import { checkCountry, checkName, checkPassword, refuseTaken } from './account-rules.ts';
import { askEmailChange, pendingEmail } from './email-change.ts';
import { presentUser, type UserRow } from './find-account.ts';
import { changedIdentifiers, folded, mayBeUsername } from './identifiers.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { endSessions } from './sessions.ts';

type Ids = 'getMe' | 'updateAccount' | 'changePassword';

type Changes = Partial<
  Pick<
    UserRow,
    | 'first_name'
    | 'last_name'
    | 'email'
    | 'username'
    | 'numero_telephone'
    | 'pays_id'
    | 'sexe'
    | 'adresse1'
    | 'adresse2'
  >
>;

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The signed-in user's profile and password. */
export const profileOperations = (provider: Provider): Operations<Ids> => {
  const { database, counters, hashing, now, settings } = provider;

  const changesOf = async (body: UpdateAccountRequest): Promise<Changes> => {
    const changes: Changes = {};
    checkName(body.first_name, 'prénom');
    checkName(body.last_name, 'nom');
    if (body.first_name !== undefined) changes.first_name = body.first_name;
    if (body.last_name !== undefined) changes.last_name = body.last_name;
    if (body.email !== undefined) changes.email = folded(body.email);
    if (body.username !== undefined) changes.username = body.username.trim();
    if (body.sexe !== undefined) changes.sexe = body.sexe;
    if (body.adresse1 !== undefined) changes.adresse1 = textOrNull(body.adresse1);
    if (body.adresse2 !== undefined) changes.adresse2 = textOrNull(body.adresse2);
    if (body.pays !== undefined) {
      changes.pays_id = body.pays === '' ? null : await checkCountry(database, body.pays);
    }
    // The form sends its field even when it is left empty; an account keeps its number.
    if (body.numero_telephone !== undefined && body.numero_telephone !== '') {
      if (!/^[0-9]{8,15}$/.test(body.numero_telephone)) throw invalid('Entrez un numéro valide');
      changes.numero_telephone = body.numero_telephone;
    }
    return changes;
  };

  return {
    getMe: async ({ account }) => ({
      status: 200,
      body: { ...(await presentUser(database, account)), ...(await pendingEmail(provider, account.id)) },
    }),

    updateAccount: async ({ body, account, mailedPagesOrigin }) => {
      const { email, ...changes } = await changesOf(body);
      const identifiers = changedIdentifiers(account, {
        username: changes.username,
        numero_telephone: changes.numero_telephone,
        ...(settings.letter ? { email } : {}),
      });
      const { username } = changes;
      if (username !== undefined && folded(username) !== account.username_key) {
        if (!mayBeUsername(username, { ...identifiers, email: account.email })) {
          throw invalid('Choisissez un nom d’utilisateur qui n’est ni un e-mail ni un numéro.');
        }
      }
      await refuseTaken(database, { ...identifiers, email }, { except: account.id });
      const newEmail = settings.letter || email === account.email ? undefined : email;
      if (newEmail !== undefined) await counters.message('email change', account.id);
      const [changed] = await database.transaction(async (transaction) => {
        if (newEmail !== undefined) {
          await askEmailChange(provider, transaction, account, newEmail, mailedPagesOrigin);
        }
        return transaction
          .update(users)
          .set({ ...changes, ...(settings.letter ? identifiers : { ...identifiers, email: undefined }) })
          .where(eq(users.id, account.id))
          .returning();
      });
      const user = await presentUser(database, changed ?? account);
      return { status: 200, body: { ...user, ...(await pendingEmail(provider, account.id)) } };
    },

    changePassword: async ({ body, account, address }) => {
      const wasRight = await counters.guess(account.id, address);
      const right = await hashing.run(address, () =>
        passwordMatches(account.password_hash, body.old_password),
      );
      if (!right) throw invalid('Votre ancien mot de passe est incorrect.');
      await wasRight();
      if (body.new_password1 !== body.new_password2) throw invalid('Les mots de passe ne correspondent pas.');
      checkPassword(body.new_password1, false);
      const password_hash = await hashing.run(address, () => hashPassword(body.new_password1));
      await database.transaction(async (transaction) => {
        await transaction.update(users).set({ password_hash }).where(eq(users.id, account.id));
        await endSessions(transaction, account.id, now(), account.session_id);
      });
      return { status: 200, body: { message: 'Votre mot de passe a été mis à jour avec succès.' } };
    },
  };
};
