import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failedEvent, type Kept } from '#browser/kept.ts';
import { cacheOf } from '#rules/stored-names.ts';
import { askAgainAfter } from '#rules/waits.ts';
import type { ShopRouter } from '../router.ts';
import type { Visit } from '../worker/kept.ts';
import { fakeCaches } from '../worker/testing/fake-caches.ts';
import { json, openTab } from './testing/fake-tab.ts';
import { followVisits } from './visits.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const origin = 'https://belier.test';
type Page = NonNullable<Parameters<typeof followVisits>[2]>;
type Given = {
  device?: Record<string, string>;
  /** The worker controls the page. */
  isControlled?: boolean;
  kept?: Kept;
  /** The last end of a session when the document began. */
  epoch?: string;
  /** The caches of earlier visits. */
  before?: readonly string[];
};

/** A page at `/faq` that follows its visits. */
async function open({ device = {}, isControlled = false, kept, epoch = 'none', before = [] }: Given = {}) {
  const tab = openTab(device);
  const told: Visit[] = [];
  const registered: string[] = [];
  const chunks: unknown[] = [];
  const stored = fakeCaches(origin);
  for (const name of before) await stored.caches.open(name);
  const worker = { postMessage: (visit: Visit) => told.push(visit) };
  const went: string[] = [];
  const location = {
    ...{ origin, pathname: '/faq', search: '' },
    get href(): string {
      return origin + location.pathname + location.search;
    },
    replace: (address: string) => went.push(address),
    reload: () => went.push('reload'),
  };
  const field = { name: 'q', value: '', defaultValue: '' };
  Object.assign(document, { querySelectorAll: () => [field] });
  const line: { status?: number } = {};
  let fail = async (): Promise<void> => undefined;
  let rendered = (): void => undefined;
  let control = (): void => undefined;
  const serviceWorker = {
    controller: isControlled ? worker : null,
    addEventListener: (_: string, changed: () => void) => {
      control = changed;
    },
    register: async (address: string) => void registered.push(address),
  };
  const files = ['/assets/index.js', '/pictures/sprite.svg', '/media/ram.jpg', '/api/v1/ecommerce/panier/'];
  const page = {
    addEventListener: (type: string, heard: typeof fail) => {
      if (type === failedEvent) fail = heard;
    },
    caches: {
      ...stored.caches,
      match: async (address: string) => (['/shop', '/faq'].includes(address) ? new Response() : undefined),
    },
    early: { epoch },
    fetch: async () => {
      if (line.status === undefined) throw new TypeError('offline');
      return new Response(null, { status: line.status });
    },
    location,
    navigator: { serviceWorker },
    performance: {
      getEntriesByType: (type: string) =>
        type === 'navigation'
          ? [{ name: `${origin}/faq` }]
          : files.map((path) => ({
              name: origin + path,
              initiatorType: path.startsWith('/media') ? 'img' : 'fetch',
            })),
    },
    setInterval,
  };
  const router = {
    subscribe: (_: string, told: () => void) => {
      rendered = told;
    },
    routesById: { '/_shop/cart/': 'cart' },
    loadRouteChunk: async (route: unknown) => void chunks.push(route),
  };
  followVisits({ ...tab.app, kept }, router as unknown as ShopRouter, page as unknown as Page);
  const idle = () => vi.advanceTimersByTimeAsync(2000);
  return {
    ...{ chunks, idle, line, registered, stored, tab, went },
    /** The worker has started. */
    start: () => {
      serviceWorker.controller = worker;
      control();
      return vi.advanceTimersByTimeAsync(0);
    },
    type: (value: string) => Object.assign(field, { value }),
    /** Where it leads that the data of an address did not come; `meanwhile`: while the caches are asked. */
    failed: async (address: string, meanwhile?: string) => {
      const at = (one: string) => {
        [location.pathname = '', location.search = ''] = one.split(/(?=\?)/);
      };
      at(address);
      const opened = fail();
      if (meanwhile !== undefined) at(meanwhile);
      await opened;
      return went;
    },
    visit: (path: string) => {
      location.pathname = path;
      rendered();
      return idle();
    },
    /** What the worker was told since the last call: the epoch, and addresses without the origin. */
    told: () =>
      told
        .splice(0)
        .map(({ epoch, addresses }) => [epoch, ...addresses.map((address) => address.replace(origin, ''))]),
  };
}

