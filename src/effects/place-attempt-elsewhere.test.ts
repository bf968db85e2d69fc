import { describe, expect, it } from 'vitest';
import { awaitReturn } from './awaiting.ts';
import { awaitSettlement } from './place-attempt.ts';

/** Whether a promise is resolved by now. */
const isResolved = async (promise: Promise<unknown>): Promise<boolean> => {
  const pending = Symbol('pending');
  await Promise.resolve();
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
};

describe('an attempt that another tab holds', () => {
  it('is settled when it is gone from the device, not when it is kept again', async () => {
    const watchers: ((value: string | null) => void)[] = [];
    const store = {
      read: () => null,
      write: () => undefined,
      remove: () => undefined,
      keys: () => [],
      isLasting: () => true,
      watch: (_: string, changed: (value: string | null) => void) => {
        watchers.push(changed);
        return () => undefined;
      },
    };
    const settlement = awaitSettlement({ store }, new AbortController().signal);
    watchers[0]?.('{"key":"another"}');
    expect(await isResolved(settlement)).toBe(false);
    watchers[0]?.(null);
    expect(await isResolved(settlement)).toBe(true);
  });
});

describe('the return from the payment page', () => {
  const open = (isVisible: boolean) => {
    const watchers: ((visible: boolean) => void)[] = [];
    const restored: (() => void)[] = [];
    const visibility = {
      isVisible: () => isVisible,
      watch: (changed: (visible: boolean) => void) => {
        watchers.push(changed);
        return () => undefined;
      },
      watchRestored: (changed: () => void) => {
        restored.push(changed);
        return () => undefined;
      },
    };
    const back = awaitReturn({ visibility }, new AbortController().signal);
    return { back, see: (visible: boolean) => watchers[0]?.(visible), restore: () => restored[0]?.() };
  };

  it('is only one where the page was hidden: its focus alone is none', async () => {
    const { back, see } = open(true);
    see(true);
    see(true);
    expect(await isResolved(back)).toBe(false);
    see(false);
    expect(await isResolved(back)).toBe(false);
    see(true);
    expect(await isResolved(back)).toBe(true);
  });

  it('is one where the page was hidden from the start', async () => {
    const { back, see } = open(false);
    see(true);
    expect(await isResolved(back)).toBe(true);
  });

  it('is one by the back-forward cache, hidden or not', async () => {
    const { back, restore } = open(true);
    restore();
    expect(await isResolved(back)).toBe(true);
  });
});
