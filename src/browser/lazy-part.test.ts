import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askAgainAfter } from '#rules/waits.ts';
import { importWhole } from './browser-code.ts';
import { MissingCode } from './code-loader.ts';
import { lazyPart } from './lazy-part.ts';

const failed = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  failed.mockClear();
  vi.stubGlobal('window', { early: { fail: failed, progress: () => undefined } });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const passed = (ms = 10) => vi.advanceTimersByTimeAsync(ms);

it('whose code is missing is reported once, is not tried again by itself, and comes with the next page that has it', async () => {
  const tries: string[] = [];
  const Part = lazyPart(async () => {
    tries.push('try');
    if (tries.length === 1) throw new MissingCode();
    return () => null;
  });
  renderToPipeableStream(createElement(Part));
  await passed(60_000);
  expect([tries.length, failed.mock.calls.length]).toEqual([1, 1]);
  renderToPipeableStream(createElement(Part));
  await passed();
  expect([tries.length, failed.mock.calls.length]).toEqual([2, 1]);
});

it('that nobody looks for puts no line over a finished page, and is tried again until it comes', async () => {
  const tries: string[] = [];
  const shown: string[] = [];
  const Part = lazyPart(async () => {
    tries.push('try');
    if (tries.length < 3) throw new MissingCode();
    return () => void shown.push('shown');
  }, null);
  renderToPipeableStream(createElement(Part));
  await passed();
  expect([tries.length, shown]).toEqual([1, []]);
  await passed(3 * askAgainAfter);
  expect([tries.length, shown, failed.mock.calls.length]).toEqual([3, ['shown'], 0]);
});

it('whose code is faulty fails with its error', async () => {
  const errors: unknown[] = [];
  const Part = lazyPart(() => Promise.reject(new Error('a fault')), null);
  renderToPipeableStream(createElement(Part), { onError: (error) => void errors.push(error) });
  await passed();
  expect([errors, failed.mock.calls.length]).toEqual([[new Error('a fault')], 0]);
});

it('code that was fetched whole, and that the browser still refuses to import, is missing', async () => {
  const message = 'error loading dynamically imported module: /assets/page.js';
  const load = () => importWhole(() => Promise.reject(new TypeError(message)));
  await expect(load()).rejects.toThrow(MissingCode);
});
