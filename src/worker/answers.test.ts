import { expect, it } from 'vitest';
import { cacheOf } from '#rules/stored-names.ts';
import { answeredWithin, keptAfter } from '#rules/waits.ts';
import { html, image, navigation, openShop, origin, pageOf, picture, request } from './testing/fake-shop.ts';

/** A shop of which `/shop` and a picture are kept. */
async function visited() {
  const shop = await openShop();
  await shop.visit({
    addresses: [`${origin}/shop`, `${origin}/pictures/ram.svg`, `${origin}/assets/index.js`],
  });
  shop.asked.length = 0;
  return shop;
}
const isKept = expect.stringContaining('data-kept="1');
const settled = () => new Promise(setImmediate);

it.each([
  ['another method', navigation('/shop', { method: 'POST' })],
  ['no-store', request('/assets/index.js', { cache: 'no-store' })],
  ['reload', request('/assets/index.js', { cache: 'reload' })],
  ['a call', request('/api/v1/ecommerce/panier/')],
  ['a call of another host', request('https://api.test/v1/ecommerce/products-betails/')],
  ['a file that another host calls assets', request('https://api.test/assets/a.js')],
])('%s is left alone', async (_, asking) => {
  const { answer, asked } = await visited();
  expect(await answer(asking)).toBeUndefined();
  expect(asked).toEqual([]);
});

it('a document comes from the network while it answers, be it with an error, and is not stored on the way', async () => {
  const { answer, answers, device, waits } = await visited();
  expect(await answer(navigation('/shop'))).toBe(pageOf('/shop'));
  expect(await answer(navigation('/product/1'))).toBe(pageOf('/product/1'));
  answers.set('/shop', () => html('broken', 500));
  expect(await answer(navigation('/shop'))).toBe('broken');
  expect(device.stored()[cacheOf('none')]).not.toContain('/product/1');
  expect(waits).toEqual([8000, 8000, 8000]);
  expect(keptAfter).toBe(8000);
});

it('a preloaded answer is the network’s', async () => {
  const { answer, asked } = await visited();
  expect(await answer(navigation('/shop'), Promise.resolve(html('preloaded')))).toBe('preloaded');
  expect(asked).toEqual([]);
  expect(await answer(navigation('/shop'), Promise.resolve(undefined))).toBe(pageOf('/shop'));
});

it.each([502, 503, 504])(
  'a host that answers %i for the shop is no answer where a page is kept',
  async (status) => {
    const { answer, answers } = await visited();
    for (const path of ['/shop', '/product/1', '/cart/']) answers.set(path, () => html('no gateway', status));
    expect(await answer(navigation('/shop'))).toEqual(isKept);
    expect(await answer(navigation('/cart/'))).toEqual(isKept);
    expect(await answer(navigation('/product/1'))).toBe('no gateway');
  },
);

it('without a line a kept page is shown at once, else the shell; without that the network’s failure', async () => {
  const { answer, line } = await visited();
  line.state = 'lost';
  expect(await answer(navigation('/shop'))).toEqual(isKept);
  expect(await answer(navigation('/checkout'))).toEqual(isKept);
  for (const path of ['/product/1', '/nope', '/sandbox/outbox'])
    expect(await answer(navigation(path))).toContain('data-kept="never"');
  // A tap on a picture, where the page's code has not come.
  expect(await answer(navigation('/pictures/ram.svg'))).toBe('drawn');
  const empty = await openShop();
  empty.line.state = 'lost';
  await expect(empty.answer(navigation('/shop'))).rejects.toThrow('offline');
});

it.each(['/product/1', '/checkout'])(
  'a line that stays silent shows what is kept after the wait; the late answer of %s, which is not, is worth more than the shell',
  async (path) => {
    const { answer, answers, line, pass } = await visited();
    line.state = 'silent';
    for (const kept of ['/shop', '/cart/']) {
      const shown = answer(navigation(kept));
      await settled();
      pass();
      expect(await shown).toEqual(isKept);
    }
    line.state = 'good';
    let come = (_: Response): void => undefined;
    answers.set(
      path,
      () =>
        new Promise((resolve) => {
          come = resolve;
        }),
    );
    const late = answer(navigation(path));
    await settled();
    pass();
    await settled();
    come(html('late'));
    expect(await late).toBe('late');
  },
);

