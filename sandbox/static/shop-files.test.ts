import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servedHeaders } from '#rules/served-headers.ts';
import { putOnSale } from '../customer/purchases.ts';
import type { Sandbox } from '../server.ts';
import { startForTest } from '../testing/start.ts';

let sandbox: Sandbox;
const folder = mkdtempSync(join(tmpdir(), 'belier-shop-'));
const script = `console.log(${JSON.stringify('bêê '.repeat(500))});`;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  const document = (title: string) =>
    `<!doctype html><title>${title}</title><style>a{b:${title}}</style><script>1<2</script>`;
  mkdirSync(join(folder, 'pages', 'category'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), document('Bélier'));
  writeFileSync(join(folder, 'pages', 'index.html'), document('l’accueil'));
  writeFileSync(join(folder, 'pages', 'shop.html'), document('la liste'));
  writeFileSync(join(folder, '404.html'), document('rien ici'));
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *');
  writeFileSync(join(folder, 'sw.js'), script);
  writeFileSync(join(folder, 'sw.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, '_headers'), 'tout');
  writeFileSync(join(folder, 'pages', 'category', 'ovins.html'), document('les ovins'));
  writeFileSync(join(folder, 'assets', 'main-1a2b3c.js'), script);
  writeFileSync(join(folder, 'assets', 'main-1a2b3c.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets', 'main-1a2b3c.js.gz'), gzipSync(script));
  sandbox = await startForTest({ shopDir: folder });
});

afterAll(async () => {
  await sandbox.stop();
  rmSync(folder, { recursive: true });
});

/** Status line and headers of an answer as they go over the wire, in bytes. */
const weightOf = ({ status, statusText, headers }: Response): number =>
  `HTTP/1.1 ${status} ${statusText}\r\n`.length +
  [...headers].reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 2);

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(sandbox.url + path, { headers, method, redirect: 'manual' });

const at = (url: string) => ({ host: '127.0.0.1', port: new URL(url).port });

const navigation = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test.each(['/faq', '/shop?page=2', '/cart/', '/category?q=a', '/account/activate/', '/account/activate/a.b'])(
  '%s is the shop’s page, asked for anew each time',
  async (path) => {
    const response = await get(path, navigation);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain('<title>Bélier</title>');
  },
);

test.each(['/product/%00', '/product/%E0%A4%A', '/shop?q=%00'])(
  '%s cannot be decoded: the page is asked for with the percent signs as they stand',
  async (path) => {
    const response = await get(path, navigation);
    expect(response.status).toBe(302);
    const page = response.headers.get('location') ?? '';
    expect(page).toBe(path.replaceAll('%', '%25'));
    const shown = await get(page, navigation);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([
      path.startsWith('/shop') ? 200 : 404,
      'text/html; charset=utf-8',
    ]);
  },
);

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('a script is sent as %s, kept for ever, and varies', async (accepted, encoding) => {
  const response = await get('/assets/main-1a2b3c.js', { 'accept-encoding': accepted });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('content-type')).toMatch(/javascript/);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(await response.text()).toBe(script);
});

test.each(['br', 'identity'])(
  'the service worker is revalidated, under a policy of its own (%s)',
  async (accepted) => {
    const { status, headers } = await get('/sw.js', { 'accept-encoding': accepted });
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('javascript')]);
    for (const [name, value] of Object.entries(servedHeaders.worker)) expect(headers.get(name)).toBe(value);
  },
);

test.each([
  ['/assets/main-0ld.js', {}],
  ['/assets/main-0ld.js', navigation],
  ['/assets/0ld/', navigation],
  ['/favicon.ico', {}],
  ['/media/rien.svg', navigation],
  ['/api/v1/rien', navigation],
  ['/sandbox/rien', navigation],
])('%s that is gone is 404, never the page', async (path, headers) => {
  const response = await get(path, headers);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('cache-control')).not.toMatch(/immutable/);
});

