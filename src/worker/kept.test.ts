import { describe, expect, it } from 'vitest';
import { endMark } from '#browser/code-loader.ts';
import { createKept, limits } from './kept.ts';
import { openShop, origin, pageOf, picture, shellOf } from './testing/fake-shop.ts';

const ofBuild = (build: string) => [
  `/assets/base-${build}.js`,
  `/assets/index-${build}.js`,
  `/assets/style-${build}.css`,
];

describe('a visit', () => {
  it('keeps its page, what the page names, its pictures, and the shell; they say from when they are', async () => {
    const { clock, device, shown, visit } = openShop();
    await visit({ paths: ['/shop'], files: [`${origin}/pictures/ram.svg`] });
    expect(device.stored()).toEqual({
      'belier-shop': [...ofBuild('one'), '/kept-shell'],
      'belier-visits': ['/pictures/ram.svg', '/shop'],
    });
    clock.now += 5000;
    expect(await shown('/shop')).toEqual({ at: '1000000', mark: 'none', text: '/shop' });
    expect(await shown('/shop?utm_source=whatsapp')).toEqual({ at: '1000000', mark: 'none', text: '/shop' });
    expect(await shown('/cart/')).toEqual({ at: '1000000', mark: undefined, text: 'shell' });
    expect(await shown('/product/1')).toEqual({ at: 'never', mark: undefined, text: 'shell' });
    expect(await shown('/shop?page=2')).toEqual({ at: 'never', mark: undefined, text: 'shell' });
  });

  it('shows a page for a month: its prices may be last year’s', async () => {
    const { clock, shown, visit } = openShop();
    await visit({ paths: ['/shop'] });
    clock.now += limits.shown - 1;
    expect((await shown('/shop'))?.text).toBe('/shop');
    clock.now += 1;
    expect((await shown('/shop'))?.text).toBe('shell');
  });

  it('fetches documents without credentials, code and pictures from the browser’s own cache, and only once', async () => {
    const { asked, clock, visit } = openShop();
    const visited = {
      paths: ['/shop'],
      files: [`${origin}/pictures/ram.svg`, `${origin}/assets/base-one.js`],
    };
    await visit(visited);
    expect(
      asked
        .map(({ address, init }) => `${address.replace(origin, '')} ${init.cache} ${init.credentials}`)
        .sort(),
    ).toEqual([
      ...ofBuild('one').map((file) => `${file} force-cache same-origin`),
      '/checkout no-cache omit',
      '/pictures/ram.svg force-cache same-origin',
      '/shop no-cache omit',
    ]);
    expect(asked.map(({ init }) => [init.mode, init.redirect])).toEqual(asked.map(() => ['cors', 'error']));
    clock.now += limits.page - 1;
    asked.length = 0;
    await visit(visited);
    expect(asked).toEqual([]);
    clock.now += 1;
    await visit(visited);
    expect(asked.map(({ address }) => address)).toEqual(['/shop']);
  });

  it.each([
    [
      'a page of one visitor',
      { paths: ['/cart/', '/checkout', '/dashboard', '/order-finished', '/account/activate/a.b.c', '/otp'] },
    ],
    ['a path that leads to another host', { paths: ['//evil.test/shop'] }],
    ['an address that is not of the shop', { paths: ['/api/v1/auth/me/', '/sandbox/outbox', '/nope'] }],
    [
      'an address with a query',
      { files: [`${origin}/pictures/ram.svg?v=2`, `${origin}/api/v1/produits?page=2`] },
    ],
  ])('keeps nothing for %s, and asks for nothing', async (_, given) => {
    const { asked, device, visit } = openShop();
    await visit({ ...given });
    expect(device.stored()['belier-visits'] ?? []).toEqual([]);
    expect(device.stored()['belier-shop']).toEqual([...ofBuild('one'), '/kept-shell']);
    expect(asked.map(({ address }) => address.replace(origin, '')).sort()).toEqual([
      ...ofBuild('one'),
      '/checkout',
    ]);
  });

  it.each([
    ['a missing page', () => new Response(pageOf('one', ''), { status: 404 })],
    ['the shell, whose page is not prerendered', () => new Response(shellOf('one'))],
    [
      'a page that is none of the shop',
      () => new Response('<!doctype html><html><title>Portail Wi-Fi</title></html>'),
    ],
  ])('does not keep %s', async (_, answer) => {
    const { answers, device, shown, visit } = openShop();
    answers.set('/product/1', answer);
    await visit({ paths: ['/product/1'] });
    expect(device.stored()['belier-visits']).toEqual(['/kept-left']);
    expect((await shown('/product/1'))?.at).toBe('never');
  });

  it('keeps of a picture’s address nothing but a picture that may be read', async () => {
    const { answers, device, visit } = openShop();
    const at = (name: string) => `https://media.test/${name}`;
    answers.set(at('ram.jpg'), () => picture());
    answers.set(at('list'), () => Response.json([{ token: 'secret' }]));
    answers.set(at('other.jpg'), () => Promise.reject(new TypeError('no CORS')));
    await visit({ files: ['list', 'other.jpg', 'ram.jpg', 'gone.jpg'].map(at) });
    expect(device.stored()['belier-visits']?.filter((key) => key !== '/kept-left')).toEqual([at('ram.jpg')]);
  });

  it('goes on where a host that may not be read is called as the shop and more', async () => {
    const { answers, shown, visit } = openShop();
    answers.set('.cdn.test/ram.jpg', () => Promise.reject(new TypeError('no CORS')));
    await visit({ paths: ['/shop'], files: [`${origin}.cdn.test/ram.jpg`] });
    expect((await shown('/shop'))?.text).toBe('/shop');
  });

  it('keeps what fits: the oldest goes first, and a full device changes nothing', async () => {
    const { answers, clock, device, kept, shown, visit } = openShop();
    const pictures = [1, 2, 3, 4].map((number) => `${origin}/pictures/${number}.svg`);
    for (const address of pictures) answers.set(address.replace(origin, ''), () => picture(limits.bytes / 4));
    for (const address of pictures) {
      clock.now += 1;
      await visit({ files: [address], paths: ['/shop'] });
    }
    expect(device.stored()['belier-visits']).toEqual([
      ...['/pictures/2.svg', '/pictures/3.svg', '/pictures/4.svg', '/shop'],
    ]);
    device.state.isFull = true;
    await visit({ paths: ['/product/1'] });
    expect((await shown('/product/1'))?.at).toBe('never');
    expect(await kept.fileAt(new URL(pictures[3] ?? ''))).toBeDefined();
  });
});

