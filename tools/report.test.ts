import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { during } from './report.mjs';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('what takes long says so every 8 s, and is silent once it is done, also by a fault', async () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
  const lines = () => printed.mock.calls.map(([line]) => String(line));
  let fail = () => {};
  const running = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('no'));
  });
  const done = during('Building', () => running).catch(() => 'failed');
  vi.advanceTimersByTime(17_000);
  expect(lines()).toEqual(['· Building …', '· Building … 8 s', '· Building … 16 s']);
  fail();
  expect(await done).toBe('failed');
  vi.advanceTimersByTime(60_000);
  expect(lines()).toHaveLength(3);
});
