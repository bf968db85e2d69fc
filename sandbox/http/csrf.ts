import { randomBytes, timingSafeEqual } from 'node:crypto';
import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The CSRF token of this browser: its cookie's, or the one just set. Empty on a write without the cookie. */
    csrfToken: string;
  }
  interface FastifyInstance {
    /** The domain that the cookie is set for; undefined for the host alone. */
    csrfCookieDomain: string | undefined;
  }
}

const cookieName = 'csrftoken';
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether `given` is the token of the cookie; a request without the cookie cannot be forged. */
export function csrfMatches(request: FastifyRequest, given: unknown): boolean {
  const expected = Buffer.from(request.cookies[cookieName] ?? '');
  if (expected.length === 0) return true;
  const sent = Buffer.from(typeof given === 'string' ? given : '');
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}

/** Sets the cookie with the answers that may precede a write: of the API, and forms of the sandbox's own pages. */
const written = /^\/(?:api|sandbox)\/(?!assets\/)/;

/**
 * Sets the `csrftoken` cookie, readable by scripts, if the browser lacks it: with answers of the API, the sandbox's own pages and
 * the shop's documents; never with a file.
 */
export function giveCsrfCookie(request: FastifyRequest, reply: FastifyReply): void {
  if (request.csrfToken !== '') return;
  request.csrfToken = randomBytes(24).toString('base64url');
  reply.setCookie(cookieName, request.csrfToken, {
    path: '/',
    ...(request.server.csrfCookieDomain === undefined ? {} : { domain: request.server.csrfCookieDomain }),
    sameSite: 'lax',
    secure: request.protocol === 'https',
    httpOnly: false,
  });
}

/**
 * Reads the cookie of every request, and gives it with a GET below /api/ or /sandbox/. After the cookie plugin. `domain`: one
 * that a shop on another host shares, since only there its scripts read the cookie; every host of that domain reads it then.
 */
export function addCsrfCookie(app: FastifyInstance, domain: string | undefined): void {
  app.decorate('csrfCookieDomain', domain);
  app.decorateRequest('csrfToken', '');
  app.addHook('onRequest', async (request, reply) => {
    request.csrfToken = request.cookies[cookieName] ?? '';
    if ((request.method === 'GET' || request.method === 'HEAD') && written.test(request.url)) {
      giveCsrfCookie(request, reply);
    }
  });
}

/** Refuses with 403 a write with the cookie but without the equal `X-CSRFToken` header. */
export async function requireCsrfHeader(request: FastifyRequest): Promise<void> {
  if (reading.has(request.method) || csrfMatches(request, request.headers['x-csrftoken'])) return;
  throw new Refusal(403, 'Votre page a expiré. Rechargez-la puis réessayez.', {
    code: 'csrf',
  });
}
