import { isOneSlipAway } from './one-slip.ts';
import { plain } from './text.ts';

/** Mail hosts that many people have, with the endings they exist with; the first is offered where none was typed. */
const known: Readonly<Record<string, readonly string[]>> = {
  gmail: ['com'],
  yahoo: ['fr', 'com', 'ca', 'be', 'es', 'it', 'de', 'co.uk'],
  hotmail: ['com', 'fr', 'be', 'ca', 'es', 'it', 'de', 'co.uk'],
  outlook: ['com', 'fr', 'be', 'es', 'it', 'de'],
  icloud: ['com'],
};

/** Hosts that exist although they are one letter away from a known one. */
const others = new Set(['ymail.com', 'mail.com', 'email.com', 'gmx.com', 'cloud.com']);

const closest = (typed: string, candidates: readonly string[]): string | undefined =>
  candidates.find((one) => one === typed) ?? candidates.find((one) => isOneSlipAway(typed, one));

function likelyHost(host: string): string | null {
  if (others.has(host)) return null;
  const [name = '', ...labels] = host.split('.');
  const ending = labels.join('.');
  const meant = closest(name, Object.keys(known));
  if (meant === undefined) return null;
  const endings = known[meant] ?? [];
  // An ending of a country is the provider's own where its name is right (hotmail.nl).
  const isForeign = name === meant && /^(?:[a-z]{2}|co\.[a-z]{2})$/.test(ending) && endings.length > 1;
  const right = closest(ending, endings) ?? (ending === '' || endings.length === 1 ? endings[0] : undefined);
  if (isForeign && !['co', 'cm', 'om'].includes(ending)) return null;
  return right === undefined ? null : `${meant}.${right}`;
}

/**
 * The address that was likely meant, where the host of an e-mail looks like a slip of one that many have (gmial.com,
 * gmail.con, hotmial, yaho); null where nothing is to be asked. Nothing is asked while what stands there may still be
 * typed on (gmail.co), unless `isLeft` says that it is not. An address that nobody asks about may be wrong all the same.
 */
export function likelyEmail(typed: string, isLeft = false): string | null {
  const [, name, host] = /^([^\s@]+)@([^\s@]+)$/.exec(plain(typed)) ?? [];
  if (name === undefined || host === undefined) return null;
  const written = host.toLowerCase();
  const likely = likelyHost(written);
  if (likely === null || likely === written) return null;
  return likely.startsWith(written) && !isLeft ? null : `${name}@${likely}`;
}
