import { afterEach, expect, it, vi } from 'vitest';
import type { ShopRouter } from '../router.ts';
import { sendReports } from './reports.ts';

const origin = 'https://www.belier.test';
afterEach(() => vi.unstubAllGlobals());
type Entry = Record<string, unknown>;

/** A document, opened at an animal, whose early script has seen `before`. */
function open({ before = [] as Event[], isHidden = false, types = ['layout-shift'] } = {}) {
  const tab = new EventTarget();
  const sent: { address: string; init: RequestInit }[] = [];
  const observers = new Map<string, (entries: Entry[]) => void>();
  const location = { origin, href: `${origin}/product/7?retour=CMD-7`, pathname: '/product/7' };
  const page = { hidden: false };
  const entry = { src: `${origin}/assets/index-AbCd_-12.js` };
  const foreign = { src: 'https://ads.test/index-Awa-Kone.js' };
  const router = { options: {} } as ShopRouter;
  const given = {
    addEventListener: tab.addEventListener.bind(tab),
    document: Object.assign(page, {
      querySelector: (one: string) => (one.includes('[src^="/assets/index-"]') ? entry : foreign),
    }),
    window: { early: { errors: before } },
    fetch: async (address: string, init: RequestInit) => sent.push({ address, init }),
    location,
    performance: { getEntriesByName: () => (isHidden ? [{}] : []) },
    PerformanceObserver: class {
      static supportedEntryTypes = types;
      readonly tell: (list: { getEntries(): Entry[] }) => void;
      constructor(tell: (list: { getEntries(): Entry[] }) => void) {
        this.tell = tell;
      }
      observe({ type }: { type: string }) {
        observers.set(type, (entries) => this.tell({ getEntries: () => entries }));
      }
    },
  };
  for (const [name, value] of Object.entries(given)) vi.stubGlobal(name, value);
  sendReports('/rapports', router);
  return {
    ...{ sent, location, router },
    bodies: () => sent.map(({ init }) => JSON.parse(String(init.body))),
    happen: (type: string, fields: Entry = {}) =>
      tab.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), fields)),
    measure: (type: string, ...entries: Entry[]) => observers.get(type)?.(entries),
    hide: () => {
      page.hidden = true;
      tab.dispatchEvent(new Event('visibilitychange'));
      page.hidden = false;
    },
  };
}

const said = { build: 'AbCd_-12', page: '/product/*' };
const file = 'base-CC0WNuL-.js';
const failed = (error: unknown) => ({ filename: `${origin}/assets/${file}`, lineno: 2, colno: 345, error });

it('sends an error at once, without cookies and without the address of the page, once each', () => {
  const { happen, sent, bodies, location } = open();
  happen('error', failed(new TypeError('Awa')));
  happen('error', failed(new TypeError('Koné')));
  expect(bodies()).toEqual([{ ...said, error: 'TypeError', file, line: 2, column: 345 }]);
  expect(sent[0]).toMatchObject({
    address: '/rapports',
    init: {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      mode: 'no-cors',
    },
  });
  expect(sent[0]?.init.headers).toBeUndefined();
  location.pathname = '/faq';
  happen('error', failed(new TypeError('Awa')));
  expect(bodies()[1]).toMatchObject({ page: '/faq' });
});

it('tells what the early script has seen before, a promise that nobody caught, and what fails while a page renders', () => {
  const before = [Object.assign(new Event('error'), failed(new RangeError('x')))];
  for (const event of before) new EventTarget().dispatchEvent(event);
  const { bodies, happen, router } = open({ before });
  happen('unhandledrejection', { reason: 'Awa Koné' });
  const render = router.options.defaultOnCatch as (error: unknown) => void;
  render({ name: 'Unreachable', reason: 'network' });
  render({ name: 'MissingCode', message: 'x' });
  expect(bodies().map(({ error }) => error)).toEqual(['RangeError', 'Error', 'MissingCode']);
});

it('tells an own file that has not come, and no other', () => {
  const { bodies, happen, measure } = open();
  const script = { localName: 'script', src: `${origin}/assets/home-late-DyD-JMc9.js` };
  const element = Object.defineProperty(new Event('error'), 'target', { value: script });
  happen('error', { filename: 'https://ads.test/a.js', lineno: 1, colno: 1 });
  measure(
    'resource',
    { name: `${origin}/assets/${file}`, responseStatus: 404 },
    { name: `${origin}/assets/contact-DAe9c-Ok.js`, responseStatus: 200 },
    { name: `${origin}/assets/footer-D-hCmLk0.js` },
    { name: `${origin}/media/7.jpg`, responseStatus: 404 },
    { name: `${origin}/assets/list-DWYteH-L.js`, responseStatus: 0 },
  );
  expect(bodies()).toEqual([
    { ...said, error: 'MissingFile', file },
    { ...said, error: 'MissingFile', file: 'list-DWYteH-L.js' },
  ]);
  expect(open({ before: [element] }).bodies()).toEqual([
    { ...said, error: 'MissingFile', file: 'home-late-DyD-JMc9.js' },
  ]);
});

it('sends at most 20 reports of one document', () => {
  const { happen, sent } = open();
  for (let line = 1; line < 30; line += 1) happen('error', { ...failed(new Error('x')), lineno: line });
  expect(sent).toHaveLength(20);
});

it('measures the last largest paint, the worst window of shifts and the slowest answer, and tells each once, of the page that was opened', () => {
  const { bodies, hide, location, measure } = open();
  measure('largest-contentful-paint', { startTime: 800 }, { startTime: 1200.123_45 });
  const shift = (startTime: number, value: number, hadRecentInput = false) => ({
    startTime,
    value,
    hadRecentInput,
  });
  measure('layout-shift', shift(500, 0.1), shift(1400, 0.05), shift(1500, 0.9, true), shift(3000, 0.12));
  measure('event', { interactionId: 0, duration: 900 }, { interactionId: 2, duration: 64 });
  measure('event', { interactionId: 2, duration: 96 }, { interactionId: 3, duration: 40 });
  location.pathname = '/checkout';
  hide();
  const all = [
    { ...said, metric: 'CLS', value: 0.15 },
    { ...said, metric: 'LCP', value: 1200.123 },
    { ...said, metric: 'INP', value: 96 },
  ];
  expect(bodies().toSorted((one, other) => one.value - other.value)).toEqual(
    all.toSorted((one, other) => one.value - other.value),
  );
  measure('event', { interactionId: 4, duration: 500 });
  hide();
  expect(bodies()).toHaveLength(3);
});

it('leaves one in fifty of the slowest answers out, and a window of shifts ends after five seconds', () => {
  const { bodies, hide, measure } = open();
  const answers = Array.from({ length: 100 }, (_, at) => ({ interactionId: at + 1, duration: 16 + at * 8 }));
  measure('event', ...answers);
  measure(
    'layout-shift',
    ...Array.from({ length: 8 }, (_, at) => ({ startTime: 900 * (at + 1), value: 0.01 })),
  );
  hide();
  expect(bodies()).toEqual([
    { ...said, metric: 'CLS', value: 0.06 },
    { ...said, metric: 'INP', value: 16 + 97 * 8 },
  ]);
});

it('measures no paint of a tab that was opened hidden, and tells no metric that the browser does not know', () => {
  const hidden = open({ isHidden: true, types: [] });
  hidden.measure('largest-contentful-paint', { startTime: 90_000 });
  hidden.hide();
  expect(hidden.bodies()).toEqual([]);
  const still = open();
  still.hide();
  expect(still.bodies()).toEqual([{ ...said, metric: 'CLS', value: 0 }]);
});
