import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorReport, metricReport, type Report } from './reports.ts';
import { pages } from './shop-addresses.ts';

const origin = 'https://www.belier.test';
const at = (path: string) => ({ build: 'AbCd_-12', origin, path });
const here = at('/product/0f3c');
const common = { build: 'AbCd_-12', page: '/product/*' };
const own = 'TypeError base-CC0WNuL-.js 2 345'.split(' ');
const reported = { ...common, error: 'TypeError', file: own[1], line: 2, column: 345 };

/** An error as a browser makes it: in Chromium the stack begins with the name of the constructor and the message. */
const thrown = (name: string, message: string, frames: string, isChromium = true) => ({
  ...{ name, message },
  stack: isChromium ? `TypeError: ${message}\n    at add (${frames})` : `add@${frames}`,
});

describe('an error', () => {
  it.each([true, false])('of an own file is its class and its place (Chromium: %s)', (isChromium) => {
    const error = thrown(
      'TypeError',
      'x is undefined',
      `${origin}/assets/base-CC0WNuL-.js:2:345`,
      isChromium,
    );
    expect(errorReport(here, error)).toEqual(reported);
    expect(errorReport(here, error, `${origin}/assets/base-CC0WNuL-.js:2:345`)).toEqual(reported);
  });

  it.each([
    'https://ads.test/assets/base-CC0WNuL-.js:2:345',
    'chrome-extension://abc/inject.js:1:2',
    `${origin}/order-status-finished?order_number=CMD-7:1:20`,
    `${origin}/media/7.js:1:2`,
    `${origin}/assets/CMD-20261121.jpg:1:2`,
  ])('of another file is none: %s', (file) => {
    expect(errorReport(here, thrown('Error', 'x', file))).toBeUndefined();
    expect(errorReport(here, undefined, file)).toBeUndefined();
  });

  it.each([undefined, null, 'Awa Koné', 7, Symbol('x'), {}, { name: 'awa@exemple.ci' }, { name: 7 }])(
    'without a stack is a class alone: %s',
    (reason) => expect(errorReport(here, reason)).toEqual({ ...common, error: 'Error' }),
  );

  it('of a file that has not come is its name', () => {
    expect(errorReport(here, { name: 'MissingFile' }, `${origin}/assets/home-late-DyD-JMc9.js`)).toEqual({
      ...common,
      ...{ error: 'MissingFile', file: 'home-late-DyD-JMc9.js' },
    });
    expect(errorReport(here, { name: 'MissingFile' }, `${origin}/media/0f3c.jpg`)).toBeUndefined();
  });
});

it('a metric is its name and value', () => {
  expect(metricReport(here, 'CLS', 0.012_345)).toEqual({ ...common, metric: 'CLS', value: 0.012 });
});

const classes = [
  ...['Error', 'AbortError', 'NotAllowedError', 'QuotaExceededError', 'RangeError', 'ReferenceError'],
  ...['SyntaxError', 'TypeError', 'MissingCode', 'MissingFile'],
];

it.each(classes)('%s is reported by its name', (name) => {
  expect(errorReport(here, { name })).toEqual({ ...common, error: name });
});

/** What a report may consist of, written out. */
const shapes: Record<string, (value: unknown) => boolean> = {
  build: (value) => value === 'AbCd_-12',
  page: (value) => value === 'other' || String(value) in pages,
  error: (value) => classes.includes(String(value)),
  file: (value) => value === own[1],
  line: (value) => value === 2,
  column: (value) => value === 345,
  metric: (value) => value === 'INP',
  value: (value) => typeof value === 'number',
};
const strays = (report: Report | undefined) =>
  Object.entries(report ?? {}).filter(([name, value]) => !shapes[name]?.(value));

const secrets = [
  'awa.kone@exemple.ci',
  '+2250701020304',
  'CI0012345678',
  'CMD-20261121-0007',
  'Cocody Angré, 8e tranche',
  'eyJhbGciOiJIUzI1NiJ9.e30.abc',
  '0f3c9d2e-1111-4000-8000-00000000beef',
  'mot de passe: hunter2',
  `${origin}/assets/secret-07010203.js:4:5`,
  `\n    at ${origin}/assets/secret-07010203.js:0701:0203`,
  '$&$`<script>alert(1)</script>',
];
const typed = fc.oneof(fc.constantFrom(...secrets), fc.string(), fc.webUrl());

it('no report contains anything but the closed list, whatever is thrown, wherever, and whatever it says', () => {
  const frame = fc.constantFrom(
    `${origin}/assets/base-CC0WNuL-.js:2:345`,
    `${origin}/checkout:1:1`,
    'native',
  );
  fc.assert(
    fc.property(
      ...([typed, typed, typed, frame, fc.boolean(), fc.boolean()] as const),
      (path, name, message, frames, isChromium, hasPlace) => {
        const error = {
          ...thrown(name, message, frames, isChromium),
          ...{ cause: message, response: message, id: message },
        };
        const place = at(`/product/${encodeURIComponent(path)}`);
        expect(strays(errorReport(place, error, hasPlace ? frames : undefined))).toEqual([]);
        if (!path.includes(`${origin}/assets/`))
          expect(strays(errorReport(at(path), error, path))).toEqual([]);
        expect(strays(errorReport(at(`/${path}`), message))).toEqual([]);
        expect(strays(metricReport(place, 'INP', 1))).toEqual([]);
      },
    ),
    { numRuns: 500 },
  );
});

it.each(Object.keys(pages))('the page %s is its pattern', (shape) => {
  const path = shape.replace('*', 'CMD-7');
  expect(metricReport(at(path), 'LCP', 1)).toEqual({
    build: 'AbCd_-12',
    page: shape,
    metric: 'LCP',
    value: 1,
  });
});