it('a reload waits for a silent line, so that it leads out of a kept page; a failed one shows it again', async () => {
  const { answer, line, waits } = await visited();
  const reload = navigation('/shop', { cache: 'no-cache' });
  expect(await answer(reload)).toBe(pageOf('/shop'));
  expect(waits).toEqual([]);
  line.state = 'lost';
  expect(await answer(reload)).toEqual(isKept);
});

it('what is kept that cannot be read is as nothing kept', async () => {
  const { answer, device, line } = await visited();
  device.caches.match = () => Promise.reject(new Error('broken'));
  expect(await answer(request('/assets/index.js'))).toContain('let a');
  expect(await answer(image('/pictures/ram.svg'))).toBe('drawn');
  line.state = 'lost';
  for (const asking of [navigation('/shop'), image('/pictures/ram.svg')])
    await expect(answer(asking)).rejects.toThrow('offline');
});

it('storage that says nothing is waited for 2 s', async () => {
  const { answer, device, line, pass, waits } = await visited();
  device.caches.match = () => new Promise(() => undefined);
  const found = answer(request('/assets/index.js'));
  await settled();
  pass();
  expect(await found).toContain('let a');
  line.state = 'lost';
  waits.length = 0;
  const failed = expect(answer(navigation('/product/1'))).rejects.toThrow('offline');
  for (let turn = 0; turn < 2; turn += 1) {
    await settled();
    pass();
  }
  await failed;
  expect(waits).toEqual([keptAfter, answeredWithin, answeredWithin]);
});

it('a file of the build comes from what is kept, and is kept when it comes', async () => {
  const { answer, answers, asked } = await visited();
  answers.set(
    '/assets/font.woff2',
    () => new Response('font', { headers: { 'content-type': 'font/woff2' } }),
  );
  expect(await answer(request('/assets/index.js'))).toContain('let a');
  expect(asked).toEqual([]);
  for (let turn = 0; turn < 2; turn += 1) expect(await answer(request('/assets/font.woff2'))).toBe('font');
  expect(asked).toHaveLength(1);
});

it('a kept picture is shown, and fetched for the next time', async () => {
  const { answer, answers, line } = await visited();
  answers.set('/pictures/ram.svg', () => picture('drawn anew'));
  expect(await answer(image('/pictures/ram.svg'))).toBe('drawn');
  line.state = 'lost';
  expect(await answer(image('/pictures/ram.svg'))).toBe('drawn anew');
});

it('a picture of another host is kept where that host allows reading; one that forbids it is asked so once', async () => {
  const { answer, answers, asked, line } = await visited();
  const at = (name: string) => `https://media.test/${name}`;
  answers.set(at('ram.jpg'), () => picture('read'));
  expect(await answer(image(at('ram.jpg')))).toBe('read');
  expect(asked).toEqual([{ path: at('ram.jpg'), init: { mode: 'cors', credentials: 'omit' } }]);
  for (const name of ['a', 'b'])
    answers.set(`https://closed.test/${name}`, (init) => {
      if (init?.mode === 'cors') throw new TypeError('no CORS');
      return new Response('opaque', { status: 200 });
    });
  for (const name of ['a', 'b']) expect(await answer(image(`https://closed.test/${name}`))).toBe('opaque');
  expect(asked.map(({ path }) => path.slice(-1))).toEqual(['g', 'a', 'a', 'b']);
  line.state = 'lost';
  expect(await answer(image(at('ram.jpg')))).toBe('read');
  await expect(answer(image('https://closed.test/a'))).rejects.toThrow('offline');
});
