import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servedHeaders, strictTransport } from '#rules/served-headers.ts';
import { shopAddresses, trackingNames, wellKnown } from '#rules/shop-addresses.ts';
import { caddyOf } from './caddy.mjs';
import { nginxOf } from './nginx.mjs';
import { hasBrotli, hasNginx, startNginx } from './run-nginx.mjs';
import { headersFileOf, writeStaticFiles } from './static-files.mjs';
import { startStaticHost } from './static-host.mjs';
import { hasCaddy, startCaddy } from './testing/run-caddy.mjs';

/*
 * The answers of every server of the built shop, for each recipe that can run: the rules of a static host, and nginx and Caddy
 * where they are installed.
 */

const rules = { servedHeaders, shopAddresses, strictTransport, trackingNames, wellKnown };
const folder = mkdtempSync(join(tmpdir(), 'belier-rules-'));
const dist = join(folder, 'dist');
const port = Number(process.env.DEPLOY_TEST_PORT ?? 4196);

const files = {
  'index.html': 'coquille',
  '404.html': 'introuvable',
  'robots.txt': 'User-agent: *',
  'favicon.svg': '<svg/>',
  'assets/main-1a2b3c.js': 'let a;',
  'site.webmanifest': '{}',
  'sw.js': 'let worker;',
  'pages/index.html': 'accueil',
  'pages/shop.html': 'liste',
  'pages/product/1.html': 'animal',
  'pages/blog.html': 'blog',
  'pages/blog/tag/races.html': 'étiquette',
};

type Running = { url: string; stop: () => Promise<void> };
const servers: Record<string, Running> = {};

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(dist, name, '..'), { recursive: true });
    writeFileSync(join(dist, name), `<title>${text}</title>`);
  }
  const target = join(folder, 'static');
  await writeStaticFiles(rules, { dist, target, isSecure: false });
  servers['a static host'] = await startStaticHost({ folder: target, port: 0 });
  if (hasCaddy()) {
    const url = `http://127.0.0.1:${port + 1}`;
    const caddyfile = caddyOf(rules, { origin: url, root: dist });
    servers.Caddy = { url, ...(await startCaddy({ folder: join(folder, 'caddy'), caddyfile, url })) };
  }
  if (!hasNginx()) return;
  const site = join(folder, 'shop.conf');
  const url = `http://127.0.0.1:${port}`;
  writeFileSync(site, nginxOf(rules, { origin: url, root: dist, brotli: hasBrotli() }));
  servers.nginx = { url, ...(await startNginx({ folder, site, url })) };
});

afterAll(async () => {
  for (const { stop } of Object.values(servers)) await stop();
  rmSync(folder, { recursive: true });
});

const ask = async (name: string, path: string, method = 'GET') => {
  const response = await fetch(`${servers[name]?.url}${path}`, {
    method,
    redirect: 'manual',
    headers: { accept: 'text/html' },
  });
  const title = /<title>([^<]*)/.exec(await response.text())?.[1] ?? '';
  return {
    response,
    seen: [response.status, response.headers.get('location') ?? title] as [number, string],
  };
};

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
];

const onNginx: readonly [path: string, status: number, seen: string][] = [
  ['/favicon.ico', 404, ''],
  ['/assets/gone.js', 404, ''],
  ['/%46AQ', 404, 'introuvable'],
];

test.each(everywhere)('%s is answered with %i and « %s » by a static host', async (path, status, seen) => {
  expect((await ask('a static host', path)).seen).toEqual([status, seen]);
});

test.skipIf(!hasCaddy()).each([...everywhere, ...onServers])(
  '%s is answered with %i and « %s » by Caddy',
  async (path, status, seen) => {
    expect((await ask('Caddy', path)).seen).toEqual([status, seen]);
  },
);

