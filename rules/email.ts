import * as v from 'valibot';
import { plain } from './text.ts';

// Every place that runs these rules has it; they compile without the DOM library.
declare const URL: new (address: string) => { readonly hostname: string };

/** Longest address that mail carries, in characters (RFC 5321). */
const longest = 254;

/** The HTML standard's valid e-mail address, in ASCII. */
const address =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** Whether a text is an e-mail as it is sent: what browsers take in an e-mail field, 254 characters at most. */
export const isEmail = (text: string): boolean => text.length <= longest && address.test(text);

/**
 * An e-mail as it is sent: without marks that show nothing, the name of an internationalized domain in the letters that mail
 * carries (`élevage.ci` as `xn--levage-9ua.ci`). What is no e-mail comes out as no e-mail.
 */
export function sentEmail(typed: string): string {
  const email = plain(typed).replaceAll('’', "'");
  const [, name, domain] = /^([^@]+)@([\p{L}\p{M}\p{N}.\u3002-]+)$/u.exec(email) ?? [];
  if (name === undefined || domain === undefined || /^[\0-\x7f]*$/.test(domain)) return email;
  try {
    return `${name}@${new URL(`https://${domain}`).hostname}`;
  } catch {
    return email;
  }
}

/** An e-mail field of a form: the one rule of them all, for which `code` stands where it is broken. */
export const typedEmail = <const Code extends string>(code: Code) =>
  v.pipe(v.string(), v.transform(sentEmail), v.check(isEmail, code));
