import { describe, expect, it } from 'vitest';
import { awaitSnapshot, createLazyActor, type Running } from './lazy-actor.ts';

/** A counter that says how often it was told to count. */
function counter() {
  let count = 0;
  let started = 0;
  const listeners = new Set<(count: number) => void>();
  const actor: Running<number, { type: 'count' | 'nothing' }> = {
    getSnapshot: () => count,
    send: ({ type }) => {
      if (type === 'count') count += 1;
      for (const changed of listeners) changed(count);
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return { unsubscribe: () => void listeners.delete(changed) };
    },
    start: () => {
      started += 1;
      for (const changed of listeners) changed(count);
    },
    stop: () => undefined,
  };
  return { actor, starts: () => started };
}

function open(fetches: (() => Promise<void>)[] = []) {
  const { actor, starts } = counter();
  let asked = 0;
  let isPressing = false;
  let takeChance = (): void => undefined;
  const lazy = createLazyActor<number, { type: 'count' | 'nothing' }>({
    make: async () => {
      await fetches[asked++]?.();
      return actor;
    },
    placeholder: 0,
    first: 0,
    shouldLoad: ({ type }) => type === 'count',
    hand: {
      isPressing: () => isPressing,
      nextChance: () =>
        new Promise((resolve) => {
          takeChance = resolve;
        }),
    },
  });
  const press = (): void => {
    isPressing = true;
    lazy.send({ type: 'count' });
    isPressing = false;
  };
  return { lazy, starts, press, asked: () => asked, takeChance: () => takeChance() };
}

describe('a machine whose code comes late', () => {
  it('keeps every event until its code is there, and handles each once, in order', async () => {
    const { lazy, starts, asked } = open();
    lazy.send({ type: 'count' });
    lazy.send({ type: 'nothing' });
    lazy.send({ type: 'count' });
    expect(lazy.getSnapshot()).toBe(0);
    await lazy.arrived();
    expect([lazy.getSnapshot(), starts(), asked()]).toEqual([2, 1, 1]);
  });

  it('is told of once where nothing was asked of it, and not beside what its events tell', async () => {
    const quiet = open();
    const snapshots: number[] = [];
    quiet.lazy.subscribe((count) => snapshots.push(count));
    await quiet.lazy.arrived();
    expect(snapshots).toEqual([0]);

    const asked = open();
    asked.lazy.subscribe((count) => snapshots.push(count));
    asked.lazy.send({ type: 'count' });
    await asked.lazy.arrived();
    expect(snapshots).toEqual([0, 1]);
  });

  it('fetches nothing for an event that changes nothing', () => {
    const { lazy, asked } = open();
    lazy.send({ type: 'nothing' });
    expect(asked()).toBe(0);
  });

  const lost = () => Promise.reject(new Error('lost'));
  const given = () => new Promise((resolve) => setImmediate(resolve));

  it('asks again for code that did not come at the next chance, with what the shop itself had to say', async () => {
    const { lazy, asked, takeChance } = open([lost]);
    lazy.send({ type: 'count' });
    await expect(lazy.arrived()).rejects.toThrow('lost');
    await given();
    expect(asked()).toBe(1);
    takeChance();
    await given();
    expect([lazy.getSnapshot(), asked()]).toEqual([1, 2]);
  });

  it('never carries out a press that was given up, with another press either', async () => {
    const { lazy, press, asked } = open([lost]);
    press();
    await given();
    expect([lazy.getSnapshot(), asked()]).toEqual([0, 1]);
    press();
    await given();
    expect([lazy.getSnapshot(), asked()]).toEqual([1, 2]);
  });

  it('keeps the presses of one machine in order, each of which asks for its code, and starts it once', async () => {
    const { lazy, press, asked, starts } = open();
    press();
    press();
    await given();
    expect([lazy.getSnapshot(), asked(), starts()]).toEqual([2, 2, 1]);
  });

  it('tells those who listened before it was there', async () => {
    const { lazy } = open();
    const snapshots: number[] = [];
    lazy.subscribe((count) => snapshots.push(count));
    lazy.send({ type: 'count' });
    expect(await awaitSnapshot(lazy, (count) => count === 1)).toBe(1);
    expect(snapshots.at(-1)).toBe(1);
  });

  it('forgets what it kept when it is left before its code is there', async () => {
    const { lazy, starts } = open();
    lazy.send({ type: 'count' });
    lazy.stop();
    await Promise.resolve();
    await Promise.resolve();
    expect([lazy.getSnapshot(), starts()]).toEqual([0, 0]);
  });
});

describe('awaiting', () => {
  it('ends with its signal', async () => {
    const { lazy } = open();
    const left = new AbortController();
    const awaited = awaitSnapshot(lazy, (count) => count > 0, left.signal);
    left.abort(new Error('left'));
    await expect(awaited).rejects.toThrow('left');
  });
});
