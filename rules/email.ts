import * as v from 'valibot';
import { plain } from './text.ts';

// `URL` exists in every runtime of these rules, which compile without the DOM library.
declare const URL: new (address: string) => { readonly hostname: string };

/** Longest address that mail carries, in characters (RFC 5321). */
const longest = 254;

/** The HTML standard's valid e-mail address, in ASCII. */
const address =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** Whether a normalized text is an e-mail: as browsers validate e-mail fields, 254 characters at most. */
export const isEmail = (text: string): boolean => text.length <= longest && address.test(text);

/**
 * Normalizes an e-mail: removes invisible characters, and encodes an internationalized domain in Punycode (`élevage.ci` as
 * `xn--levage-9ua.ci`). An invalid e-mail stays invalid.
 */
export function normalizedEmail(typed: string): string {
  const email = plain(typed).replaceAll('’', "'");
  const [, name, domain] = /^([^@]+)@([\p{L}\p{M}\p{N}.\u3002-]+)$/u.exec(email) ?? [];
  if (name === undefined || domain === undefined || /^[\0-\x7f]*$/.test(domain)) return email;
  try {
    return `${name}@${new URL(`https://${domain}`).hostname}`;
  } catch {
    return email;
  }
}

/** The schema of every e-mail field; `code`: its error. */
export const emailSchema = <const Code extends string>(code: Code) =>
  v.pipe(v.string(), v.transform(normalizedEmail), v.check(isEmail, code));
