import { isSitePath } from './site-path.ts';

// Patterns, since each page loads them; a test holds them against the table of pages (shop-addresses.ts).
const anonymous = /^\/(?:register|otp|thank-for-register|forgot-password|account)(?:[/?#]|$)/;
const asking = /^\/(?:login|two-factor-auth)(?:[/?#]|$)/;

/**
 * Whether a page makes no authenticated request, so that the 401 of an old token must not redirect from it: registration,
 * activation, password reset. /login and /two-factor-auth are not among them, since they detect a session.
 */
export const isWithoutSession = (path: string): boolean => anonymous.test(path);

/** Whether a page leads to a login. */
export const isLoginPage = (path: string): boolean => anonymous.test(path) || asking.test(path);

/**
 * The stored redirect URL if it is safe to follow after a login: a path of this site, and not a page of the login flow.
 * Null otherwise (specification §2 Login).
 */
export const followedRedirect = (stored: string | null): string | null =>
  stored !== null && isSitePath(stored) && !isLoginPage(stored) ? stored : null;