test.each(['/assets/main-1a2b3c.js', '/media/flags/ci.svg'])(
  '%s says what it is and how long it is good for, in no more than 350 bytes',
  async (path) => {
    const response = await get(path, { 'accept-encoding': 'br' });
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(weightOf(response)).toBeLessThanOrEqual(350);
  },
);

test.each(['/', '/shop', '/shop?page=2', '/checkout', '/nope'])(
  'the document of %s sets the csrf cookie of a browser that lacks it',
  async (path) => {
    const given = (await get(path, navigation)).headers.get('set-cookie') ?? '';
    expect(given).toMatch(/^csrftoken=[\w-]{32}; Path=\/; SameSite=Lax$/);
    const later = await get(path, { ...navigation, cookie: 'csrftoken=jeton' });
    expect(later.headers.get('set-cookie')).toBeNull();
  },
);

test('a file outside the folder is never sent', async () => {
  for (const path of ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json']) {
    expect(await (await get(path)).text()).not.toContain('devDependencies');
  }
});

test('/.well-known/change-password leads to the security of the account, and what is unknown beside it is missing', async () => {
  const response = await get('/.well-known/change-password');
  expect([response.status, response.headers.get('location')]).toEqual([303, '/dashboard?onglet=securite']);
  const unknown = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
  expect((await get(unknown)).status).toBe(404);
});

test.each([
  ['/cart?de=menu', '/cart/?de=menu'],
  ['/shop/', '/shop'],
  ['/shop//?page=2', '/shop?page=2'],
  ['/category/ovins/', '/category/ovins'],
  ['/account/activate', '/account/activate/'],
  ['/FAQ?de=menu', '/faq?de=menu'],
  ['/Cart', '/cart/'],
  ['/CATEGORY/Ovins', '/category/Ovins'],
])('%s is another way of writing %s, and leads there', async (path, address) => {
  const response = await get(path, navigation);
  expect([response.status, response.headers.get('location')]).toEqual([308, address]);
});

test.each([
  '/nope',
  '/nope/',
  '/pages/shop.html',
  '/pages/shop',
  '/index.html',
  '/404.html',
  '/shop.html',
  '/_headers',
  '/blog/rien',
  '/product/rien',
  '/product/7f7d7c39-5b07-4a4b-8f0e-0f6f1d5a1003',
  '/category/7f7d7c39-5b07-4a4b-8f0e-0f6f1d5a1003',
  '/product-by-country/x',
])('there is no %s, which is said with 404 and the shop’s page', async (path) => {
  const response = await get(path, navigation);
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.text()).toMatch(/<title>(?:rien ici|Bélier)<\/title>/);
});

test('an animal without a prerendered page gets the shell while the catalogue has it', async () => {
  const { id } = await putOnSale(sandbox);
  const response = await get(`/product/${id}`, navigation);
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Bélier')]);
});

test('a text file of the shop is one', async () => {
  const response = await get('/robots.txt', navigation);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
});

