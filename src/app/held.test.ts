import { describe, expect, it } from 'vitest';
import { heldAs, late, type Running } from './held.ts';

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
  const held = late<number, { type: 'count' | 'nothing' }>({
    make: async () => {
      await fetches[asked++]?.();
      return actor;
    },
    standIn: () => 0,
    first: 0,
    wakes: ({ type }) => type === 'count',
  });
  return { held, starts, asked: () => asked };
}

describe('a machine whose code comes late', () => {
  it('keeps every event until its code is there, and handles each once, in order', async () => {
    const { held, starts, asked } = open();
    held.send({ type: 'count' });
    held.send({ type: 'nothing' });
    held.send({ type: 'count' });
    expect(held.getSnapshot()).toBe(0);
    await held.arrived();
    expect([held.getSnapshot(), starts(), asked()]).toEqual([2, 1, 1]);
  });

  it('is told of once where nothing was asked of it, and not beside what its events tell', async () => {
    const quiet = open();
    const heard: number[] = [];
    quiet.held.subscribe((count) => heard.push(count));
    await quiet.held.arrived();
    expect(heard).toEqual([0]);

    const asked = open();
    asked.held.subscribe((count) => heard.push(count));
    asked.held.send({ type: 'count' });
    await asked.held.arrived();
    expect(heard).toEqual([0, 1]);
  });

  it('fetches nothing for an event that changes nothing', () => {
    const { held, asked } = open();
    held.send({ type: 'nothing' });
    expect(asked()).toBe(0);
  });

  it('asks again for code that did not come, with all that was kept', async () => {
    const { held, asked } = open([() => Promise.reject(new Error('offline'))]);
    held.send({ type: 'count' });
    await expect(held.arrived()).rejects.toThrow('offline');
    held.send({ type: 'count' });
    await held.arrived();
    expect([held.getSnapshot(), asked()]).toEqual([2, 2]);
  });

  it('tells those who listened before it was there', async () => {
    const { held } = open();
    const heard: number[] = [];
    held.subscribe((count) => heard.push(count));
    held.send({ type: 'count' });
    expect(await heldAs(held, (count) => count === 1)).toBe(1);
    expect(heard.at(-1)).toBe(1);
  });

  it('forgets what it kept when it is left before its code is there', async () => {
    const { held, starts } = open();
    held.send({ type: 'count' });
    held.stop();
    await Promise.resolve();
    await Promise.resolve();
    expect([held.getSnapshot(), starts()]).toEqual([0, 0]);
  });
});

describe('awaiting', () => {
  it('ends with its signal', async () => {
    const { held } = open();
    const left = new AbortController();
    const awaited = heldAs(held, (count) => count > 0, left.signal);
    left.abort(new Error('left'));
    await expect(awaited).rejects.toThrow('left');
  });
});
