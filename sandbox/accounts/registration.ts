import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { users } from '../database/schema.ts';
import type { Operations } from '../http/operations.ts';
import { invalid, Refusal } from '../http/refusal.ts';
import type { Provider } from '../provider.ts';
import { checkCountry, checkName, checkPassword, neverActivated, refuseTaken } from './account-rules.ts';
import { findAccount, holdUser, type UserRow } from './find-account.ts';
import { identifierKeys, normalized } from './identifiers.ts';
import { mailActivation } from './mails.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { accountOfToken, holdsSecret, invalidateSecrets, redeemCode, redeemToken } from './secrets.ts';
import { accountNotFound, codeRefused } from './sign-in.ts';

type Ids = 'register' | 'activateByCode' | 'activateByLink';

const activated = "L'activation de votre compte a été effectuée avec succès !";

/* Neither sentence asks for the code: if it was sent for another person's password, that would open the account to it. */
const waits = {
  email: () =>
    invalid(
      'Une inscription avec cette adresse e-mail attend déjà son code. Si c’est la vôtre, reprenez le mot de passe que vous aviez choisi. Sinon, n’entrez pas ce code\u00a0: choisissez un nouveau mot de passe par «\u00a0Mot de passe oublié\u00a0».',
    ),
  number: () =>
    invalid(
      'Une inscription avec ce numéro de téléphone attend déjà son code. Si c’est la vôtre, reprenez le mot de passe que vous aviez choisi. Sinon, réessayez dans deux jours.',
    ),
};

/** The never activated accounts with one of these identifiers. */
function inactiveAccounts(
  email: string,
  { username_key, phone_key }: ReturnType<typeof identifierKeys>,
): SQL | undefined {
  const same = or(
    eq(users.email, email),
    eq(users.username_key, username_key),
    eq(users.phone_key, phone_key),
  );
  return and(neverActivated, same);
}

/**
 * Registration, and activation by the mailed code or link. An account that was never activated can be registered again, since
 * a mistyped e-mail would block its phone number. While its code or link is valid, this requires the same password; otherwise a
 * code could open the account to the password of another person who registered the same e-mail.
 */
export const registrationOperations = (provider: Provider): Operations<Ids> => {
  const { database, counters, now, settings } = provider;

  /* Whether a code or link may activate the account: not if the back office has closed it. */
  const activate = async (transaction: Database, userId: string): Promise<boolean> => {
    const activated = await transaction
      .update(users)
      .set({ is_active: true })
      .where(and(eq(users.id, userId), eq(users.role, 'customer')))
      .returning({ id: users.id });
    await invalidateSecrets(transaction, userId, now(), 'activation-code', 'activation-link');
    return activated.length === 1;
  };

  // The link of an active account succeeds again (a reload, another browser, a mail scanner).
  const isActiveByLink = async (transaction: Database, token: string): Promise<boolean> => {
    const holder = await accountOfToken(transaction, 'activation-link', token);
    if (holder === undefined) return false;
    const [user] = await transaction
      .select({ is_active: users.is_active })
      .from(users)
      .where(eq(users.id, holder));
    return user?.is_active === true;
  };

  const isAwaited = async (transaction: Database, userId: string): Promise<boolean> =>
    (await holdsSecret({ database: transaction, now }, userId, 'activation-code')) ||
    (await holdsSecret({ database: transaction, now }, userId, 'activation-link'));

  return {
    register: async ({ body, address, shopOrigin }) => {
      checkName(body.first_name, 'prénom', 20);
      checkName(body.last_name, 'nom');
      checkPassword(body.password1, true);
      const email = normalized(body.email);
      const { first_name, last_name, numero_telephone } = body;
      const pays_id = await checkCountry(database, body.pays);
      const freed = settings.letter ? undefined : neverActivated;
      const keys = identifierKeys({ username: email, numero_telephone });
      await refuseTaken(database, { email, numero_telephone, username: email }, { freed });
      const inactive = inactiveAccounts(email, keys);
      // The accounts from before this request; two concurrent requests still create one account.
      const former =
        freed === undefined ? [] : await database.select().from(users).where(inactive).orderBy(users.rank);
      const others = new Set<string>();
      for (const account of former) {
        // The answer reveals whether the password is correct, like a login, so it counts as one.
        const wasRight = counters.guess(account.email, address);
        if (await passwordMatches(account.password_hash, body.password1)) wasRight();
        else others.add(account.id);
      }
      const refuseAwaited = async (within: Database, account: UserRow): Promise<void> => {
        if (!others.has(account.id) || !(await isAwaited(within, account.id))) return;
        throw account.email === email ? waits.email() : waits.number();
      };
      for (const account of former) await refuseAwaited(database, account);
      counters.message('activation', email);
      const password_hash = await hashPassword(body.password1);
      await database.transaction(async (transaction) => {
        for (const account of former) {
          const current = await holdUser(transaction, account.id);
          if (current?.password_hash !== account.password_hash) others.add(account.id);
          await refuseAwaited(transaction, account);
        }
        const ids = former.map(({ id }) => id);
        await transaction.delete(users).where(and(neverActivated, inArray(users.id, ids)));
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
        if (user !== undefined) await mailActivation(provider, transaction, user, shopOrigin);
      });
      return { status: 201, body: { message: 'La création de votre compte a réussi.' } };
    },

    activateByCode: async ({ body, address }) => {
      const user = await findAccount(database, body.email);
      const wasRight = counters.guess(`code ${normalized(body.email)}`, address);
      if (user === undefined || user.email !== normalized(body.email)) throw accountNotFound();
      const isRight = await database.transaction(async (transaction) => {
        if (!(await redeemCode(provider, transaction, user.id, 'activation-code', body.otp))) return false;
        return activate(transaction, user.id);
      });
      if (!isRight) throw codeRefused();
      wasRight();
      return { status: 200, body: { message: activated } };
    },

    activateByLink: async ({ path }) => {
      await database.transaction(async (transaction) => {
        const redeemed = await redeemToken(provider, transaction, 'activation-link', path.token);
        const isActive =
          redeemed === undefined
            ? await isActiveByLink(transaction, path.token)
            : await activate(transaction, redeemed.userId);
        if (!isActive) {
          throw new Refusal(400, "Le lien d'activation est invalide ou expiré.", { code: 'link_refused' });
        }
      });
      return { status: 200, body: { message: activated } };
    },
  };
};