describe('what a visit could not keep', () => {
  const lost = () => Promise.reject(new TypeError('offline'));
  const hang = () => new Promise<Response>(() => undefined);
  const ram = `${origin}/pictures/ram.svg`;
  const photo = 'https://media.test/ram.jpg';

  it('is kept by the next, also of another page and after the worker was stopped', async () => {
    const { answers, device, publish, receive, restarted, shown, visit } = openShop();
    for (const address of ['/shop', '/pictures/ram.svg', photo]) answers.set(address, lost);
    await visit({ paths: ['/shop'], files: [ram, photo] });
    expect(device.stored()['belier-visits']).toEqual(['/kept-left']);
    publish('one');
    answers.set('/pictures/ram.svg', () => picture());
    answers.set(photo, () => picture());
    await receive(restarted(), { paths: ['/product/1'] });
    expect(device.stored()['belier-visits']).toEqual(['/pictures/ram.svg', '/product/1', '/shop', photo]);
    expect((await shown('/shop'))?.text).toBe('/shop');
  });

  it('is tried three times, a lost line once for each visit; what fails goes last', async () => {
    const { answers, asked, device, visit } = openShop();
    answers.set('/shop', () => new Response('', { status: 503 }));
    answers.set('/', lost);
    await visit({ paths: ['/shop', '/', '/product/1'] });
    expect(device.stored()['belier-visits']).toEqual(['/kept-left']);
    for (let visits = 0; visits < 5; visits += 1) await visit({ paths: ['/product/1'] });
    expect(device.stored()['belier-visits']).toEqual(['/product/1']);
    for (const path of ['/shop', '/'])
      expect(asked.filter(({ address }) => address === path)).toHaveLength(3);
  });

  it('does not hold up later ones: a visit has a limited time', async () => {
    const { answers, asked, clock, expire, publish, shown, visit } = openShop();
    answers.set('/shop', hang);
    const asks = () => asked.filter(({ address }) => address === '/shop').length;
    const first = visit({ paths: ['/shop'] });
    const second = visit({ paths: ['/product/1'] });
    await expect.poll(asks).toBe(1);
    expect(clock.waits).toBe(limits.visit);
    expire();
    await expect.poll(asks).toBe(2);
    expect((await shown('/product/1'))?.text).toBe('/product/1');
    publish('one');
    expire();
    await Promise.all([first, second]);
    await visit({ paths: ['/product/1'] });
    expect((await shown('/shop'))?.text).toBe('/shop');
  });

  it('goes after what is told now, though that was left before; the least tried goes first', async () => {
    const { answers, asked, publish, visit } = openShop();
    answers.set('/shop', () => new Response('', { status: 503 }));
    for (const path of ['/', '/product/1']) answers.set(path, lost);
    await visit({ paths: ['/shop'] });
    await visit({ files: [ram] });
    for (const path of ['/', '/product/1']) await visit({ paths: [path] });
    publish('one');
    asked.length = 0;
    await visit({ paths: ['/product/1'] });
    const pages = asked.map(({ address }) => address).filter((address) => address.startsWith('/'));
    expect(pages).toEqual(['/product/1', '/', '/shop']);
  });

  it.each([
    ['a lost line', lost],
    ['a line that stays silent for the time of the visit', hang],
  ])('of another host loses on %s no try but that of what was asked for', async (_, fail) => {
    const { answers, asked, device, expire, publish, visit } = openShop();
    const photos = [1, 2, 3].map((number) => `https://media.test/${number}.jpg`);
    await visit({ paths: ['/shop'] });
    for (const address of ['/checkout', '/shop', ...photos]) answers.set(address, fail);
    for (let visits = 0; visits < 3; visits += 1) {
      asked.length = 0;
      // The first alone tells them.
      const ended = visit({ files: visits === 0 ? photos : [], paths: ['/shop'] });
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      expire();
      await ended;
      expect(asked.filter(({ address }) => photos.includes(address))).toHaveLength(1);
    }
    publish('one');
    for (const photo of photos) answers.set(photo, () => picture());
    await visit({ paths: ['/shop'] });
    expect(device.stored()['belier-visits']).toEqual(['/shop', ...photos]);
  });

  it('of a host that forbids reading is told from a lost line once', async () => {
    const { answers, asked, visit } = openShop();
    const photos = [1, 2, 3].map((number) => `https://media.test/${number}.jpg`);
    for (const photo of photos) answers.set(photo, lost);
    await visit({ paths: ['/shop'], files: photos });
    expect(asked.filter(({ init }) => init.method === 'HEAD')).toHaveLength(1);
    expect(asked.filter(({ address }) => photos.includes(address))).toHaveLength(3);
  });

  it('of a page is forgotten with its build, whose late code the next lacks; pictures are not', async () => {
    const { answers, asked, device, publish, visit } = openShop();
    for (const address of ['/shop', '/pictures/ram.svg']) answers.set(address, lost);
    await visit({ paths: ['/shop'], files: [ram] });
    publish('two');
    answers.set('/pictures/ram.svg', () => picture());
    asked.length = 0;
    await visit({ entry: '/assets/index-two.js', paths: ['/product/1'] });
    expect(asked.map(({ address }) => address)).not.toContain('/shop');
    expect(device.stored()['belier-visits']).toEqual(['/pictures/ram.svg', '/product/1']);
  });

  it('is forgotten with its session', async () => {
    const { answers, asked, publish, visit } = openShop();
    answers.set('/shop', lost);
    await visit({ paths: ['/shop'] });
    publish('one');
    asked.length = 0;
    await visit({ mark: 'second', paths: ['/product/1'] });
    expect(asked.map(({ address }) => address)).not.toContain('/shop');
  });
});

