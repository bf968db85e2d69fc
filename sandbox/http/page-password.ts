import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Requires the password of the sandbox's own pages (HTTP Basic, RFC 7617; any user name), which show codes and links of others and
 * make payments. Throws 401, for which a browser asks for the password.
 */
export const requirePagePassword = (password: string) => {
  const expected = digest(password);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const [, given = ''] = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const [, sent = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(given, 'base64').toString('utf8')) ?? [];
    if (timingSafeEqual(digest(sent), expected)) return;
    reply.header('www-authenticate', 'Basic realm="Belier", charset="UTF-8"');
    throw new Refusal(401, 'Cette page demande le mot de passe affiché au démarrage du bac à sable.', {
      code: 'page_password',
    });
  };
};
