import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Kept } from '#browser/kept.ts';
import type { ShopRouter } from '../router.ts';
import { keptAt, shownFor, type Visit } from '../worker/visit.ts';
import { json, openTab } from './testing/fake-tab.ts';
import { followVisits } from './visits.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => '/assets/index-one.js' }) });
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
  isChromium?: boolean;
  kept?: Kept;
  /** The last end of a session when the document began. */
  mark?: string;
  /** When the pages were kept. */
  keptSince?: number;
};

/** A page at `/faq` that follows its visits; `load` adds what the browser says of a file that it began to load at this time. */
function open({
  device = {},
  isControlled = false,
  isChromium = true,
  kept,
  mark = 'none',
  keptSince = Date.now(),
}: Given = {}) {
  const tab = openTab(device);
  const told: Visit[] = [];
  const registered: string[] = [];
  const chunks: unknown[] = [];
  const worker = { postMessage: (visit: Visit) => told.push(visit) };
  const went: string[] = [];
  const location = { origin, pathname: '/faq', search: '', replace: (address: string) => went.push(address) };
  const field = { name: 'q', value: '', defaultValue: '' };
  Object.assign(document, { querySelectorAll: () => [field] });
  let fail = async (): Promise<void> => undefined;
  const clock = { now: 0 };
  let hear = (_: { getEntries(): object[] }): void => undefined;
  let rendered = (): void => undefined;
  let start = (): void => undefined;
  const ready = new Promise((resolve) => {
    start = () => resolve({ active: worker });
  });
  const page = {
    addEventListener: (_: string, told: typeof fail) => {
      fail = told;
    },
    caches: {
      match: async (address: string) =>
        ['/shop', '/search?q=ram', '/faq'].includes(address)
          ? new Response(null, { headers: { [keptAt]: `${keptSince}` } })
          : undefined,
    },
    early: { mark },
    location,
    navigator: {
      ...(isChromium && { userAgentData: {} }),
      serviceWorker: {
        controller: isControlled ? worker : null,
        ready,
        register: async (address: string) => void registered.push(address),
      },
    },
    performance: { now: () => clock.now, getEntriesByType: () => [{ name: `${origin}/faq` }] },
    PerformanceObserver: class {
      constructor(told: typeof hear) {
        hear = told;
      }
      observe() {}
    },
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
    ...{ chunks, clock, idle, registered, start, tab },
    load: (address: string, { at = clock.now, by = 'img' } = {}) =>
      hear({
        getEntries: () => [{ name: new URL(address, origin).href, initiatorType: by, startTime: at }],
      }),
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
    /** What the worker was told since the last call: the mark, paths and files without the origin. */
    told: () =>
      told
        .splice(0)
        .map(({ mark, paths, files }) => [mark, ...paths, ...files.map((file) => file.replace(origin, ''))]),
    entry: () => told.at(-1)?.entry,
  };
}

describe('the worker', () => {
  it('is registered by the first page, and told pages from the second on', async () => {
    const { idle, load, registered, start, told, visit } = open();
    load('/pictures/ram.svg');
    start();
    await idle();
    expect([registered, told()]).toEqual([['/sw.js'], [['none']]]);
    await visit('/shop');
    expect(told()).toEqual([['none', '/faq', '/shop', '/pictures/ram.svg']]);
  });

  it('that starts late is told all the same', async () => {
    const { entry, start, told, visit } = open();
    await visit('/shop');
    expect(told()).toEqual([]);
    start();
    await vi.advanceTimersByTimeAsync(0);
    expect(entry()).toBe('/assets/index-one.js');
    expect(told().flat().sort()).toEqual(['/faq', '/shop', 'none', 'none']);
  });

  it('that controls the page is not registered, and told the first page, each thing once', async () => {
    const { idle, load, registered, tab, told, visit } = open({ isControlled: true });
    load('/assets/index-one.js', { by: 'script' });
    await idle();
    expect([registered, told()]).toEqual([[], [['none', '/faq', '/assets/index-one.js']]]);
    await visit('/shop');
    load('/pictures/goat.svg');
    tab.seen(false);
    expect(told()).toEqual([
      ['none', '/shop'],
      ['none', '/pictures/goat.svg'],
    ]);
    tab.seen(true);
    expect(told()).toEqual([]);
  });

  it.each([
    [true, ['https://media.test/ram.jpg', '.cdn.test/ram.jpg']],
    [false, []],
  ])(
    'is told files of the build and pictures; those of another host in Chromium: %s',
    async (isChromium, photos) => {
      const { idle, load, told } = open({ isControlled: true, isChromium });
      load('/media/ram.jpg');
      load('/pictures/sprite.svg', { by: 'css' });
      load('/api/v1/ecommerce/panier/', { by: 'fetch' });
      load('https://media.test/ram.jpg');
      load(`${origin}.cdn.test/ram.jpg`);
      load('https://media.test/list', { by: 'fetch' });
      await idle();
      expect(told()).toEqual([['none', '/faq', '/media/ram.jpg', '/pictures/sprite.svg', ...photos]]);
    },
  );

  it('is told no page from a document that it keeps itself', async () => {
    const { told, visit } = open({ isControlled: true, kept: {} });
    await visit('/shop');
    expect(told().flat()).toEqual(['none', 'none']);
  });

  it('loads the code of the cart where a customer’s visits are kept', async () => {
    const visitor = open({ isControlled: true });
    await visitor.idle();
    const customer = open({ device: { access_token: 'good' } });
    customer.start();
    await customer.idle();
    expect([visitor.chunks, customer.chunks]).toEqual([[], []]);
    await customer.visit('/shop');
    expect(customer.chunks).toEqual(['cart']);
  });
});

