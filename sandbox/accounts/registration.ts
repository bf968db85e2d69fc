import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { users } from '../database/schema.ts';
import type { Operations } from '../http/operations.ts';
import { Refusal } from '../http/refusal.ts';
import type { Provider } from '../provider.ts';
import { checkCountry, checkName, checkPassword, neverActivated, refuseTaken } from './account-rules.ts';
import { findAccount } from './find-account.ts';
import { folded, identifierKeys } from './identifiers.ts';
import { mailActivation } from './mails.ts';
import { hashPassword } from './passwords.ts';
import { holderOf, killSecrets, redeemCode, redeemToken } from './secrets.ts';
import { accountNotFound, codeRefused } from './sign-in.ts';

type Ids = 'register' | 'activateByCode' | 'activateByLink';

const activated = "L'activation de votre compte a été effectuée avec succès !";

/** The accounts that hold one of these identifiers and were never activated. */
async function inactiveAccountsOf(
  database: Database,
  email: string,
  { username_key, phone_key }: ReturnType<typeof identifierKeys>,
): Promise<string[]> {
  const same = or(
    eq(users.email, email),
    eq(users.username_key, username_key),
    eq(users.phone_key, phone_key),
  );
  const found = await database.select({ id: users.id }).from(users).where(and(neverActivated, same));
  return found.map(({ id }) => id);
}

/**
 * Registration, and activation by the mailed code or link. An account that was never activated is registered anew: who
 * mistyped the e-mail would otherwise be locked out by their own number. Its code and link die with it.
 */
export const registrationOperations = (provider: Provider): Operations<Ids> => {
  const { database, counters, hashing, now, settings } = provider;

  const activate = async (transaction: Database, userId: string): Promise<void> => {
    await transaction.update(users).set({ is_active: true }).where(eq(users.id, userId));
    await killSecrets(transaction, userId, 'activation-code', now());
    await killSecrets(transaction, userId, 'activation-link', now());
  };

  // Opened again (a reload, another browser, a scanner of mails), the link of an active account says what is the case.
  const isActiveByLink = async (transaction: Database, token: string): Promise<boolean> => {
    const holder = await holderOf(transaction, 'activation-link', token);
    if (holder === undefined) return false;
    const [user] = await transaction
      .select({ is_active: users.is_active })
      .from(users)
      .where(eq(users.id, holder));
    return user?.is_active === true;
  };

  return {
    register: async ({ body, address, mailedOrigin }) => {
      checkName(body.first_name, 'prénom', 20);
      checkName(body.last_name, 'nom');
      checkPassword(body.password1, true);
      const email = folded(body.email);
      const { first_name, last_name, numero_telephone } = body;
      const pays_id = await checkCountry(database, body.pays);
      const freed = settings.letter ? undefined : neverActivated;
      const keys = identifierKeys({ username: email, numero_telephone });
      await refuseTaken(database, { email, numero_telephone, username: email }, { freed });
      // Those that stood before this request: two at the same moment still make one account.
      const former = freed === undefined ? [] : await inactiveAccountsOf(database, email, keys);
      const password_hash = await hashing.run(address, () => hashPassword(body.password1));
      await database.transaction(async (transaction) => {
        await transaction.delete(users).where(and(neverActivated, inArray(users.id, former)));
        const [user] = await transaction
          .insert(users)
          .values({
            role: 'customer',
            first_name,
            last_name,
            email,
            username: email,
            password_hash,
            numero_telephone,
            ...keys,
            pays_id,
            is_active: false,
            created_at: now(),
          })
          .returning();
        if (user !== undefined) await mailActivation(provider, transaction, user, mailedOrigin);
      });
      return { status: 201, body: { message: 'La création de votre compte a réussi.' } };
    },

    activateByCode: async ({ body, address }) => {
      const user = await findAccount(database, body.email);
      const wasRight = await counters.guess(`code ${user?.id ?? folded(body.email)}`, address);
      if (user === undefined || user.email !== folded(body.email)) throw accountNotFound();
      const isRight = await database.transaction(async (transaction) => {
        if (!(await redeemCode(provider, transaction, user.id, 'activation-code', body.otp))) return false;
        await activate(transaction, user.id);
        await wasRight(transaction);
        return true;
      });
      if (!isRight) throw codeRefused();
      return { status: 200, body: { message: activated } };
    },

    activateByLink: async ({ path }) => {
      await database.transaction(async (transaction) => {
        const redeemed = await redeemToken(provider, transaction, 'activation-link', path.token);
        if (redeemed === undefined && !(await isActiveByLink(transaction, path.token))) {
          throw new Refusal(400, "Le lien d'activation est invalide ou expiré.", { code: 'link_refused' });
        }
        if (redeemed !== undefined) await activate(transaction, redeemed.userId);
      });
      return { status: 200, body: { message: activated } };
    },
  };
};
