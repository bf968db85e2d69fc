import { isSitePath } from './site-path.ts';

/**
 * The redirect URL as it was stored, if it may be followed after a login: a path of this site, and not the login page
 * itself. Anything else is null (specification §2 Login).
 */
export const followedRedirect = (stored: string | null): string | null =>
  stored !== null && isSitePath(stored) && !/^\/login(?:[/?#]|$)/.test(stored) ? stored : null;
