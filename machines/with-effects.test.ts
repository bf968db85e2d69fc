import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, setup, toPromise, waitFor } from 'xstate';
import { at } from './at.ts';
import { type EffectsOf, effect, notProvided, providedAction, withEffects } from './with-effects.ts';

type Weighed = { kind: 'weighed'; kilograms: number } | { kind: 'refused'; code: 'too-heavy' };

const weighingMachine = setup({
  types: {
    context: {} as { name: string },
    events: {} as { type: 'animal.presented' } | { type: 'animal.removed' },
    input: {} as { name: string },
  },
  actors: { weigh: effect<Weighed, { name: string }>() },
  actions: { announce: providedAction<{ kilograms: number }>(), ring: providedAction() },
}).createMachine({
  id: 'weighing',
  context: ({ input }) => ({ name: input.name }),
  initial: 'empty',
  states: {
    empty: { on: { 'animal.presented': 'weighing' } },
    weighing: {
      on: { 'animal.removed': 'empty' },
      invoke: {
        src: 'weigh',
        input: ({ context }) => ({ name: context.name }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'weighed',
            target: 'weighed',
            actions: { type: 'announce', params: { kilograms: 42 } },
          },
          { target: 'refused', actions: 'ring' },
        ],
        onError: 'broken',
      },
    },
    weighed: {},
    refused: {},
    broken: {},
  },
});

type WeighingEffects = EffectsOf<typeof weighingMachine>;

describe('withEffects', () => {
  it('is the only way to implement a call or a provided action', async () => {
    const actor = createActor(weighingMachine, { input: { name: 'Ladoum' } }).start();
    actor.send({ type: 'animal.presented' });
    const snapshot = await waitFor(actor, ({ value }) => value !== 'weighing');
    expect(snapshot.value).toBe('broken');
    const never = createActor(effect<Weighed>());
    never.subscribe({ error: () => undefined });
    await expect(toPromise(never.start())).rejects.toThrow('This effect was never provided.');
    expect(notProvided).toThrow('This action was never provided.');
  });

  it('runs the real machine with plain functions', async () => {
    const said: number[] = [];
    const machine = withEffects(weighingMachine, {
      calls: { weigh: async ({ name }) => ({ kind: 'weighed', kilograms: name.length }) },
      actions: { announce: ({ kilograms }) => said.push(kilograms), ring: () => undefined },
    });
    const actor = createActor(machine, { input: { name: 'Ladoum' } }).start();
    actor.send({ type: 'animal.presented' });
    await waitFor(actor, (snapshot) => snapshot.matches('weighed'));
    expect(said).toEqual([42]);
  });

  it('aborts the call of a state that is left', async () => {
    let signal: AbortSignal | undefined;
    const machine = withEffects(weighingMachine, {
      calls: {
        weigh: (_, given) => {
          signal = given;
          return new Promise(() => undefined);
        },
      },
      actions: { announce: () => undefined, ring: () => undefined },
    });
    const actor = createActor(machine, { input: { name: 'Ladoum' } }).start();
    actor.send({ type: 'animal.presented' });
    expect(signal?.aborted).toBe(false);
    actor.send({ type: 'animal.removed' });
    expect(signal?.aborted).toBe(true);
  });

  it('knows the input, output and parameters of every effect', () => {
    expectTypeOf<WeighingEffects['calls']['weigh']>().toEqualTypeOf<
      (input: { name: string }, signal: AbortSignal) => Promise<Weighed>
    >();
    expectTypeOf<keyof WeighingEffects['calls']>().toEqualTypeOf<'weigh'>();
    expectTypeOf<keyof WeighingEffects['actions']>().toEqualTypeOf<'announce' | 'ring'>();
    expectTypeOf<Parameters<WeighingEffects['actions']['announce']>[0]>().toEqualTypeOf<{
      kilograms: number;
    }>();
  });

  it('does not compile with a missing, an extra or a wrong effect', () => {
    const weigh = async (): Promise<Weighed> => ({ kind: 'refused', code: 'too-heavy' });
    const announce = (): void => undefined;
    const ring = (): void => undefined;
    // @ts-expect-error the call is missing
    withEffects(weighingMachine, { calls: {}, actions: { announce, ring } });
    // @ts-expect-error an action is missing
    withEffects(weighingMachine, { calls: { weigh }, actions: { announce } });
    // @ts-expect-error no such call
    withEffects(weighingMachine, { calls: { weigh, sell: weigh }, actions: { announce, ring } });
    // @ts-expect-error the output is of another kind
    withEffects(weighingMachine, { calls: { weigh: async () => 'heavy' }, actions: { announce, ring } });
    expect(weighingMachine.id).toBe('weighing');
  });
});

describe('at', () => {
  it('returns the snapshot of one state without starting the machine', () => {
    expect(at(weighingMachine, 'weighed', { name: 'Ladoum' }).matches('weighed')).toBe(true);
  });

  it('refuses a state that does not exist', () => {
    expect(() => at(weighingMachine, 'flying', { name: 'Ladoum' })).toThrow();
  });
});
