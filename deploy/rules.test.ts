import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { servedHeaders, strictTransport } from '#rules/served-headers.ts';
import { readNames, shopAddresses, wellKnown } from '#rules/shop-addresses.ts';
import { freePort } from '../tools/network.mjs';
import { caddyOf } from './caddy.mjs';
import { hasCaddy, startCaddy } from './run-caddy.mjs';
import { headersFileOf, writeStaticFiles } from './static-files.mjs';
import { startStaticHost } from './static-host.mjs';

/*
 * The answers of every server of the built shop, for each recipe that can run: the rules of a static host, and Caddy where it is
 * installed.
 */

const rules = { readNames, servedHeaders, shopAddresses, strictTransport, wellKnown };
const folder = mkdtempSync(join(tmpdir(), 'belier-rules-'));
const dist = join(folder, 'dist');

const files = {
  'index.html': 'coquille',
  '404.html': 'introuvable',
  'robots.txt': 'User-agent: *',
  'favicon.svg': '<svg/>',
  'icon-192.png': 'PNG',
  'share/index.jpg': 'JPEG',
  'pictures/ram.svg': '<svg/>',
  'assets/main-1a2b3c.js': 'let a;',
  'site.webmanifest': '{}',
  'sw.js': 'let worker;',
  'pages/index.html': 'accueil',
  'pages/shop.html': 'liste',
  'pages/product/1.html': 'animal',
  'pages/blog.html': 'blog',
  'pages/blog/tag/races.html': 'étiquette',
};

type Running = { url: string; folder: string; stop: () => Promise<void> };
const servers: Record<string, Running> = {};