describe('the worker', () => {
  it('is registered by the first page, and told it with the files that came without the worker, once it controls it', async () => {
    const { idle, registered, start, stored, told, visit } = await open();
    await idle();
    expect([registered, told(), stored.stored()]).toEqual([['/sw.js'], [], {}]);
    await start();
    expect(told()).toEqual([['none', '/faq', '/assets/index.js', '/pictures/sprite.svg', '/media/ram.jpg']]);
    expect(stored.stored()).toEqual({ [cacheOf('none')]: [] });
    await visit('/shop');
    expect(told()).toEqual([['none', '/shop']]);
  });

  it('that controls the page is not registered, and told each page once', async () => {
    const { idle, registered, told, visit } = await open({ isControlled: true });
    await idle();
    await visit('/shop');
    expect([registered, told()]).toEqual([
      [],
      [
        ['none', '/faq'],
        ['none', '/shop'],
      ],
    ]);
  });

  it('is told nothing by a document that it has kept itself', async () => {
    const { told, visit } = await open({ isControlled: true, kept: {} });
    await visit('/shop');
    expect(told()).toEqual([]);
  });

  it('keeps the code of the cart where it keeps a customer’s pages', async () => {
    const visitor = await open({ isControlled: true });
    const customer = await open({ device: { access_token: 'good' }, isControlled: true });
    await visitor.idle();
    expect([visitor.chunks, customer.chunks]).toEqual([[], ['cart']]);
  });
});

it('without a secure context nothing is followed', () => {
  const page = { navigator: {}, location: { pathname: '/faq' } } as unknown as Page;
  const router = {} as ShopRouter;
  expect(() => followVisits(openTab().app, router, page)).not.toThrow();
});

describe('the end of a session', () => {
  it('deletes at once what was kept, and what was opened before is not told', async () => {
    const { idle, stored, tab, told, visit } = await open({
      device: { access_token: 'good' },
      isControlled: true,
      before: [cacheOf('none')],
    });
    tab.values.set('session_ended', 'second');
    tab.values.delete('access_token');
    tab.otherTab('access_token', null);
    await vi.advanceTimersByTimeAsync(0);
    expect(stored.stored()).toEqual({});
    await idle();
    await visit('/shop');
    expect(told()).toEqual([['second'], ['second', '/shop']]);
    expect(stored.stored()).toEqual({ [cacheOf('second')]: [] });
  });

  it('before the start of the document, or between that and its code: caches of others go', async () => {
    const before = ['belier-shop', 'belier-visits', cacheOf('none'), cacheOf('second'), 'other'];
    const device = { session_ended: 'second' };
    const between = await open({ before, device, isControlled: true });
    await between.idle();
    expect(between.told()).toEqual([['second']]);
    const same = await open({ before, device, isControlled: true, epoch: 'second' });
    await same.idle();
    expect(same.told()).toEqual([['second', '/faq']]);
    for (const { stored } of [between, same])
      expect(Object.keys(stored.stored())).toEqual([cacheOf('second'), 'other']);
  });
});

describe('an address that is not kept', () => {
  it('is opened once a request of it was answered, not while something is typed', async () => {
    const { idle, line, type, went } = await open({ isControlled: true, kept: { unkept: '/faq' } });
    await idle();
    const look = () => vi.advanceTimersByTimeAsync(askAgainAfter);
    await look();
    line.status = 503;
    await look();
    line.status = 200;
    type('ram');
    await look();
    expect(went).toEqual([]);
    type('');
    await look();
    expect(went).toEqual(['reload']);
  });

  it('is asked for by no other document', async () => {
    const { line, visit, went } = await open({ isControlled: true, kept: { unkept: '/faq' } });
    line.status = 200;
    await visit('/shop');
    await vi.advanceTimersByTimeAsync(askAgainAfter);
    expect(went).toEqual([]);
  });
});

it.each([
  ['/shop', ['/shop']],
  ['/shop?page=2', []],
  ['/product/1', []],
  // The document's own.
  ['/faq', []],
])('where the data of %s did not come, the kept page is opened: %j', async (address, went) => {
  expect(await (await open({ isControlled: true })).failed(address)).toEqual(went);
  // The network would answer, or nobody.
  expect(await (await open()).failed(address)).toEqual([]);
});

describe('a kept page is not opened in place of what only this document holds', () => {
  it('a typed text', async () => {
    const page = await open({ isControlled: true });
    page.type('ram');
    expect(await page.failed('/shop')).toEqual([]);
  });

  it('a change of the cart that waits for the line', async () => {
    const { failed, tab } = await open({ device: { access_token: 'good' }, isControlled: true });
    const line = { id: 'a', quantity: 1, product: { id: 'p', name: 'P', price: 1, promo_price: null } };
    tab.provider.answers.set('/ecommerce/panier/', () => json(200, [line]));
    tab.provider.answers.set('/ecommerce/panier/a/', () => {
      throw new TypeError('Failed to fetch');
    });
    tab.otherTab('cart_changed', 'once');
    await vi.waitUntil(() => tab.app.cart.getSnapshot().context.lines.length > 0);
    tab.connect(false);
    tab.app.cart.send({ type: 'quantity.requested', lineId: 'a', quantity: 2 });
    expect(await failed('/shop')).toEqual([]);
  });

  it('another address, opened meanwhile', async () => {
    expect(await (await open({ isControlled: true })).failed('/shop', '/faq')).toEqual([]);
  });
});
