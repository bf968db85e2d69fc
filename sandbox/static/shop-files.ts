import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CannotStart } from '../database/lock.ts';
import { giveCsrfCookie } from '../http/csrf.ts';
import { notFound } from '../http/refusal.ts';
import { contentPolicy, type Inline } from '../http/security-headers.ts';

const year = 365 * 24 * 60 * 60;
const notPages = /^\/(?:api|assets|media|sandbox)\//;

/** Whether the answer is a page: a browser that navigates says so; a tool that accepts anything is given it unless it names a file. */
function wantsPage(request: FastifyRequest): boolean {
  const [path = ''] = request.url.split('?');
  if (notPages.test(path)) return false;
  const accepted = request.headers.accept ?? '*/*';
  if (accepted.includes('text/html')) return true;
  return accepted.includes('*/*') && !/\.[a-z0-9]+$/i.test(path);
}

/** Whether a browser opens an address of the shop: it is given a page. */
export const isNavigation = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && wantsPage(request);

/** Whether a page's form was sent to the page itself, as a browser does that runs none of its scripts. */
const isFormOfPage = (request: FastifyRequest): boolean => request.method === 'POST' && wantsPage(request);

/** An address as a path: what a browser would read as another host (`//host`, `/\\host`, `http://host`) stays on this site. */
const onThisSite = (address: string): string => `/${address.replace(/^(?:[a-z][a-z\d+.-]*:)?[/\\\s]*/i, '')}`;

/**
 * An address that cannot be decoded (`%E0%A4%A`, a NUL) with its percent signs taken as they stand: a page of the shop
 * then, which says that there is no such thing.
 */
export const asWritten = (address: string): string => onThisSite(address).replaceAll('%', '%25');

/** Throws `CannotStart` where a folder does not hold the built shop. */
export function checkShop(folder: string): void {
  const root = resolve(folder);
  if (existsSync(join(root, 'index.html'))) return;
  throw new CannotStart(
    `« ${root} » ne contient pas la boutique construite (index.html) : lancez d’abord sa construction.`,
  );
}

const hashesOf = (html: string, element: RegExp): string[] =>
  [...html.matchAll(element)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/** Answers with the hashes of the styles and scripts that stand in a document, read again when the file is another one. */
function inlineReader(): (file: string) => Inline {
  const known = new Map<string, { changed: number; inline: Inline }>();
  return (file) => {
    const changed = statSync(file).mtimeMs;
    const read = known.get(file);
    if (read?.changed === changed) return read.inline;
    const html = readFileSync(file, 'utf8');
    const inline = {
      styles: hashesOf(html, /<style>([^<]*)<\/style>/g),
      scripts: hashesOf(html, /<script>(.*?)<\/script>/gs),
    };
    known.set(file, { changed, inline });
    return inline;
  };
}

/** What links from elsewhere add to an address, and no page reads. */
const tracking = /^(?:utm_[a-z]+|fbclid|gclid|gbraid|wbraid|msclkid|ttclid)$/;

/**
 * The file of an address: its page where one was made beforehand (`pages/shop.html` is /shop), else the shell, which is any
 * page. A query that a page may read makes it another one.
 */
function documentOf(root: string, url: string): string {
  const [path = '', query = ''] = url.split('?', 2);
  const isPlain = [...new URLSearchParams(query).keys()].every((name) => tracking.test(name));
  if (!isPlain || !/^\/[\w~%/-]*$/.test(path)) return 'index.html';
  const file = path === '/' ? 'pages/index.html' : `pages${path}.html`;
  return existsSync(join(root, file)) ? file : 'index.html';
}

/**
 * Serves the built shop: files as they were compressed at build time, those under /assets/ for ever (their names
 * change with their content), a page for every address of the shop, which a form that is sent there leads back to. A file
 * that is gone is a 404, never the page.
 */
export async function addShopFiles(
  app: FastifyInstance,
  folder: string,
  formTargets: string[],
): Promise<void> {
  const root = resolve(folder);
  const inlineOf = inlineReader();
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    index: ['index.html'],
    cacheControl: false,
    acceptRanges: false,
    lastModified: false,
    setHeaders: (reply, path) => {
      const forever = path.startsWith(join(root, 'assets'));
      reply.setHeader('cache-control', forever ? `public, max-age=${year}, immutable` : 'no-cache');
      reply.setHeader('vary', 'Accept-Encoding');
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.includes('%00') && isNavigation(request)) return reply.redirect(asWritten(request.url));
    // Before a body is read: what was typed goes nowhere, and the page is there again.
    if (isFormOfPage(request)) return reply.redirect(onThisSite(request.url), 303);
  });
  const sendDocument = (request: FastifyRequest, reply: FastifyReply) => {
    giveCsrfCookie(request, reply);
    const file = documentOf(root, request.url);
    reply.header('content-security-policy', contentPolicy(formTargets, inlineOf(join(root, file))));
    return reply.sendFile(file);
  };
  app.get('/', sendDocument);
  app.get('/cart', async (request, reply) => {
    const query = request.url.slice('/cart'.length);
    return reply.redirect(`/cart/${query}`, 308);
  });
  app.setNotFoundHandler((request, reply) => {
    if (!isNavigation(request)) throw notFound('Cette adresse n’existe pas.');
    return sendDocument(request, reply);
  });
}
