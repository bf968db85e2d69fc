import { isOneTypoAway } from './one-typo.ts';
import { plain } from './text.ts';

/** Common mail hosts with their valid endings; the first is suggested if none was typed. */
const known: Readonly<Record<string, readonly string[]>> = {
  gmail: ['com'],
  yahoo: ['fr', 'com', 'ca', 'be', 'es', 'it', 'de', 'co.uk'],
  hotmail: ['com', 'fr', 'be', 'ca', 'es', 'it', 'de', 'co.uk'],
  outlook: ['com', 'fr', 'be', 'es', 'it', 'de'],
  icloud: ['com'],
};

/** Existing hosts that are one letter away from a known one. */
const others = new Set(['ymail.com', 'mail.com', 'email.com', 'gmx.com', 'cloud.com']);

const closest = (typed: string, candidates: readonly string[]): string | undefined =>
  candidates.find((one) => one === typed) ?? candidates.find((one) => isOneTypoAway(typed, one));

function likelyHost(host: string): string | null {
  if (others.has(host)) return null;
  const [name = '', ...labels] = host.split('.');
  const ending = labels.join('.');
  const meant = closest(name, Object.keys(known));
  if (meant === undefined) return null;
  const endings = known[meant] ?? [];
  // A correct name with another country ending exists as well (hotmail.nl).
  const isForeign = name === meant && /^(?:[a-z]{2}|co\.[a-z]{2})$/.test(ending) && endings.length > 1;
  const right = closest(ending, endings) ?? (ending === '' || endings.length === 1 ? endings[0] : undefined);
  if (isForeign && !['co', 'cm', 'om'].includes(ending)) return null;
  return right === undefined ? null : `${meant}.${right}`;
}

/**
 * Suggests a correction for an e-mail whose host looks like a typo of a common one (gmial.com, gmail.con, hotmial, yaho);
 * null without one. A host that is a prefix of the suggestion (gmail.co) is only corrected if `isLeft`, since it may be
 * incomplete. Null does not mean that the e-mail is correct.
 */
export function likelyEmail(typed: string, isLeft = false): string | null {
  const [, name, host] = /^([^\s@]+)@([^\s@]+)$/.exec(plain(typed)) ?? [];
  if (name === undefined || host === undefined) return null;
  const written = host.toLowerCase();
  const likely = likelyHost(written);
  if (likely === null || likely === written) return null;
  return likely.startsWith(written) && !isLeft ? null : `${name}@${likely}`;
}
