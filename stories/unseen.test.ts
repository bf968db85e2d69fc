import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor, StateMachine, setup } from 'xstate';
import { leavesOf } from './testing/proof.ts';
import { isLeftAtOnce } from './testing/unseen.ts';

const modules = import.meta.glob<Record<string, unknown>>('../machines/**/*.machine.ts', { eager: true });
const machines = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is AnyStateMachine => value instanceof StateMachine);

describe('a state that is left in the step that enters it', () => {
  it('has an eventless transition that is always taken, and no other state has this reason', () => {
    const leaves = machines.flatMap(({ root }) => leavesOf(root));
    const left = leaves.filter(isLeftAtOnce).map(({ id }) => id);
    const said = leaves
      .filter(({ meta }) => (meta as { unseen?: string } | undefined)?.unseen?.startsWith('left in the step'))
      .map(({ id }) => id);
    expect(said).toHaveLength(11);
    expect(said.toSorted()).toEqual(left.toSorted());
  });

  it('is in no snapshot, while the next state opens a page that never comes', () => {
    const rendered: unknown[] = [];
    const render = () => rendered.push(actor.getSnapshot().value);
    let isAsked = false;
    const machine = setup({
      actions: {
        render,
        openPage: () => {
          isAsked = true;
          void new Promise(() => undefined).then(render);
          render();
        },
      },
    }).createMachine({
      initial: 'idle',
      states: {
        idle: { on: { press: 'deciding' } },
        deciding: { entry: 'render', always: 'leaving', exit: 'render' },
        leaving: { entry: 'openPage' },
      },
    });
    const actor = createActor(machine);
    actor.subscribe(render);
    actor.start();
    actor.send({ type: 'press' });
    expect(isAsked).toBe(true);
    expect([...new Set(rendered)]).toEqual(['idle', 'leaving']);
  });
});
