import { describe, expect, it } from 'vitest';
import { browserLocks } from './browser-locks.ts';

describe('browserLocks', () => {
  it('asks the browser’s own lock manager where there is one', async () => {
    const asked: string[] = [];
    const locks = browserLocks({
      request: (name, work) => {
        asked.push(name);
        return work();
      },
    });
    expect(await locks.hold('order', async () => 42)).toBe(42);
    expect(asked).toEqual(['order']);
  });

  it('holds within this tab where the browser refuses its lock, as where cookies are blocked', async () => {
    const locks = browserLocks({
      request: () => Promise.reject(new DOMException('The request was denied.', 'SecurityError')),
    });
    const steps: string[] = [];
    const work = (name: string) => async () => {
      steps.push(`${name} in`);
      await Promise.resolve();
      steps.push(`${name} out`);
      return name;
    };
    expect(
      await Promise.all([locks.hold('order', work('first')), locks.hold('order', work('second'))]),
    ).toEqual(['first', 'second']);
    expect(steps).toEqual(['first in', 'first out', 'second in', 'second out']);
  });

  it('does the work once where the work itself fails', async () => {
    const locks = browserLocks({ request: (_name, work) => work() });
    let times = 0;
    const failing = locks.hold('order', async () => {
      times += 1;
      throw new Error('failed');
    });
    await expect(failing).rejects.toThrow('failed');
    expect(times).toBe(1);
  });

  it('lets one holder work at a time without a manager, also after one that failed', async () => {
    const locks = browserLocks(undefined);
    const steps: string[] = [];
    const work = (name: string) => async () => {
      steps.push(`${name} in`);
      await Promise.resolve();
      steps.push(`${name} out`);
      if (name === 'first') throw new Error('failed');
    };
    const first = locks.hold('order', work('first'));
    const second = locks.hold('order', work('second'));
    await expect(first).rejects.toThrow('failed');
    await second;
    expect(steps).toEqual(['first in', 'first out', 'second in', 'second out']);
  });
});
