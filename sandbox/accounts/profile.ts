import { eq } from 'drizzle-orm';
import type { UpdateAccountRequest } from '#openapi/schemas.ts';
import type { Database } from '../database/open.ts';
import { users } from '../database/schema.ts';
import type { Operations } from '../http/operations.ts';
import { invalid } from '../http/refusal.ts';
import type { Provider } from '../provider.ts';
import { checkCountry, checkName, checkPassword, refuseTaken } from './account-rules.ts';
import { askEmailChange, pendingEmail } from './email-change.ts';
import { presentUser, type UserRow } from './find-account.ts';
import { changedIdentifiers, type Identifiers, mayBeUsername, normalized } from './identifiers.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { invalidateSecrets, revokeAccess } from './secrets.ts';
import { holdAccount } from './sessions.ts';

type Ids = 'getMe' | 'updateAccount' | 'changePassword';

const wrongPassword = () => invalid('Votre ancien mot de passe est incorrect.');

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The profile and password of the signed-in user. */
export const profileOperations = (provider: Provider): Operations<Ids> => {
  const { database, counters, now, settings } = provider;

  const changesOf = async (body: UpdateAccountRequest): Promise<Partial<UserRow>> => {
    const changes: Partial<UserRow> = {};
    checkName(body.first_name, 'prénom');
    checkName(body.last_name, 'nom');
    if (body.first_name !== undefined) changes.first_name = body.first_name;
    if (body.last_name !== undefined) changes.last_name = body.last_name;
    if (body.email !== undefined) changes.email = normalized(body.email);
    if (body.username !== undefined) changes.username = body.username.trim();
    if (body.sexe !== undefined) changes.sexe = body.sexe;
    if (body.adresse1 !== undefined) changes.adresse1 = textOrNull(body.adresse1);
    if (body.adresse2 !== undefined) changes.adresse2 = textOrNull(body.adresse2);
    if (body.pays !== undefined) {
      changes.pays_id = body.pays === '' ? null : await checkCountry(database, body.pays);
    }
    // The form sends an empty field as well; the account keeps its number then.
    if (body.numero_telephone !== undefined && body.numero_telephone !== '') {
      if (!/^[0-9]{8,15}$/.test(body.numero_telephone)) throw invalid('Entrez un numéro valide');
      changes.numero_telephone = body.numero_telephone;
    }
    return changes;
  };

  const checkUsername = (username: string, current: UserRow, identifiers: Identifiers): void => {
    if (normalized(username) === current.username_key || mayBeUsername(username, identifiers)) return;
    throw invalid('Choisissez un nom d’utilisateur qui n’est ni un e-mail ni un numéro.');
  };

  /** Mails the confirmation of a new e-mail; the account's own one withdraws a pending change. */
  const requestEmail = (
    database: Database,
    current: UserRow,
    email: string,
    origin: string,
  ): Promise<void> =>
    email === current.email
      ? invalidateSecrets(database, current.id, now(), 'email-change')
      : askEmailChange(provider, database, current, email, origin);

  return {
    getMe: async ({ account }) => ({
      status: 200,
      body: { ...(await presentUser(database, account)), ...(await pendingEmail(provider, account.id)) },
    }),

    updateAccount: async ({ body, account, pagesOrigin }) => {
      const { email, ...changes } = await changesOf(body);
      const { username, numero_telephone } = changes;
      await refuseTaken(database, { email, username, numero_telephone }, { except: account.id });
      if (!settings.letter && email !== undefined && email !== account.email) {
        counters.message('email change', email);
        counters.message('email change, told', account.email);
      }
      const changed = await database.transaction(async (transaction) => {
        const current = await holdAccount(transaction, account);
        const identifiers = changedIdentifiers(current, {
          username,
          numero_telephone,
          ...(settings.letter ? { email } : {}),
        });
        if (username !== undefined) checkUsername(username, current, identifiers);
        await refuseTaken(transaction, identifiers, { except: current.id });
        // Invalidates codes that were texted to the former number.
        if (identifiers.phone_key !== current.phone_key) {
          await invalidateSecrets(transaction, current.id, now(), 'two-factor-code');
        }
        if (identifiers.email !== current.email) await revokeAccess(transaction, current.id, now(), 'keep');
        if (!settings.letter && email !== undefined) {
          await requestEmail(transaction, current, email, pagesOrigin);
        }
        const [row] = await transaction
          .update(users)
          .set({ ...changes, ...identifiers })
          .where(eq(users.id, current.id))
          .returning();
        return row ?? current;
      });
      const user = await presentUser(database, changed);
      return { status: 200, body: { ...user, ...(await pendingEmail(provider, account.id)) } };
    },

    changePassword: async ({ body, account, address }) => {
      const wasRight = counters.guess(account.email, address);
      if (!(await passwordMatches(account.password_hash, body.old_password))) throw wrongPassword();
      wasRight();
      if (body.new_password1 !== body.new_password2) throw invalid('Les mots de passe ne correspondent pas.');
      checkPassword(body.new_password1, false);
      const password_hash = await hashPassword(body.new_password1);
      await database.transaction(async (transaction) => {
        const current = await holdAccount(transaction, account);
        // A concurrent change replaced the password that was checked.
        if (current.password_hash !== account.password_hash) throw wrongPassword();
        await transaction.update(users).set({ password_hash }).where(eq(users.id, account.id));
        await revokeAccess(transaction, account.id, now(), { except: account.session_id });
      });
      return { status: 200, body: { message: 'Votre mot de passe a été mis à jour avec succès.' } };
    },
  };
};