test.skipIf(!hasNginx()).each([...everywhere, ...onServers, ...onNginx])(
  '%s is answered with %i and « %s » by nginx',
  async (path, status, seen) => {
    expect((await ask('nginx', path)).seen).toEqual([status, seen]);
  },
);

test.skipIf(!hasNginx()).each([
  ['/login', '/login'],
  ['/shop?page=2', '/shop?page=2'],
  ['/', '/'],
])('a form that is sent to %s without scripts leads there again on nginx', async (path, address) => {
  expect((await ask('nginx', path, 'POST')).seen).toEqual([303, address]);
});

test.skipIf(!hasNginx()).each(['//ailleurs.ci/login', '/%0d%0aSet-Cookie:a/', '/\\ailleurs.ci/'])(
  'nginx redirects no request to another host: %s',
  async (path) => {
    for (const method of ['GET', 'POST']) {
      const { response } = await ask('nginx', path, method);
      expect(response.headers.get('location')).toBeNull();
      expect(response.headers.get('set-cookie')).toBeNull();
    }
  },
);

const { 'cache-control': _, ...ofDocuments } = servedHeaders.document;

test.each(['a static host', ...(hasNginx() ? ['nginx'] : [])])(
  '%s sends the headers of every document, also with 404, and keeps what never changes',
  async (name) => {
    for (const path of ['/shop', '/checkout', '/nope']) {
      const { headers } = (await ask(name, path)).response;
      for (const [header, value] of Object.entries(ofDocuments)) expect(headers.get(header)).toBe(value);
      expect(headers.get('cache-control')).toMatch(/^(?:no-cache|public, max-age=0, must-revalidate)$/);
    }
    const { headers } = (await ask(name, '/assets/main-1a2b3c.js')).response;
    expect(headers.get('cache-control')).toBe(servedHeaders.asset['cache-control']);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test.each(['a static host', ...(hasNginx() ? ['nginx'] : []), ...(hasCaddy() ? ['Caddy'] : [])])(
  '%s has the service worker revalidated, under a policy of its own',
  async (name) => {
    const { status, headers } = (await ask(name, '/sw.js')).response;
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('javascript')]);
    for (const [header, value] of Object.entries(servedHeaders.worker))
      expect(headers.get(header)).toBe(value);
  },
);

test.each(['a static host', ...(hasNginx() ? ['nginx'] : [])])(
  '%s has icons kept for an hour: a browser asks for them with each page',
  async (name) => {
    const { headers } = (await ask(name, '/favicon.svg')).response;
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
  },
);

test.skipIf(!hasNginx())(
  'nginx keeps nothing for ever that may change, and not that a file is missing',
  async () => {
    const { headers } = (await ask('nginx', '/robots.txt')).response;
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    for (const path of ['/assets/gone-1a2b3c.js', '/gone.svg', '/health'])
      expect((await ask('nginx', path)).response.headers.get('cache-control')).toBe('no-cache');
    expect((await ask('nginx', '/site.webmanifest')).response.headers.get('content-type')).toContain(
      'application/manifest+json',
    );
  },
);

test('over https every recipe asks for https alone; over http none does', () => {
  const tls = { certificate: '/c', key: '/k' };
  for (const write of [nginxOf, caddyOf]) {
    const of = (origin: string) =>
      write(rules, { origin, root: '/srv', ...(origin.startsWith('https') ? { tls } : {}) });
    expect(of('https://www.exemple.ci')).toContain('strict-transport-security');
    expect(of('http://www.exemple.ci')).not.toContain('strict-transport-security');
  }
  expect(headersFileOf(rules, { isSecure: true })).toContain('strict-transport-security');
  expect(headersFileOf(rules, { isSecure: false })).not.toContain('strict-transport-security');
});

test('a static host leads from /.well-known/change-password to the security of the account', async () => {
  const response = await fetch(`${servers['a static host']?.url}/.well-known/change-password`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('http-equiv="refresh" content="0; url=/dashboard?onglet=securite"');
});
