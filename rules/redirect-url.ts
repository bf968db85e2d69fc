import { isSitePath } from './site-path.ts';

// The pages of the account outside the shared layout: nobody who has just logged in wants one of them.
const accountPage =
  /^\/(?:login|register|otp|two-factor-auth|thank-for-register|forgot-password|account)(?:[/?#]|$)/;

const withoutSession = /^\/(?:register|otp|thank-for-register|forgot-password|account)(?:[/?#]|$)/;

/**
 * Whether a page reads nothing in a session's name: whoever registers, activates or resets a password there must not be
 * taken away by the 401 of an old token. /login and /two-factor-auth are not among them: they tell who is connected.
 */
export const isWithoutSession = (path: string): boolean => withoutSession.test(path);

/**
 * The redirect URL as it was stored, if it may be followed after a login: a path of this site, and none of the pages that
 * lead to a login. Anything else is null (specification §2 Login).
 */
export const followedRedirect = (stored: string | null): string | null =>
  stored !== null && isSitePath(stored) && !accountPage.test(stored) ? stored : null;
