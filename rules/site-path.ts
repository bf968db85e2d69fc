import { encoded, withoutInvisible } from './text.ts';

const longest = 2000;

/**
 * Whether a text is a path of this site, safe as a redirect URL: it starts with one slash and resolves to no other host.
 * Refuses `//`, backslashes, schemes, control characters and white space, dot segments (plain or percent-encoded), and
 * anything over 2000 characters.
 */
export function isSitePath(text: string): boolean {
  if (text.length > longest || !/^\/[^\p{C}\s\\]*$/u.test(text)) return false;
  const path = text.replace(/[?#].*/, '');
  if (path.includes('//')) return false;
  return path.split('/').every((segment) => !/^(?:\.|%2e){1,2}$/i.test(segment));
}

/** The path of an animal's page (specification §2, route table), without a query; an id may contain any character. */
export const productPath = (id: string): string => `/product/${encoded(id)}`;

/** What a sentence appends to a link. */
const punctuation = '.,;:!?)»”’"*';

/** A token, an id or a number as it was meant: without invisible characters, and without a sentence's punctuation at its end. */
export function withoutSentence(written: string): string {
  const text = withoutInvisible(written).trim();
  let end = text.length;
  while (end > 0 && (punctuation.includes(text.charAt(end - 1)) || text.charAt(end - 1).trim() === ''))
    end -= 1;
  return text.slice(0, end);
}

/**
 * The percent-encoded path without the end of the sentence in which the link stood; undefined if there is none. For a page that
 * does not exist as written: an id may end in any character.
 */
export function meantPath(path: string): string | undefined {
  const start = path.lastIndexOf('/') + 1;
  try {
    const written = decodeURIComponent(path.slice(start));
    const meant = withoutSentence(written);
    if (meant === written || start === 0) return undefined;
    if (meant !== '') return path.slice(0, start) + encoded(meant);
    const rest = path.slice(0, start - 1) || '/';
    return meantPath(rest) ?? rest;
  } catch {
    return undefined;
  }
}
