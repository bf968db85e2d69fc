import { encoded } from './text.ts';

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
