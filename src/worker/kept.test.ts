import { describe, expect, it } from 'vitest';
import { cacheOf, endMark } from '#rules/stored-names.ts';
import { createKept, limits } from './kept.ts';
import {
  html,
  navigation,
  openShop,
  origin,
  pageOf,
  picture,
  request,
  script,
  shell,
} from './testing/fake-shop.ts';

const visits = cacheOf('none');
const ram = `${origin}/pictures/ram.svg`;
const lost = () => Promise.reject(new TypeError('offline'));

describe('a visit', () => {
  it('keeps its page, the shell and the files that came without the worker; a page says first from when it is', async () => {
    const { answer, device, line, visit } = await openShop();
    await visit({ addresses: [`${origin}/shop?utm_source=whatsapp`, `${origin}/assets/index.js`, ram] });
    expect(device.stored()).toEqual({
      [visits]: ['/assets/index.js', '/kept-shell', '/pictures/ram.svg', '/shop'],
    });
    line.state = 'lost';
    expect(await answer(navigation('/shop'))).toBe(
      '<!doctype html><html data-kept="1795803600000" data-kept-epoch="none" lang="fr"><body><p id="kept">' +
        'Vu le 27/11 à 18\u00a0h\u00a020, hors connexion. Les prix et le stock ont pu changer depuis, et certains boutons peuvent ' +
        'ne pas répondre. <a href="">Recharger la page</a></p><div id="root">/shop</div>' +
        '<script type="application/json" id="prerendered">{}</script></body></html>',
    );
    const [cart, unseen] = [await answer(navigation('/cart/')), await answer(navigation('/shop?page=2'))];
    expect(cart).toContain('data-kept="1795803600000"');
    expect(cart).toContain('<p id="kept">Page ouverte sans réseau.');
    expect(unseen).toContain('data-kept="never"');
  });

  it('fetches documents without credentials, files from the browser’s own cache, and pages once an hour', async () => {
    const { answers, asked, clock, visit } = await openShop();
    const script = `${origin}/assets/index.js`;
    const elsewhere = 'https://media.test/ram.jpg';
    const addresses = [`${origin}/shop`, ram, script, elsewhere];
    answers.set(elsewhere, () => picture());
    await visit({ addresses });
    const document = { cache: 'no-cache', credentials: 'omit', redirect: 'error' };
    expect(asked).toEqual([
      { path: '/shop', init: document },
      // Where the browser gave it up, nobody asks for it again.
      { path: '/pictures/ram.svg', init: { cache: 'only-if-cached', mode: 'same-origin' } },
      { path: '/assets/index.js', init: { cache: 'force-cache', mode: 'cors' } },
      { path: elsewhere, init: { cache: 'force-cache', mode: 'cors' } },
      { path: '/checkout', init: document },
    ]);
    clock.now += limits.page - 1;
    await visit({ addresses });
    expect(asked).toHaveLength(5);
    clock.now += 1;
    await visit({ addresses });
    expect(asked.slice(5).map(({ path }) => path)).toEqual(['/shop', '/checkout']);
  });

  it.each([
    ['/cart/', '/dashboard', '/order-finished', '/account/activate/a.b.c', '/otp'],
    ['/login', '/register', '/search'],
    ['/shop?page=2', '/product/1?inspect', '/pictures/ram.svg?v=2', '/api/v1/produits?page=2'],
    ['https://evil.test/shop?a=1'],
  ])('asks for nothing of one visitor, of a form, or with a query: %s', async (...addresses) => {
    const { asked, device, visit } = await openShop();
    await visit({ addresses: addresses.map((address) => new URL(address, origin).href) });
    expect(asked.map(({ path }) => path)).toEqual(['/checkout']);
    expect(device.stored()).toEqual({ [visits]: ['/kept-shell'] });
  });

  it.each([
    ['a missing page', () => html(pageOf(''), 404)],
    ['the shell, whose page is not prerendered', () => html(shell)],
    ['a page that is none of the shop', () => html('<html><title>Portail Wi-Fi</title></html>')],
    ['data', () => Response.json(pageOf(''))],
    ['a lost answer', lost],
  ])('does not keep %s, and goes on', async (_, answer) => {
    const { answers, device, visit } = await openShop();
    answers.set('/shop', answer);
    await visit({ addresses: [`${origin}/shop`, `${origin}/product/1`] });
    expect(device.stored()).toEqual({ [visits]: ['/kept-shell', '/product/1'] });
  });

  it.each([
    ['missing', '/assets/index.js', () => new Response('', { status: 404 })],
    ['cut', '/assets/index.js', () => script('let a')],
    ['a page', '/assets/index.js', () => html(`<html></html>${endMark}`)],
    ['lost', '/assets/index.js', lost],
    ['no picture', '/pictures/ram.svg', () => Response.json([{ token: 'secret' }])],
  ])('keeps no file that is %s, told or asked for', async (_, path, given) => {
    const { answer, answers, asked, device, visit } = await openShop();
    answers.set(path, given);
    await visit({ addresses: [origin + path] });
    expect(asked.filter((one) => one.path === path)).toHaveLength(1);
    await answer(request(path, { destination: 'image' })).catch(() => undefined);
    expect(device.stored()).toEqual({ [visits]: ['/kept-shell'] });
  });

  it('keeps sixty of each kind, the oldest goes first; a full device changes nothing', async () => {
    const { answers, device, visit } = await openShop();
    const many = Array.from({ length: limits.entries + 1 }, (_, number) => `/pictures/${number}.svg`);
    for (const path of many) answers.set(path, () => picture());
    await visit({ addresses: [`${origin}/shop`, ...many.map((path) => origin + path)] });
    const stored = device.stored()[visits];
    expect(stored).toHaveLength(limits.entries + 2);
    expect(stored).toEqual(expect.arrayContaining(['/shop', '/kept-shell', '/pictures/60.svg']));
    expect(stored).not.toContain('/pictures/0.svg');
    device.state.isFull = true;
    await visit({ addresses: [`${origin}/product/1`] });
    expect(device.stored()[visits]).toEqual(stored);
  });

  it('shows a page for a month: its prices may be last year’s', async () => {
    const { answer, clock, line, visit } = await openShop();
    await visit({ addresses: [`${origin}/shop`] });
    line.state = 'lost';
    clock.now += limits.shown - 1;
    expect(await answer(navigation('/shop'))).toContain('Vu le 27/11');
    clock.now += 1;
    expect(await answer(navigation('/shop'))).toContain('data-kept="never"');
  });
});

