import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { servedHeaders } from '#rules/served-headers.ts';
import {
  canonicalPathOf,
  isRead,
  pathPatternOf,
  type ShopAddress,
  shopAddresses,
  wellKnown,
} from '#rules/shop-addresses.ts';
import { CannotStart } from '../database/lock.ts';
import { giveCsrfCookie } from '../http/csrf.ts';
import { notFound } from '../http/refusal.ts';

const notPages = /^\/(?:api|assets|media|sandbox)\//;

/** Whether to answer with a page: for a navigation of a browser, and for a client that accepts anything unless it names a file. */
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

/** The path of an address, on this site even if a browser would parse another host (`//host`, `/\\host`, `http://host`). */
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
  throw new CannotStart(`"${root}" does not contain the built shop (index.html): build it first.`);
}

/** The page of an address that was made beforehand (`pages/shop.html` is /shop); a query that a page may read makes it another. */
function pageOf(root: string, path: string, query: string): string | undefined {
  if (isRead(query) || !/^\/[\w~%/-]*$/.test(path)) return undefined;
  const file = path === '/' ? 'pages/index.html' : `pages${path}.html`;
  return existsSync(join(root, file)) ? file : undefined;
}

const shell = 'index.html';

/** What no address of its own has: the documents, which their pages' addresses name, and what only hosts read. */
const notFiles = /^\/(?:pages\/|_[^/]*$)|\.(?:html|br|gz)$/;

/** The catalogue entry of a page, if its pattern names one. */
const ofOne: Partial<Record<ShopAddress, CatalogueEntryKind>> = {
  '/product/*': 'product',
  '/category/*': 'category',
  '/product-by-country/*': 'country',
};

/** The kinds of catalogue entries that have ids. */
export type CatalogueEntryKind = 'product' | 'category' | 'country';

/** The served shop. `has`: whether the catalogue has an entry; assumed if that is unknown. */
export type ShopFiles = {
  folder: string;
  has: (what: CatalogueEntryKind, id: string) => Promise<boolean>;
};

/** The last part of a path, as it was meant. Throws for none: `asWritten` has led those elsewhere. */
const idOf = (path: string): string => decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));

/**
 * Serves the built shop: files as they were compressed at build time, those under /assets/ for ever (their names change with
 * their content); for an address of the shop its page, else the shell; for any other one 404, with the shop's page where a
 * browser navigates. Another way of writing an address leads to it, and so does a form that is sent there.
 */
export async function addShopFiles(app: FastifyInstance, { folder, has }: ShopFiles): Promise<void> {
  const root = resolve(folder);
  /** Requests whose file was chosen for them. */
  const chosen = new WeakSet<FastifyRequest>();
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    index: false,
    cacheControl: false,
    acceptRanges: false,
    lastModified: false,
    allowedPath: (path, _root, request) => chosen.has(request) || !notFiles.test(path),
    setHeaders: (reply, path) => {
      const { asset, file, worker } = servedHeaders;
      const headers = path.startsWith(join(root, 'assets')) ? asset : file;
      if (path.startsWith(join(root, 'sw.js'))) reply.headers(worker);
      else if (!path.includes('.html')) reply.header('cache-control', headers['cache-control']);
      reply.header('vary', 'Accept-Encoding');
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.includes('%00') && isNavigation(request)) return reply.redirect(asWritten(request.url));
    // Files are refused at an address with an empty part; a page is led to its own.
    if (/^[^?]*\/\//.test(request.url) && isNavigation(request)) return sendPage(request, reply);
    // Redirects to the page without reading the body.
    if (isFormOfPage(request)) return reply.redirect(onThisSite(request.url), 303);
  });

  const send = (request: FastifyRequest, reply: FastifyReply, status: number, file: string) => {
    chosen.add(request);
    giveCsrfCookie(request, reply);
    return reply.headers(servedHeaders.document).code(status).sendFile(file);
  };
  const sendMissing = (request: FastifyRequest, reply: FastifyReply) =>
    send(request, reply, 404, existsSync(join(root, '404.html')) ? '404.html' : shell);

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const [path = '', ...query] = request.url.split('?');
    const shape = pathPatternOf(path);
    if (shape === undefined) {
      const address = canonicalPathOf(path);
      if (address === undefined) return sendMissing(request, reply);
      return reply.redirect([address, ...query].join('?'), 308);
    }
    const isMissing = shopAddresses[shape] === 'missing';
    // Where a page is all that there is, its query makes it no other.
    const page = pageOf(root, path, isMissing ? '' : query.join('?'));
    if (page !== undefined) return send(request, reply, 200, page);
    if (isMissing) return sendMissing(request, reply);
    const what = ofOne[shape];
    // The shell shows the missing page.
    const status = what === undefined || (await has(what, idOf(path))) ? 200 : 404;
    return send(request, reply, status, shell);
  }
  for (const [path, to] of Object.entries(wellKnown))
    app.get(path, async (_request, reply) => reply.redirect(to, 303));
  app.get('/', sendPage);
  app.setNotFoundHandler((request, reply) => {
    if (!isNavigation(request)) throw notFound('Cette adresse n’existe pas.');
    return sendPage(request, reply);
  });
}