describe('a build', () => {
  it('is not deleted in favour of what was opened later', async () => {
    const { answers, clock, device, shown, visit } = openShop();
    const large = `${'a'.repeat(limits.bytes / 2)}${endMark}`;
    answers.set('/assets/base-one.js', () => new Response(large));
    const pictures = [1, 2, 3].map((number) => `${origin}/pictures/${number}.svg`);
    for (const address of pictures) answers.set(address.replace(origin, ''), () => picture(limits.bytes / 4));
    for (const address of pictures) {
      clock.now += 1;
      await visit({ files: [address], paths: ['/shop'] });
    }
    expect(device.stored()['belier-visits']).toEqual(['/pictures/3.svg', '/shop']);
    expect((await shown('/shop'))?.text).toBe('/shop');
    // What no visit has loaded for long is of a former build.
    await (await device.caches.open('belier-shop')).put('/assets/old-none.js', new Response('let old'));
    clock.now += limits.unused;
    await visit({ files: [`${origin}/pictures/1.svg`] });
    expect(device.stored()['belier-shop']).not.toContain('/assets/old-none.js');
  });

  it('takes the pages with it that name it, which could not be shown', async () => {
    const { clock, device, publish, visit } = openShop();
    await visit({ paths: ['/'] });
    publish('two');
    clock.now += limits.unused;
    await visit({ entry: '/assets/index-two.js', paths: ['/shop'], files: [`${origin}/pictures/ram.svg`] });
    expect(device.stored()).toEqual({
      'belier-shop': [...ofBuild('two'), '/kept-shell'].sort(),
      'belier-visits': ['/pictures/ram.svg', '/shop'],
    });
  });

  it('is never mixed with another: a page counts if all that it names is kept, and each keeps its own scripts', async () => {
    const { clock, device, publish, shown, visit } = openShop();
    await visit({ paths: ['/', '/shop'] });
    publish('two');
    clock.now += limits.page;
    // A tab of the former build: the late code of the new one is not there.
    await visit({ paths: ['/shop'] });
    expect((await shown('/shop'))?.at).toBe('1000000');
    await visit({ entry: '/assets/index-two.js', paths: ['/shop'] });
    expect((await shown('/'))?.text).toBe('/');
    expect((await shown('/shop'))?.at).toBe(`${clock.now}`);
    const cache = await device.caches.open('belier-shop');
    const shell = await (await cache.match('/kept-shell'))?.text();
    expect(shell).toContain('index-two');
    await cache.delete('/assets/base-one.js');
    expect(await shown('/')).toEqual({ at: 'never', mark: undefined, text: 'shell' });
    expect((await shown('/shop'))?.text).toBe('/shop');
  });

  it.each([
    ['missing', () => new Response('', { status: 404 })],
    ['cut', () => new Response('let a', { headers: { 'content-type': 'text/javascript' } })],
    ['lost on the way', () => Promise.reject(new TypeError('offline'))],
  ])('of which a script is %s is not kept', async (_, answer) => {
    const { answers, device, shown, visit } = openShop();
    answers.set('/assets/base-one.js', answer);
    await visit({ paths: ['/shop'] });
    expect(device.stored()['belier-visits']).toEqual(['/kept-left']);
    // Nor is its shell.
    expect(await shown('/shop')).toBeUndefined();
  });

  it('keeps its shell for a day, and anew with another entry: a deployment may write other values into the same build', async () => {
    const { answers, asked, clock, device, publish, shown, visit } = openShop();
    await visit({ paths: ['/'] });
    answers.set(
      '/checkout',
      () => new Response(shellOf('one').replace('<div id="root">', '<div id="root">autre')),
    );
    await visit({ paths: ['/shop'] });
    const shells = () => asked.filter(({ address }) => address === '/checkout').length;
    expect([shells(), (await shown('/cart/'))?.text]).toEqual([1, 'shell']);
    clock.now += limits.file;
    await visit({ paths: ['/shop'] });
    expect([shells(), (await shown('/cart/'))?.text]).toEqual([2, 'autre']);
    await visit({ paths: ['/'] });
    expect(shells()).toBe(2);
    publish('two');
    await visit({ entry: '/assets/index-two.js', paths: ['/shop'] });
    expect(shells()).toBe(3);
    await (await device.caches.open('belier-shop')).delete('/assets/base-two.js');
    await visit({ entry: '/assets/index-two.js', files: [`${origin}/pictures/ram.svg`] });
    expect([shells(), (await shown('/cart/'))?.text]).toEqual([4, 'shell']);
  });
});

