import { describe, expect, it } from 'vitest';
import { createMachine, setup } from 'xstate';
import { chartOf, identityOf, storiesOf } from './snapshots.ts';

const door = createMachine({ initial: 'open', states: { open: {}, closed: {} } });
const lamp = createMachine({ initial: 'off', states: { off: {}, on: {} } });

describe('a machine', () => {
  it('is identified by itself: two without an id differ', () => {
    expect(door.id).toBe(lamp.id);
    expect(identityOf(door)).not.toBe(identityOf(lamp));
    expect(chartOf(door, {})).not.toBe(chartOf(lamp, {}));
  });

  it('is the same with other effects', () => {
    const bell = setup({ actions: { ring: () => undefined } }).createMachine({ entry: 'ring' });
    const silent = bell.provide({ actions: { ring: () => undefined } });
    expect(identityOf(silent)).toBe(identityOf(bell));
    expect(chartOf(silent, {})).toBe(chartOf(bell, {}));
  });

  it('has only its own stories', () => {
    const entries = [door, lamp].map((machine, index) => ({
      id: `story-${index}`,
      title: 'A house',
      name: 'As it begins',
      args: { snapshot: machine.resolveState({ value: index === 0 ? 'open' : 'off' }) },
    }));
    const found = storiesOf(lamp, chartOf(lamp, {}), entries, 'A house', []);
    expect(Object.values(found).map(({ id }) => id)).toEqual(['story-1']);
  });
});
