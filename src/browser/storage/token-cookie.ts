import type { TokenCookie } from '../interfaces.ts';

/** Lifetime of the token's cookie, in seconds (specification §9). */
export const tokenCookieLifetime = 86_400;

// Max-Age and not Expires: the browser compares a date with the device's clock, which may be a day off.
const cookie = (value: string, seconds: number): string =>
  `access_token=${value}; Max-Age=${seconds}; Path=/; Secure; SameSite=Lax`;

/** The values of a cookie in a `document.cookie` text, in order; several hosts and paths may each have set one. */
export const cookieValues = (cookies: string, name: string): readonly string[] =>
  cookies.split('; ').flatMap((text) => (text.startsWith(`${name}=`) ? [text.slice(name.length + 1)] : []));

/** Deletes a cookie on every path of a same-site API (/api, /api/, /api/v1, /api/v1/): no page can read a cookie there. */
export function clearBelow(page: { cookie: string }, name: string, root: string): void {
  const steps = root.startsWith('/') ? root.split('/').filter(Boolean) : [];
  for (let depth = 1; depth <= steps.length; depth += 1) {
    const path = `/${steps.slice(0, depth).join('/')}`;
    for (const one of [path, `${path}/`]) page.cookie = `${name}=; Max-Age=0; Path=${one}`;
  }
}

/** The cookie `access_token` of a page (specification §3). It is written and deleted with the stored token. */
export const tokenCookie = (page: { cookie: string }): TokenCookie => ({
  write: (token) => {
    page.cookie = cookie(encodeURIComponent(token), tokenCookieLifetime);
  },
  clear: () => {
    page.cookie = cookie('', 0);
  },
});