/** What a provider answers to the health address. */
const said = { status: 200, asked: '' };
const provider = createServer(({ method, url, headers }, response) => {
  said.asked = `${method} ${url} ${headers.host?.replace(/\d+$/, 'port')}`;
  response.writeHead(said.status).end('[{"nom_categorie":"Ovins"}]');
});

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(dist, name, '..'), { recursive: true });
    writeFileSync(join(dist, name), `<title>${text}</title>`);
  }
  const target = join(folder, 'static');
  await writeStaticFiles(rules, { dist, target, isSecure: false });
  servers['a static host'] = { folder: target, ...(await startStaticHost({ folder: target, port: 0 })) };
  if (!hasCaddy()) return;
  const url = `http://127.0.0.1:${await freePort()}`;
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const asked = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/api/v1`;
  // No provider listens there.
  const caddyfile = caddyOf(rules, { origin: url, root: dist, api: 'http://127.0.0.1:9', asked });
  servers.Caddy = { url, folder: dist, ...(await startCaddy({ folder: join(folder, 'caddy'), caddyfile })) };
});

afterAll(async () => {
  for (const { stop } of Object.values(servers)) await stop();
  provider.close();
  rmSync(folder, { recursive: true });
});

const everywhere: readonly [path: string, status: number, seen: string][] = [
  ['/', 200, 'accueil'],
  ['/shop', 200, 'liste'],
  ['/shop?utm_source=whatsapp&fbclid=1', 200, 'liste'],
  ['/product/1', 200, 'animal'],
  ['/blog', 200, 'blog'],
  ['/blog/tag/races', 200, 'étiquette'],
  ['/shop/', 308, '/shop'],
  ['/checkout', 200, 'coquille'],
  ['/dashboard?onglet=commandes', 200, 'coquille'],
  ['/cart/', 200, 'coquille'],
  ['/account/activate/', 200, 'coquille'],
  ['/account/activate/a.b.c', 200, 'coquille'],
  ['/account/reset-password/jeton', 200, 'coquille'],
  ['/product/2', 200, 'coquille'],
  ['/nope', 404, 'introuvable'],
  ['/blog/nope', 404, 'introuvable'],
  ['/product/1/2', 404, 'introuvable'],
  ['/pages/shop', 404, 'introuvable'],
  ['/pictures', 404, 'introuvable'],
  ['/_headers', 404, 'introuvable'],
  ['/robots.txt', 200, 'User-agent: *'],
  ['/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200', 404, 'introuvable'],
];

/** Beyond a static host, as its recipe says: a query selects no file, a slash no address, and a POST is refused. */
const onServers: readonly [path: string, status: number, seen: string][] = [
  ['/shop?page=2', 200, 'coquille'],
  ['/cart?x=1', 308, '/cart/?x=1'],
  ['/account/activate', 308, '/account/activate/'],
  ['/checkout/', 308, '/checkout'],
  ['/shop//?page=2', 308, '/shop?page=2'],
  ['/pages/shop.html', 404, 'introuvable'],
  ['/index.html', 404, 'introuvable'],
  ['/FAQ', 308, '/faq'],
  ['/Cart?x=1', 308, '/cart/?x=1'],
  ['/SHOP//?page=2', 308, '/shop?page=2'],
  ['/Product/B%C3%A9-9', 308, '/product/B%C3%A9-9'],
  ['/Account/Reset-Password/aB.c', 308, '/account/reset-password/aB.c'],
  ['/Blog/Tag/Races', 308, '/blog/tag/Races'],
  ['/.well-known/change-password', 303, '/dashboard?onglet=securite'],
  ['/favicon.ico', 404, ''],
  ['/assets/gone.js', 404, ''],
  ['/%46AQ', 404, 'introuvable'],
  ['/shop%2F', 404, 'introuvable'],
  ['//faq', 404, 'introuvable'],
];

/** The header of a response as a list: a browser enforces every policy of it. */
const listOf = ({ headers }: Response, name: string) => headers.get(name)?.split(', ') ?? [];

for (const [name, isHere] of Object.entries({
  'a static host': true,
  Caddy: hasCaddy(),
}))
  describe.skipIf(!isHere)(name, () => {
    const isServer = name !== 'a static host';
    const get = (path: string, method = 'GET') =>
      fetch(`${servers[name]?.url}${path}`, { method, redirect: 'manual', headers: { accept: 'text/html' } });
    const seenAt = async (path: string, method = 'GET') => {
      const response = await get(path, method);
      const title = /<title>([^<]*)/.exec(await response.text())?.[1] ?? '';
      return [response.status, response.headers.get('location') ?? title];
    };

    test.each([...everywhere, ...(isServer ? onServers : [])])(
      `%s is answered with %i and « %s » by ${name}`,
      async (path, status, seen) => {
        expect(await seenAt(path)).toEqual([status, seen]);
      },
    );

    const { 'cache-control': _, ...ofDocuments } = servedHeaders.document;
    test('sends the headers of every document, also with 404, and keeps what never changes', async () => {
      for (const path of ['/shop', '/checkout', '/nope']) {
        const { headers } = await get(path);
        for (const [header, value] of Object.entries(ofDocuments)) expect(headers.get(header)).toBe(value);
        expect(headers.get('cache-control')).toMatch(/^(?:no-cache|public, max-age=0, must-revalidate)$/);
      }
      const { headers } = await get('/assets/main-1a2b3c.js');
      expect(headers.get('cache-control')).toBe(servedHeaders.asset['cache-control']);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    });

    test('has icons, drawings and the manifest kept for an hour: a browser asks for them with each page', async () => {
      for (const [path, type] of [
        ['/favicon.svg', 'image/svg+xml'],
        ['/icon-192.png', 'image/png'],
        ['/pictures/ram.svg', 'image/svg+xml'],
        ['/site.webmanifest', 'application/manifest+json'],
      ] as const) {
        const { headers } = await get(path);
        expect([path, headers.get('content-type')?.split(';')[0]]).toEqual([path, type]);
        for (const [header, value] of Object.entries(servedHeaders.file))
          expect(headers.get(header)).toBe(value);
      }
    });

    test('says of the picture of a shared link what its page says', async () => {
      const { headers } = await get('/share/index.jpg');
      expect(headers.get('content-type')).toBe('image/jpeg');
    });

    test('has the service worker revalidated, under a policy of its own, and says so when its file is gone', async () => {
      const response = await get('/sw.js');
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        expect.stringContaining('javascript'),
      ]);
      const place = join(servers[name]?.folder ?? '', 'sw.js');
      renameSync(place, `${place}.away`);
      const missing = await get('/sw.js');
      renameSync(`${place}.away`, place);
      expect(missing.status).toBe(404);
      expect(missing.headers.get('content-type')).toMatch(isServer ? /^text\/plain/ : /^text\/html/);
      expect(missing.headers.get('cache-control')).toBe('no-cache');
      for (const [header, value] of Object.entries(servedHeaders.worker))
        expect(listOf(response, header)).toContain(value);
    });

    if (!isServer) {
      test('leads from /.well-known/change-password to the security of the account', async () => {
        const response = await get('/.well-known/change-password');
        expect(response.status).toBe(200);
        expect(await response.text()).toContain(
          'http-equiv="refresh" content="0; url=/dashboard?onglet=securite"',
        );
      });
      return;
    }

    test('asks the provider at /health/api, says whether it is well, and passes nothing on', async () => {
      const health = async () => {
        const response = await get('/health/api', 'HEAD');
        const { status } = response;
        return [status, await (await get('/health/api')).text()];
      };
      expect(await health()).toEqual([200, 'ok']);
      expect(said.asked).toBe('GET /api/v1/ecommerce/categories 127.0.0.1:port');
      said.status = 503;
      expect(await health()).toEqual([502, 'The provider answers 503.']);
      provider.closeAllConnections();
      await new Promise((closed) => provider.close(closed));
      expect((await health())[0]).toBe(502);
    });

    test.each(['/login', '/shop?page=2', '/'])(
      'leads a form that is sent to %s without scripts there again',
      async (path) => {
        expect(await seenAt(path, 'POST')).toEqual([303, path]);
      },
    );

    test.each([
      ...[
        '//ailleurs.ci/login',
        '//login',
        '//cart',
        '//CART',
        '//faq/',
        '//product/1/',
        '/%0d%0aSet-Cookie:a/',
      ],
      ...['/\\ailleurs.ci/', '/%46AQ', '/shop%2F'],
    ])('redirects no request to another host or to itself: %s', async (path) => {
      for (const method of ['GET', 'POST']) {
        const { headers } = await get(path, method);
        expect([method, headers.get('location'), headers.get('set-cookie')]).toEqual([method, null, null]);
      }
    });

    test('keeps nothing for ever that may change, and not that a file is missing', async () => {
      expect((await get('/robots.txt')).headers.get('cache-control')).toBe('public, max-age=3600');
      for (const path of ['/assets/gone-1a2b3c.js', '/gone.svg', '/health'])
        expect([path, ...listOf(await get(path), 'cache-control')]).toEqual([path, 'no-cache']);
    });

    test('answers a call with a sentence as JSON while the provider is unreachable', async () => {
      const response = await get('/api/v1/auth/me/');
      expect([response.status, response.headers.get('content-type')?.split(';')[0]]).toEqual([
        502,
        'application/json',
      ]);
      expect(await response.json()).toEqual({
        message: 'Le service est momentanément indisponible. Veuillez réessayer plus tard.',
      });
      for (const [header, value] of Object.entries(servedHeaders.missing))
        expect(response.headers.get(header)).toBe(value);
    });
  });

test('over https every recipe asks for https alone; over http none does', () => {
  const of = (origin: string) => caddyOf(rules, { origin, root: '/srv' });
  expect(of('https://www.exemple.ci')).toContain('strict-transport-security');
  expect(of('http://www.exemple.ci')).not.toContain('strict-transport-security');
  expect(headersFileOf(rules, { isSecure: true })).toContain('strict-transport-security');
  expect(headersFileOf(rules, { isSecure: false })).not.toContain('strict-transport-security');
});