describe('the end of a session', () => {
  it('takes what is told late, asked for before or under way: nothing is kept for it, or under the next epoch', async () => {
    const { answer, answers, device, visit } = await openShop();
    let come = (): void => undefined;
    const late = new Promise<void>((resolve) => {
      come = resolve;
    });
    answers.set('/shop', () => late.then(() => html(pageOf('/shop'))));
    answers.set('/pictures/ram.svg', () => late.then(() => picture()));
    const underWay = [
      visit({ addresses: [`${origin}/shop`] }),
      answer(request('/pictures/ram.svg', { destination: 'image' })),
    ];
    await new Promise(setImmediate);
    await device.caches.delete(visits);
    await device.caches.open(cacheOf('second'));
    come();
    await Promise.all(underWay);
    await visit({ addresses: [`${origin}/product/1`] });
    expect(device.stored()).toEqual({ [cacheOf('second')]: [] });
  });

  it('between two epochs no file is kept: the worker does not know which is the device’s', async () => {
    const { answer, device } = await openShop();
    await device.caches.open(cacheOf('second'));
    expect(await answer(request('/pictures/ram.svg', { destination: 'image' }))).toBe('drawn');
    expect(device.stored()).toEqual({ [visits]: [], [cacheOf('second')]: [] });
  });
});

it('a device without storage keeps nothing, and receiving a visit does not fail', async () => {
  const refused = () => Promise.reject(new DOMException('refused', 'SecurityError'));
  const kept = createKept({
    caches: { has: refused, keys: refused, match: refused, open: refused },
    ...{ origin, fetch: async () => new Response(), now: () => 0 },
  });
  await kept.receive({ epoch: 'none', addresses: ['/shop'] });
  await expect(kept.pageAt(new URL('/shop', origin))).rejects.toThrow('refused');
});