it('without a secure context nothing is followed', () => {
  const page = { navigator: {}, location: { pathname: '/faq' } } as unknown as Page;
  const router = {} as ShopRouter;
  expect(() => followVisits(openTab().app, router, page)).not.toThrow();
});

describe('the end of a session', () => {
  it('is told at once; what was visited before is not, nor a picture that began before and comes after', async () => {
    const { clock, idle, load, tab, told, visit } = open({
      device: { access_token: 'good' },
      isControlled: true,
    });
    load('/pictures/before.svg');
    clock.now = 1000;
    tab.values.set('session_ended', 'second');
    tab.values.delete('access_token');
    tab.otherTab('access_token', null);
    expect(told()).toEqual([['second']]);
    load('/pictures/late.svg', { at: 999 });
    load('/pictures/after.svg', { at: 1000 });
    await idle();
    expect(told()).toEqual([['second', '/pictures/after.svg']]);
    await visit('/shop');
    expect(told()).toEqual([['second', '/shop']]);
  });

  it('between the start of the document and that of its code ends what began with it', async () => {
    const { idle, load, told } = open({ device: { session_ended: 'second' }, isControlled: true });
    load('/pictures/before.svg');
    await idle();
    expect(told()).toEqual([['second']]);
    const same = open({ device: { session_ended: 'second' }, isControlled: true, mark: 'second' });
    await same.idle();
    expect(same.told()).toEqual([['second', '/faq']]);
  });

  it('in another tab counts from when it is noticed', async () => {
    const { clock, idle, load, tab, told } = open({ isControlled: true });
    load('/pictures/before.svg');
    tab.values.set('session_ended', 'second');
    clock.now = 1000;
    await idle();
    load('/pictures/late.svg', { at: 500 });
    tab.seen(false);
    expect(told()).toEqual([['second'], ['second']]);
  });
});

it.each([
  ['/shop', ['/shop']],
  ['/shop?page=2', []],
  ['/product/1', []],
  // The document's own.
  ['/faq', []],
])('where the data of %s did not come, the kept page is opened: %j', async (address, went) => {
  expect(await open({ isControlled: true }).failed(address)).toEqual(went);
  // The network would answer, or nobody.
  expect(await open().failed(address)).toEqual([]);
});

describe('a kept page is not opened in place of what only this document holds', () => {
  it('a typed text, unless the address has it', async () => {
    const page = open({ isControlled: true });
    page.type('ram');
    expect(await page.failed('/shop')).toEqual([]);
    expect(await page.failed('/search?q=ram')).toEqual(['/search?q=ram']);
  });

  it('a change of the cart that waits for the line', async () => {
    const { failed, tab } = open({ device: { access_token: 'good' }, isControlled: true });
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

  it('a page that is too old for the worker to show', async () => {
    expect(await open({ isControlled: true, keptSince: Date.now() - shownFor }).failed('/shop')).toEqual([]);
  });

  it('another address, opened meanwhile', async () => {
    expect(await open({ isControlled: true }).failed('/shop', '/faq')).toEqual([]);
  });
});
