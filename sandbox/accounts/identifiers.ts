/** The key by which e-mails and usernames are compared: composed (NFKC) and in lower case. */
export const normalized = (text: string): string => text.trim().normalize('NFKC').toLowerCase();

/**
 * The key by which phone numbers are compared: digits alone, without the international prefix (`+`, `00`) and without 225
 * before a number of Côte d’Ivoire (ten digits, eight before 2021).
 */
export const phoneKey = (number: string): string =>
  number
    .trim()
    .replace(/^(\+|00)/, '')
    .replace(/[\s.()-]/g, '')
    .replace(/^225(?=(?:\d{8}|\d{10})$)/, '');

/** The keys of an account's identifiers, for the columns that must be unique. */
export const identifierKeys = ({
  username,
  numero_telephone,
}: {
  username: string;
  numero_telephone: string;
}): { username_key: string; phone_key: string } => ({
  username_key: normalized(username),
  phone_key: phoneKey(numero_telephone),
});

/**
 * Whether an account may have this username: one that looks like an e-mail or a number has to be the account's own.
 */
export function mayBeUsername(username: string, own: { email: string; numero_telephone: string }): boolean {
  const key = normalized(username);
  if (key === normalized(own.email)) return true;
  const digits = phoneKey(key);
  if (/^\+?\d{6,}$/.test(digits)) return digits === phoneKey(own.numero_telephone);
  return !/[@＠﹫]/u.test(key);
}

export type Identifiers = { email: string; username: string; numero_telephone: string };

/**
 * The columns to set for changed identifiers, with their keys. A username equal to the former e-mail or number changes with it,
 * which frees the old one.
 */
export function changedIdentifiers(
  account: Identifiers,
  changes: { [Name in keyof Identifiers]?: string | undefined },
): Identifiers & { username_key: string; phone_key: string } {
  const email = changes.email ?? account.email;
  const numero_telephone = changes.numero_telephone ?? account.numero_telephone;
  const own = normalized(account.username);
  const username =
    changes.username ??
    (own === account.email
      ? email
      : phoneKey(own) === phoneKey(account.numero_telephone)
        ? numero_telephone
        : account.username);
  return { email, username, numero_telephone, ...identifierKeys({ username, numero_telephone }) };
}