describe('the end of a session', () => {
  const visited = { paths: ['/shop'], files: [`${origin}/pictures/ram.svg`] };
  const ram = new URL(`${origin}/pictures/ram.svg`);

  it('ends the visit that is being kept', async () => {
    const { answers, asked, visit } = openShop();
    let answer = (_: Response): void => undefined;
    answers.set(
      '/shop',
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const ended = visit({ paths: ['/shop', '/product/1'] });
    await expect.poll(() => asked.map(({ address }) => address)).toContain('/shop');
    void visit({ mark: 'second' });
    answer(new Response(pageOf('one', '/shop')));
    await ended;
    expect(asked.map(({ address }) => address)).not.toContain('/product/1');
  });

  it('deletes everything kept by visiting; shell and scripts stay', async () => {
    const { device, kept, restarted, shown, visit } = openShop();
    await visit(visited);
    await visit({ mark: 'second' });
    expect(device.stored()).toEqual({ 'belier-shop': [...ofBuild('one'), '/kept-mark', '/kept-shell'] });
    expect((await shown('/shop'))?.at).toBe('never');
    expect((await shown('/cart/'))?.at).toBe('1000000');
    expect(await kept.fileAt(ram)).toBeUndefined();
    expect(await restarted().pageAt(new URL('/shop', origin))).toBeUndefined();
  });

  it('stores nothing of a page that was being stored, and asks for none that waits', async () => {
    const { answers, asked, device, shown, visit } = openShop();
    let answer = (): void => undefined;
    const come = new Promise<void>((resolve) => {
      answer = resolve;
    });
    answers.set('/shop', async () => {
      await come;
      return new Response(pageOf('one', '/shop'));
    });
    const pages = () => asked.map(({ address }) => address);
    const storing = [visit(visited), visit({ paths: ['/product/1'] })];
    await expect.poll(pages).toContain('/shop');
    const ended = visit({ mark: 'second' });
    answer();
    await Promise.all([...storing, ended]);
    expect(pages()).not.toContain('/product/1');
    expect(device.stored()['belier-visits'] ?? []).toEqual([]);
    await visit({ ...visited, mark: 'second' });
    expect((await shown('/shop'))?.mark).toBe('second');
  });

  it('is not overtaken: what an earlier visit put back all the same is not shown', async () => {
    const { device, kept, shown, visit } = openShop();
    await visit(visited);
    const cache = await device.caches.open('belier-visits');
    const late = await Promise.all(
      ['/shop', '/pictures/ram.svg'].map(async (key) => [key, await cache.match(key)] as const),
    );
    await visit({ mark: 'second' });
    for (const [key, answer] of late)
      if (answer) await (await device.caches.open('belier-visits')).put(key, answer);
    expect((await shown('/shop'))?.at).toBe('never');
    expect(await kept.fileAt(ram)).toBeUndefined();
    await visit({ ...visited, mark: 'second' });
    expect((await shown('/shop'))?.mark).toBe('second');
    expect(await kept.fileAt(ram)).toBeDefined();
  });
});

it('a device without storage keeps nothing, and receiving a visit does not fail', async () => {
  const refused = () => Promise.reject(new DOMException('refused', 'SecurityError'));
  const kept = createKept({
    caches: { open: refused, delete: refused },
    origin,
    fetch: async () => new Response(),
    now: () => 0,
    after: () => new Promise(() => undefined),
  });
  await kept.receive({ mark: 'none', entry: '', paths: ['/shop'], files: [] });
  await expect(kept.pageAt(new URL('/shop', origin))).rejects.toThrow('refused');
});
