import type { Settings } from '../settings.ts';
import { isLoopback } from './origin.ts';

/** The setting by which other machines reach the server, with its value; undefined where none does. */
export function exposureOf(
  host: string,
  { shopOrigin, origin, cookieDomain, trustProxy }: Settings,
): string | undefined {
  const isPublic = (address: string | undefined) =>
    address !== undefined && !isLoopback(new URL(address).hostname);
  if (!isLoopback(host)) return `HOST is "${host}"`;
  if (isPublic(shopOrigin)) return `SANDBOX_SHOP_ORIGIN is "${shopOrigin}"`;
  if (isPublic(origin)) return `SANDBOX_ORIGIN is "${origin}"`;
  if (cookieDomain !== undefined) return `SANDBOX_COOKIE_DOMAIN is "${cookieDomain}"`;
  return trustProxy.length === 0 ? undefined : `SANDBOX_TRUST_PROXY is "${trustProxy}"`;
}
