import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

/** Whether a host is this machine alone, by name or by address. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name)
  );
}

/* The URL of a `Host` header; undefined where it is none (`a@b`, `x/y`, nothing). */
function read(request: FastifyRequest): URL | undefined {
  const { host } = request;
  if (typeof host !== 'string' || !/^[^\s/@?#\\]+$/.test(host)) return undefined;
  const address = `${request.protocol}://${host}`;
  return URL.canParse(address) ? new URL(address) : undefined;
}

const nameOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '').toLowerCase();

/**
 * Whether a request names this server: loopback, a plain IP address, the shop's host or one of `hostNames`. Another name
 * may belong to a page that had its own name resolved to this machine (DNS rebinding) and reads as if it were of one origin.
 */
export function isOwnHost(settings: Settings, request: FastifyRequest): boolean {
  const url = read(request);
  if (url === undefined) return false;
  const name = nameOf(url);
  if (isLoopback(name) || isIP(name) !== 0 || settings.hostNames.includes(name)) return true;
  return settings.shopOrigin !== undefined && nameOf(new URL(settings.shopOrigin)) === name;
}

/* The address that the request came in by, which no header can change. */
const ownOrigin = (request: FastifyRequest): string =>
  `${request.protocol}://127.0.0.1:${request.socket.localPort}`;

/** Where the shop stands for who calls: `SANDBOX_SHOP_ORIGIN`, else the host that the request was sent to if it is ours. */
export function originOf(settings: Settings, request: FastifyRequest): string {
  if (settings.shopOrigin !== undefined) return settings.shopOrigin;
  const url = read(request);
  return url !== undefined && isOwnHost(settings, request) ? url.origin : ownOrigin(request);
}

/**
 * Where the links of a mail lead: `SANDBOX_SHOP_ORIGIN`, else this server as its own machine reaches it. Whoever reads the
 * mail is not who called, so the call's `Host` decides nothing beyond how loopback is written.
 */
export function mailedOriginOf(settings: Settings, request: FastifyRequest): string {
  if (settings.shopOrigin !== undefined) return settings.shopOrigin;
  const url = read(request);
  const isOwn = url !== undefined && isLoopback(nameOf(url)) && url.port === String(request.socket.localPort);
  return isOwn ? url.origin : ownOrigin(request);
}
