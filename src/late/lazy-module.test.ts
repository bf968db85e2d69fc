import { expect, it, vi } from 'vitest';
import { lazyModule } from './lazy-module.ts';

it('is null until it was fetched, and tells each listener once', async () => {
  const module = { name: 'code' };
  const late = lazyModule(async () => module);
  const changed = vi.fn();
  const gone = vi.fn();
  late.subscribe(changed);
  late.subscribe(gone)();
  expect(late.getSnapshot()).toBeNull();
  await Promise.all([late.fetch(), late.fetch()]);
  expect(late.getSnapshot()).toBe(module);
  expect(changed).toHaveBeenCalledTimes(1);
  expect(gone).not.toHaveBeenCalled();
});

it('is asked for again where it did not come', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue('code');
  const late = lazyModule(load);
  await expect(late.fetch()).rejects.toThrow('lost');
  expect(late.getSnapshot()).toBeNull();
  await late.fetch();
  expect(late.getSnapshot()).toBe('code');
});