test('/health answers for the server and its database, and is no page', async () => {
  const response = await get('/health', navigation);
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

const posted = { ...navigation, 'content-type': 'application/x-www-form-urlencoded' };

const post = (path: string, headers: Record<string, string> = posted, body = 'email=awa&password=secret') =>
  fetch(sandbox.url + path, { method: 'POST', headers, body, redirect: 'manual' });

test.each([
  ['/login', '/login'],
  ['/', '/'],
  ['/register?utm_source=sms', '/register?utm_source=sms'],
  ['/account/reset-password/a.b', '/account/reset-password/a.b'],
  ['/cart/', '/cart/'],
  ['//ailleurs.ci/login', '/ailleurs.ci/login'],
  ['/\\ailleurs.ci', '/ailleurs.ci'],
])('a form that is sent to its own page, %s, leads to that page', async (path, page) => {
  const response = await post(path);
  expect([response.status, response.headers.get('location')]).toEqual([303, page]);
  expect(await response.text()).toBe('');
  expect((await get(page, navigation)).status).toBe(page.includes('ailleurs') ? 404 : 200);
});

test.each(
  ['//', '///', '/\\', '/\\/', 'http://', 'http://ailleurs.ci//'].flatMap((start) =>
    ['%00', '%', '%E0%A4%A', 'cart?x=%00'].map((end) => `${start}ailleurs.ci/${end}`),
  ),
)('no address leads to another site: %s', async (path) => {
  const call = request({ ...at(sandbox.url), path, headers: navigation }).end();
  const [{ headers }] = (await once(call, 'response')) as [IncomingMessage];
  expect(new URL(headers.location ?? '', sandbox.url).origin).toBe(sandbox.url);
  call.destroy();
});

test.each([
  ['that its type does not fit', { ...posted, 'content-type': 'application/json' }, '{'],
  ['of a type that nobody reads', { ...posted, 'content-type': 'image/png' }, 'x'],
  ['larger than any body that is read', posted, `password=${'x'.repeat(1_000_000)}`],
  ['of another site’s making', { ...posted, origin: 'https://ailleurs.ci' }, 'a=1'],
  ['without the header that the csrf cookie asks for', { ...posted, cookie: 'csrftoken=jeton' }, 'a=1'],
])('what is sent to a page is read by nobody: a body %s', async (_what, headers, body) => {
  const response = await post('/login', headers, body);
  expect([response.status, response.headers.get('location')]).toEqual([303, '/login']);
});

test('a body that never ends times out', async () => {
  const call = request(`${sandbox.url}/login`, {
    method: 'POST',
    headers: { ...posted, 'content-length': '1000000' },
  });
  call.on('error', () => undefined);
  call.write('email=awa');
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  expect([response.statusCode, response.headers.location]).toEqual([303, '/login']);
  call.destroy();
});

test.each([
  ['/api/v1/rien', posted],
  ['/sandbox/rien', posted],
  ['/assets/main-1a2b3c.js', posted],
  ['/media/rien.svg', posted],
  ['/shop', { ...posted, accept: 'application/json' }],
])('nothing but a page is led to: a post to %s is 404', async (path, headers) => {
  const response = await post(path, headers, '');
  expect([response.status, response.headers.get('location')]).toEqual([404, null]);
});

test.each(['PUT', 'PATCH', 'DELETE'])('%s to a page is 404', async (method) => {
  expect((await get('/shop', navigation, method)).status).toBe(404);
});

test.each(['/sandbox/outbox', '/cart', '/%zz'])('the security headers are set on %s', async (path) => {
  const { headers } = await get(path);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
    ]),
  );
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('permissions-policy')).toContain('camera=()');
});

test.each(['/api/v1/ecommerce/categories', '/api/v1/auth/me/', '/api/v1/rien'])(
  'an answer of the API, as %s, is data: framed by nobody, and loading nothing',
  async (path) => {
    const { headers } = await get(path, {});
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('permissions-policy')).toBeNull();
  },
);

test.each(['/', '/shop', '/checkout', '/nope'])(
  'the document of %s has the headers of every server; what it may load it says itself',
  async (path) => {
    const { headers } = await get(path, navigation);
    for (const [name, value] of Object.entries(servedHeaders.document)) expect(headers.get(name)).toBe(value);
  },
);

test.each([
  ['/shop', 'la liste'],
  ['/shop?utm_source=whatsapp&fbclid=1', 'la liste'],
  ['/shop?page=2', 'Bélier'],
  ['/category/ovins', 'les ovins'],
  ['/category/../shop', 'la liste'],
  ['/', 'l’accueil'],
])('%s is the page that was made for it, where there is one: %s', async (path, title) => {
  expect(await (await get(path, navigation)).text()).toContain(`<title>${title}</title>`);
});
