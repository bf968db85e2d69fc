import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { at } from './at.ts';

const shed = setup({ types: { context: {} as { animals: number } } }).createMachine({
  id: 'shed',
  context: { animals: 0 },
  type: 'parallel',
  states: {
    door: {
      initial: 'shut',
      states: { shut: {}, open: { initial: 'wide', states: { wide: {}, ajar: {} } } },
    },
    light: { initial: 'off', states: { off: {}, on: {} } },
  },
});

describe('a machine in one state', () => {
  it('is in that state, with its context, in whatever order the parallel states are named', () => {
    for (const value of [
      { door: { open: 'ajar' }, light: 'on' },
      { light: 'on', door: { open: 'ajar' } },
    ]) {
      const snapshot = at(shed, value, { animals: 3 });
      expect([snapshot.value, snapshot.context]).toEqual([
        { door: { open: 'ajar' }, light: 'on' },
        { animals: 3 },
      ]);
    }
  });

  it('throws for a partial state value, which XState would complete silently', () => {
    expect(() => at(shed, { door: 'open', light: 'on' }, { animals: 0 })).toThrow(
      'shed has no state {"door":"open","light":"on"}: it resolves to {"door":{"open":"wide"},"light":"on"}.',
    );
    expect(() => at(shed, { light: 'on' }, { animals: 0 })).toThrow('shed has no state {"light":"on"}');
  });

  it('exposes nothing of the machine to enumeration', () => {
    const snapshot = at(shed, { door: 'shut', light: 'off' }, { animals: 0 });
    expect(Object.keys(snapshot)).not.toContain('machine');
    expect(Object.keys(snapshot)).not.toContain('_nodes');
    expect(snapshot.machine).toBe(shed);
  });
});
