import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Account as AccountAnswer, User } from '#openapi/schemas.ts';
import type { Database } from '../database/open.ts';
import { countries, users } from '../database/schema.ts';

export type UserRow = typeof users.$inferSelect;

/** How e-mails and usernames are compared. */
export const folded = (text: string): string => text.trim().toLowerCase();

const ivoryCoast = '225';

/**
 * The account that an identifier means: an e-mail, else a phone number (with or without the country's 225), else a
 * username. Nobody can take over another's identifier by choosing it as username.
 */
export async function findAccount(database: Database, identifier: string): Promise<UserRow | undefined> {
  const name = folded(identifier);
  const phone = name.replace(/^(\+|00)/, '').replace(/[\s.-]/g, '');
  const phones = [phone, ivoryCoast + phone, phone.replace(new RegExp(`^${ivoryCoast}`), '')];
  const found = await database
    .select()
    .from(users)
    .where(
      or(
        eq(users.email, name),
        inArray(users.numero_telephone, phones),
        eq(sql`lower(${users.username})`, name),
      ),
    );
  return (
    found.find(({ email }) => email === name) ??
    found.find(({ numero_telephone }) => numero_telephone === phone) ??
    found.find(({ numero_telephone }) => phones.includes(numero_telephone)) ??
    found[0]
  );
}

/** A user as `auth/me/` answers it. */
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

/** A user as the back office's lists show it. */
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
