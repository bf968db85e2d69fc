import { and, eq, ne, not, type SQL } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { countries, users } from '../database/schema.ts';
import { invalid } from '../http/refusal.ts';
import { isWithin } from '../http/validation.ts';
import { normalized, phoneKey } from './identifiers.ts';
import { isId } from './sessions.ts';

const name = /^[\p{L}\p{M}]+(?:[ '’-][\p{L}\p{M}]+)*$/u;

/** Letters, with single spaces, hyphens or apostrophes between them (N’Guessan, Kouamé-Yao), with a limit in graphemes. */
export function checkName(value: string | undefined, label: string, limit = 50): void {
  if (value === undefined) return;
  if (!name.test(value)) throw invalid(`Le ${label} ne doit contenir que des lettres.`);
  if (!isWithin(value, limit)) throw invalid(`Le ${label} ne doit pas dépasser ${limit} caractères.`);
}

/** An uppercase letter, a lowercase letter and a special character; registration also requires a digit. */
export function checkPassword(password: string, withDigit: boolean): void {
  if (password.length < 8) throw invalid('Le mot de passe doit contenir au moins 8 caractères.');
  if (!/\p{Lu}/u.test(password))
    throw invalid('Le mot de passe doit contenir au moins une lettre majuscule.');
  if (!/\p{Ll}/u.test(password))
    throw invalid('Le mot de passe doit contenir au moins une lettre minuscule.');
  if (withDigit && !/\p{Nd}/u.test(password))
    throw invalid('Le mot de passe doit contenir au moins un chiffre.');
  if (!/[^\p{L}\p{N}]/u.test(password)) {
    throw invalid('Le mot de passe doit contenir au moins un caractère spécial.');
  }
}

/** The id of a country, if it exists. */
export async function checkCountry(database: Database, id: string): Promise<string> {
  const [found] = isId(id)
    ? await database.select({ id: countries.id }).from(countries).where(eq(countries.id, id))
    : [];
  if (found === undefined) throw invalid('Ce pays n’existe pas.');
  return found.id;
}

/** The message for an identifier of another account. */
const taken = {
  email: 'Un compte existe déjà avec cette adresse e-mail.',
  numero_telephone: 'Un compte existe déjà avec ce numéro de téléphone.',
  username: 'Ce nom d’utilisateur est déjà pris.',
};

/** The condition of a customer's account that was never activated, whose e-mail and number can be registered again. */
export const neverActivated = and(eq(users.role, 'customer'), eq(users.is_active, false));

/** Refuses an e-mail, phone number or username of another account; `freed`: the accounts whose identifiers may be reused. */
export async function refuseTaken(
  database: Database,
  fields: { [Field in keyof typeof taken]?: string | undefined },
  { except, freed }: { except?: string; freed?: SQL | undefined } = {},
): Promise<void> {
  const { email, numero_telephone, username } = fields;
  const rules = [
    email !== undefined && ([eq(users.email, normalized(email)), taken.email] as const),
    numero_telephone !== undefined &&
      ([eq(users.phone_key, phoneKey(numero_telephone)), taken.numero_telephone] as const),
    username !== undefined && ([eq(users.username_key, normalized(username)), taken.username] as const),
  ];
  for (const one of rules) {
    if (one === false) continue;
    const [same, sentence] = one;
    const [other] = await database
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          same,
          except === undefined ? undefined : ne(users.id, except),
          freed === undefined ? undefined : not(freed),
        ),
      );
    if (other !== undefined) throw invalid(sentence);
  }
}
