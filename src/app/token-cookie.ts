import type { TokenCookie } from './app.ts';

/** Lifetime of the token's cookie, in seconds (specification §9). */
export const tokenCookieLifetime = 86_400;

// Max-Age and not Expires: a date would be judged by the customer's clock, which may be a day off.
const cookie = (value: string, seconds: number): string =>
  `access_token=${value}; Max-Age=${seconds}; Path=/; Secure; SameSite=Lax`;

/** The value of a cookie in a `document.cookie` text, or undefined where it has none. */
export function cookieValue(cookies: string, name: string): string | undefined {
  const pair = cookies.split('; ').find((text) => text.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** The cookie `access_token` of a page (specification §3). It is written and cleared with the stored token. */
export const tokenCookie = (page: { cookie: string }): TokenCookie => ({
  write: (token) => {
    page.cookie = cookie(encodeURIComponent(token), tokenCookieLifetime);
  },
  clear: () => {
    page.cookie = cookie('', 0);
  },
});
