import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { selectionLimits } from '#rules/selection.ts';
import { withEffects } from '../with-effects.ts';
import { type SelectionContext, selectionMachine } from './selection.machine.ts';

function start(chosen: readonly string[] = []) {
  const stored: SelectionContext[] = [];
  const actor = createActor(
    withEffects(selectionMachine, { calls: {}, actions: { store: (context) => stored.push(context) } }),
    { input: { chosen } },
  ).start();
  const press = (...ids: string[]) => {
    for (const id of ids) actor.send({ type: 'animal.toggled', id });
  };
  const now = () => ({ state: actor.getSnapshot().value, chosen: actor.getSnapshot().context.chosen });
  return { actor, stored, press, now };
}

describe('a selection of animals', () => {
  it('gains an animal by a press and loses it by the next press on it, and keeps the order of the presses', () => {
    const { press, now, stored } = start();
    press('a', 'b', 'c', 'b');
    expect(now()).toEqual({ state: 'idle', chosen: ['a', 'c'] });
    expect(stored.at(-1)).toEqual({ chosen: ['a', 'c'] });
    expect(stored).toHaveLength(4);
  });

  it('refuses a sixth animal, reports it, and keeps the others', () => {
    const { press, now, stored } = start();
    press('a', 'b', 'c', 'd', 'e', 'f');
    expect(now()).toEqual({ state: 'full', chosen: ['a', 'b', 'c', 'd', 'e'] });
    expect(stored.at(-1)?.chosen).toHaveLength(selectionLimits.most);
    press('g');
    expect(now().state).toBe('full');
    press('a');
    expect(now()).toEqual({ state: 'idle', chosen: ['b', 'c', 'd', 'e'] });
    press('f');
    expect(now()).toEqual({ state: 'idle', chosen: ['b', 'c', 'd', 'e', 'f'] });
  });

  it('is emptied by one press, also if it was full', () => {
    const { actor, press, now, stored } = start(['a', 'b', 'c', 'd', 'e']);
    press('f');
    actor.send({ type: 'selection.emptied' });
    expect(now()).toEqual({ state: 'idle', chosen: [] });
    expect(stored).toEqual([{ chosen: [] }]);
  });

  it('starts with the stored animals, each once, five at most', () => {
    expect(start(['a', 'b', 'a', 'c', 'd', 'e', 'f']).now().chosen).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
