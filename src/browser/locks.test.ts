import { afterEach, describe, expect, it, vi } from 'vitest';
import { answeredWithin, orderWithin } from '#rules/waits.ts';
import { browserLocks, LockLate, type LockSource } from './locks.ts';

type Work<T> = LockGrantedCallback<T>;

/** A lock manager with one holder per name, which supports `steal` and rejects everything if `refuses`. */
function manager({ refuses = false } = {}) {
  const queues = new Map<string, Promise<unknown>>();
  const held: string[] = [];
  const asked: string[] = [];
  const source: LockSource = {
    request: async <T>(name: string, ...rest: [Work<T>] | [LockOptions, Work<T>]): Promise<T> => {
      if (refuses) throw new DOMException('The request was denied.', 'SecurityError');
      const work = rest.length === 1 ? rest[0] : rest[1];
      const options = rest.length === 1 ? {} : rest[0];
      asked.push(options.steal ? `${name} taken` : name);
      if (options.steal) {
        queues.delete(name);
        held.splice(0);
      }
      const mine = (queues.get(name) ?? Promise.resolve()).then(async () => {
        held.push(name);
        try {
          return await work(null);
        } finally {
          if (held.includes(name)) held.splice(held.indexOf(name), 1);
        }
      });
      queues.set(
        name,
        mine.catch(() => undefined),
      );
      return mine as Promise<T>;
    },
    query: async () => {
      if (refuses) throw new DOMException('The request was denied.', 'SecurityError');
      return {
        held: held.map((name) => ({ name, mode: 'exclusive' as const, clientId: 'tab' })),
        pending: [],
      };
    },
  };
  return { asked, source };
}

const never = new AbortController().signal;
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

describe('a manager that never answers', () => {
  afterEach(() => void vi.useRealTimers());

  it('gives up without doing the work, also where the lock is given later', async () => {
    vi.useFakeTimers();
    let give = (): unknown => undefined;
    let times = 0;
    const never: LockSource = {
      request: <T>(...[, ...rest]: [string, Work<T>] | [string, LockOptions, Work<T>]) =>
        new Promise<T>((resolve, reject) => {
          const work = rest.at(-1) as Work<T>;
          give = () => Promise.resolve(work(null)).then((done) => resolve(done as T), reject);
        }),
      query: () => new Promise(() => {}),
    };
    const locks = browserLocks(never);
    const held = locks.hold('order', async () => {
      times += 1;
    });
    const outcome = expect(held).rejects.toThrow(LockLate);
    await vi.advanceTimersByTimeAsync(orderWithin);
    await outcome;
    await give();
    const others = Promise.all([locks.isHeld('order'), locks.take('order')]);
    await vi.advanceTimersByTimeAsync(answeredWithin);
    expect([(await others)[0], times]).toEqual([false, 0]);
  });
});

describe('browserLocks', () => {
  it('asks the browser’s own lock manager where there is one', async () => {
    const { asked, source } = manager();
    expect(await browserLocks(source).hold('order', async () => 42)).toBe(42);
    expect(asked).toEqual(['order']);
  });

  it('holds within this tab where the browser refuses its lock, as where cookies are blocked', async () => {
    const locks = browserLocks(manager({ refuses: true }).source);
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
    const locks = browserLocks(manager().source);
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

  const browsers = {
    'two tabs of one browser': () => {
      const { source } = manager();
      return [browserLocks(source), browserLocks(source)] as const;
    },
    'a browser that refuses its locks, within the tab': () => {
      const locks = browserLocks(manager({ refuses: true }).source);
      return [locks, locks] as const;
    },
    'no manager, within the tab': () => {
      const locks = browserLocks(undefined);
      return [locks, locks] as const;
    },
  };

  describe.each(Object.entries(browsers))('in %s', (_, open) => {
    it('says whether a lock is held, and when it is free', async () => {
      const [mine, other] = open();
      expect(await other.isHeld('order')).toBe(false);
      let end: () => void = () => undefined;
      const work = mine.hold('order', () => new Promise<void>((resolve) => (end = resolve)));
      await turns();
      expect([await other.isHeld('order'), await other.isHeld('cart')]).toEqual([true, false]);
      let isFree = false;
      const free = other.freed('order', never).then(() => {
        isFree = true;
      });
      await turns();
      expect(isFree).toBe(false);
      end();
      await Promise.all([work, free]);
      await turns();
      expect(await other.isHeld('order')).toBe(false);
    });

    it('takes one from a holder that comes to no end', async () => {
      const [frozen, other] = open();
      void frozen.hold('order', () => new Promise<void>(() => undefined));
      await turns();
      expect(await other.isHeld('order')).toBe(true);
      await other.take('order');
      expect(await other.isHeld('order')).toBe(false);
      expect(await other.hold('order', async () => 'done')).toBe('done');
    });
  });
});
