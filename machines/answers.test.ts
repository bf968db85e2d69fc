import { describe, expect, it } from 'vitest';
import { assign, createActor, setup, waitFor } from 'xstate';
import { answered, answers } from './answers.ts';
import { effect, providedAction, withEffects } from './with-effects.ts';

type Weighed =
  | { kind: 'weighed'; kilograms: number }
  | { kind: 'refused'; code: 'too-heavy' }
  | { kind: 'away' };
type Sold = { kind: 'sold'; price: number } | { kind: 'refused'; code: 'too-dear' };

const market = setup({
  types: {
    context: {} as { limit: number; kilograms: number },
    events: {} as { type: 'animal.presented' } | { type: 'animal.offered' },
    input: {} as { limit: number },
  },
  actors: { weigh: effect<Weighed>(), sell: effect<Sold>() },
  actions: {
    keepWeight: assign((_, kilograms: number) => ({ kilograms })),
    /** An action of the machine without parameters. */
    forgetWeight: assign({ kilograms: 0 }),
    notify: providedAction<{ code: 'too-heavy' | 'too-dear' | 'light' }>(),
    ring: providedAction(),
  },
  guards: {
    answered,
    isLimited: ({ context }) => context.limit > 0,
    isOver: ({ context }, kilograms: number) => context.limit < kilograms,
  },
});

const weighing = market.createStateConfig({
  invoke: {
    src: 'weigh',
    onDone: answers({
      weighed: [
        { guard: 'isLimited', target: 'limited' },
        { guard: { type: 'isOver', params: ({ output }) => output.kilograms - 99 }, target: 'refused' },
        {
          target: 'weighed',
          actions: [
            { type: 'keepWeight', params: ({ output, context }) => output.kilograms - context.limit },
            'ring',
          ],
        },
      ],
      refused: {
        target: 'refused',
        actions: { type: 'notify', params: ({ output }) => ({ code: output.code }) },
      },
      away: 'idle',
    }),
    onError: 'broken',
  },
});

const machine = market.createMachine({
  id: 'market',
  context: ({ input: { limit } }) => ({ limit, kilograms: 0 }),
  initial: 'idle',
  states: {
    idle: { on: { 'animal.presented': 'weighing' } },
    weighing,
    limited: {},
    weighed: {},
    refused: {},
    broken: {},
  },
});

async function weighed(answer: Weighed, limit = 0) {
  const said: unknown[] = [];
  const actor = createActor(
    withEffects(machine, {
      calls: { weigh: async () => answer, sell: () => new Promise(() => undefined) },
      actions: { notify: (notice) => said.push(notice), ring: () => said.push('ring') },
    }),
    { input: { limit } },
  ).start();
  actor.send({ type: 'animal.presented' });
  await waitFor(actor, (snapshot) => !snapshot.matches('weighing'));
  return { snapshot: actor.getSnapshot(), said };
}

