import { eq, or } from 'drizzle-orm';
import type { Account as AccountAnswer, User } from '#openapi/schemas.ts';
import type { Database } from '../database/open.ts';
import { countries, users } from '../database/schema.ts';
import { normalized, phoneKey } from './identifiers.ts';

export type UserRow = typeof users.$inferSelect;

/**
 * The account of an identifier: an e-mail, else a phone number (with or without the country's 225), else a username. A
 * username equal to another account's identifier cannot take it over.
 */
export async function findAccount(database: Database, identifier: string): Promise<UserRow | undefined> {
  const name = normalized(identifier);
  const phone = phoneKey(name);
  const found = await database
    .select()
    .from(users)
    .where(or(eq(users.email, name), eq(users.phone_key, phone), eq(users.username_key, name)));
  return (
    found.find(({ email }) => email === name) ??
    found.find(({ phone_key }) => phone_key === phone) ??
    found[0]
  );
}

/**
 * Locks an account's row until the transaction ends, and reads it; undefined if there is none. Lock the account before you
 * change it or create or use a secret of it, since an earlier read may be outdated.
 */
export async function holdUser(transaction: Database, id: string): Promise<UserRow | undefined> {
  // This lock does not block orders and cart lines, which refer to the row.
  const [user] = await transaction.select().from(users).where(eq(users.id, id)).for('no key update');
  return user;
}

/** A user in the format of `auth/me/`. */
export async function presentUser(database: Database, user: UserRow): Promise<User> {
  const { first_name, last_name, email, username, numero_telephone } = user;
  const { sexe, adresse1, adresse2, ville, numer_cni, code_postal, pays_id } = user;
  const [pays] =
    pays_id === null
      ? []
      : await database
          .select({ id: countries.id, libelle: countries.libelle })
          .from(countries)
          .where(eq(countries.id, pays_id));
  return {
    first_name,
    last_name,
    email,
    username,
    numero_telephone,
    pays: pays ?? null,
    sexe,
    adresse1,
    adresse2,
    ville,
    numer_cni,
    code_postal,
  };
}

/** A user in the format of the back office's lists. */
export const presentAccount = (user: UserRow): AccountAnswer => ({
  id: user.id,
  first_name: user.first_name,
  last_name: user.last_name,
  email: user.email,
  numero_telephone: user.numero_telephone,
  role: user.role === 'administrator' ? 'admin' : user.role,
  is_active: user.is_active,
  created_at: user.created_at.toISOString(),
});
