import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import { Refusal } from './refusal.ts';

/** Whether a host is this machine alone, by name or by address. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name)
  );
}

/* The URL of a `Host` header; undefined if it is invalid (`a@b`, `x/y`, empty). A proxy forwards the `Host` header: no
 * `X-Forwarded-Host`, which any caller may send through it, says otherwise. */
function read(request: FastifyRequest): URL | undefined {
  const { host } = request.headers;
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
  return [settings.shopOrigin, settings.origin].some(
    (origin) => origin !== undefined && nameOf(new URL(origin)) === name,
  );
}

/** Refuses with 403 requests to a host name that is not this server's, since its outbox shows codes and links. */
export function requireOwnHost(app: FastifyInstance, settings: Settings): void {
  app.addHook('onRequest', async (request) => {
    if (isOwnHost(settings, request)) return;
    throw new Refusal(403, 'Ce serveur ne répond pas à ce nom : indiquez-le avec SANDBOX_HOST_NAMES.', {
      code: 'unknown_host',
    });
  });
}

/* The address of the connection, which no header can change. */
function ownOrigin({ protocol, socket: { localAddress = '127.0.0.1', localPort } }: FastifyRequest): string {
  const address = localAddress.replace(/^::ffff:/, '');
  return `${protocol}://${isIP(address) === 6 ? `[${address}]` : address}:${localPort}`;
}

/** Whether a request names this machine by a name or an address that no other machine has. */
export function isAskedAsLoopback(request: FastifyRequest): boolean {
  const url = read(request);
  return url !== undefined && isLoopback(nameOf(url));
}

/** The origin of this server's own pages for a caller: `SANDBOX_ORIGIN`, else the called host if it is ours. */
export function pagesOriginOf(settings: Settings, request: FastifyRequest): string {
  if (settings.origin !== undefined) return settings.origin;
  const url = read(request);
  return url !== undefined && isOwnHost(settings, request) ? url.origin : ownOrigin(request);
}

/** The origin of the shop for a caller: `SANDBOX_SHOP_ORIGIN`, else the called host if it is ours. */
export const originOf = (settings: Settings, request: FastifyRequest): string =>
  settings.shopOrigin ?? pagesOriginOf({ ...settings, origin: undefined }, request);

/**
 * The origin of this server's own pages in mails: `SANDBOX_ORIGIN`, else the address of the connection. The reader of the mail
 * is not the caller, so the `Host` of the call only selects the spelling of loopback and one of the server's own names
 * (`SANDBOX_HOST_NAMES`).
 */
export function mailedPagesOriginOf(settings: Settings, request: FastifyRequest): string {
  if (settings.origin !== undefined) return settings.origin;
  const url = read(request);
  if (url === undefined || url.port !== String(request.socket.localPort)) return ownOrigin(request);
  const name = nameOf(url);
  return isLoopback(name) || settings.hostNames.includes(name) ? url.origin : ownOrigin(request);
}

/** The origin of the shop in mails: `SANDBOX_SHOP_ORIGIN`, else that of this server's own pages. */
export const mailedOriginOf = (settings: Settings, request: FastifyRequest): string =>
  settings.shopOrigin ?? mailedPagesOriginOf({ ...settings, origin: undefined }, request);