describe('answers', () => {
  it('takes the branch of the outcome, and passes the outcome to its actions', async () => {
    const { snapshot, said } = await weighed({ kind: 'weighed', kilograms: 42 });
    expect(snapshot.value).toBe('weighed');
    expect(snapshot.context.kilograms).toBe(42);
    expect(said).toEqual(['ring']);
    expect((await weighed({ kind: 'refused', code: 'too-heavy' })).said).toEqual([{ code: 'too-heavy' }]);
    expect((await weighed({ kind: 'away' })).snapshot.value).toBe('idle');
  });

  it('takes the first branch of an outcome whose guard holds', async () => {
    expect((await weighed({ kind: 'weighed', kilograms: 42 }, 1)).snapshot.value).toBe('limited');
    expect((await weighed({ kind: 'weighed', kilograms: 100 })).snapshot.value).toBe('refused');
  });

  it('names each branch by its outcome, for the statechart', () => {
    const call = machine.root.states.weighing?.invoke[0];
    const [limited, heavy, plain, refused, away] = (call?.onDone ?? []) as { guard: { guards?: unknown } }[];
    const outcome = { type: 'answered', params: 'weighed' };
    expect(limited?.guard.guards).toEqual([outcome, 'isLimited']);
    expect(heavy?.guard.guards).toMatchObject([outcome, { type: 'isOver' }]);
    expect(plain?.guard).toEqual({ type: 'answered', params: 'weighed' });
    expect(refused?.guard).toEqual({ type: 'answered', params: 'refused' });
    expect(away?.guard).toEqual({ type: 'answered', params: 'away' });
  });

  it('does not compile with a missing, an extra or another call’s outcome', () => {
    market.createStateConfig({
      // @ts-expect-error `away` is missing
      invoke: { src: 'weigh', onDone: answers({ weighed: 'weighed', refused: 'refused' }) },
    });
    market.createStateConfig({
      invoke: {
        src: 'weigh',
        // @ts-expect-error no such outcome
        onDone: answers({ weighed: 'weighed', refused: 'refused', away: 'idle', lost: 'broken' }),
      },
    });
    market.createStateConfig({
      // @ts-expect-error the outcomes of the other call
      invoke: { src: 'weigh', onDone: answers({ sold: 'weighed', refused: 'refused' }) },
    });
    // The same with its own call.
    market.createStateConfig({ invoke: { src: 'sell', onDone: answers({ sold: 'weighed', refused: 'x' }) } });
  });

  it('does not compile with an unknown action or guard, or with wrong parameters', () => {
    const rest = { weighed: 'weighed', away: 'idle' };
    market.createStateConfig({
      invoke: {
        src: 'weigh',
        onDone: answers({ ...rest, refused: { actions: { type: 'notify', params: { code: 'light' } } } }),
      },
    });
    market.createStateConfig({
      // @ts-expect-error no such action
      invoke: { src: 'weigh', onDone: answers({ ...rest, refused: { actions: 'sing' } }) },
    });
    market.createStateConfig({
      invoke: {
        src: 'weigh',
        // @ts-expect-error no such guard
        onDone: answers({ ...rest, refused: { guard: 'isSunny', target: 'refused' } }),
      },
    });
    market.createStateConfig({
      // @ts-expect-error the action needs its parameters
      invoke: { src: 'weigh', onDone: answers({ ...rest, refused: { actions: 'notify' } }) },
    });
    market.createStateConfig({
      invoke: {
        src: 'weigh',
        // @ts-expect-error the parameters are of another kind
        onDone: answers({ ...rest, refused: { actions: { type: 'notify', params: { code: 'loud' } } } }),
      },
    });
    market.createStateConfig({
      invoke: {
        src: 'weigh',
        onDone: answers({
          ...rest,
          // @ts-expect-error this outcome has no weight
          refused: { actions: { type: 'keepWeight', params: ({ output }) => output.kilograms } },
        }),
      },
    });
    market.createStateConfig({
      invoke: {
        src: 'weigh',
        onDone: answers({
          ...rest,
          // @ts-expect-error a weight is no notice
          refused: { actions: { type: 'notify', params: ({ context }) => context.kilograms } },
        }),
      },
    });
    market.createStateConfig({
      invoke: {
        src: 'weigh',
        onDone: answers({
          ...rest,
          // @ts-expect-error a change of context has a name, too
          refused: { actions: assign({ kilograms: 0 }) },
        }),
      },
    });
    market.createStateConfig({
      // @ts-expect-error the guard needs its parameters
      invoke: { src: 'weigh', onDone: answers({ ...rest, refused: { guard: 'isOver', target: 'refused' } }) },
    });
  });

  it('does not compile in a machine without the guard', () => {
    setup({ actors: { sell: effect<Sold>() } }).createStateConfig({
      // @ts-expect-error `answered` is not among the guards
      invoke: { src: 'sell', onDone: answers({ sold: 'sold', refused: 'refused' }) },
    });
  });

  it('leaves changes of context to the machine: the caller provides provided actions alone', () => {
    const calls = {
      weigh: async (): Promise<Weighed> => ({ kind: 'away' }),
      sell: async (): Promise<Sold> => ({ kind: 'sold', price: 1 }),
    };
    const actions = { notify: () => undefined, ring: () => undefined };
    // @ts-expect-error a change of context is the machine's own
    withEffects(machine, { calls, actions: { ...actions, keepWeight: () => undefined } });
    // @ts-expect-error a provided action is missing
    withEffects(machine, { calls, actions: { ring: () => undefined } });
    expect(withEffects(machine, { calls, actions }).id).toBe('market');
  });
});
