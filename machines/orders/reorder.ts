import { assign, setup } from 'xstate';
import { answered, answers } from '#machines/answers.ts';
import type { Seen } from '#machines/seen.ts';
import { effect, outward } from '#machines/with-effects.ts';

/** An animal of which fewer are there than were ordered. `back` of `wanted` are in the cart. */
export type MissingAnimal = { name: string; wanted: number; back: number };

/** `isRepaid`: it follows a payment that was refused, so that it leads to where one pays again. */
export type ReorderInput = { orderNumber: string; isRepaid: boolean };
export type ReorderContext = ReorderInput & { missing: readonly MissingAnimal[] };
export type ReorderEvent = { type: 'reorder.requested' };

/** `isAlone`: the cart holds nothing but this order's animals. `unauthorized` is the session's to tell. */
export type ReorderAnswer =
  | { kind: 'refilled'; missing: readonly MissingAnimal[]; isAlone: boolean }
  | { kind: 'unauthorized' }
  | { kind: 'refused' };

const reorder = setup({
  types: {
    context: {} as ReorderContext,
    events: {} as ReorderEvent,
    input: {} as ReorderInput,
    tags: {} as 'busy',
    meta: {} as Seen,
  },
  actors: {
    /** Puts the order's animals into the cart as far as they are there; what is in it already is not added again. */
    refillCart: effect<ReorderAnswer, { orderNumber: string }>(),
  },
  actions: {
    refreshCart: outward(),
    tell: outward<{ code: 'order-refilled' }>(),
    leaveForCart: outward(),
    /** To where one pays again, with what was typed for it; the ID number is the profile's alone. */
    leaveForPayment: outward(),
    keepMissing: assign((_, missing: readonly MissingAnimal[]) => ({ missing })),
  },
  guards: {
    answered,
    isWhole: (_, missing: readonly MissingAnimal[]) => missing.length === 0,
    /** Whatever else the cart holds is looked at before it is paid for. */
    isPayable: ({ context }, { missing, isAlone }: { missing: readonly MissingAnimal[]; isAlone: boolean }) =>
      context.isRepaid && isAlone && missing.length === 0,
  },
});

const said = { type: 'tell', params: { code: 'order-refilled' } } as const;

const requestable = reorder.createStateConfig({ on: { 'reorder.requested': 'refilling' } });

/**
 * Remettre au panier (specification §4 Cart): one press puts the animals of an order whose payment was refused, expired or
 * cancelled back into the cart, says so and leads there, or to where one pays again; where some are gone, it says which
 * first. It pays and orders nothing.
 */
export const reorderMachine = reorder.createMachine({
  id: 'reorder',
  context: ({ input: { orderNumber, isRepaid } }) => ({ orderNumber, isRepaid, missing: [] }),
  initial: 'resting',
  states: {
    resting: requestable,
    failed: requestable,
    refilling: {
      tags: 'busy',
      invoke: {
        src: 'refillCart',
        input: ({ context }) => ({ orderNumber: context.orderNumber }),
        onDone: answers({
          refilled: [
            {
              guard: { type: 'isPayable', params: ({ output }) => output },
              target: 'resting',
              actions: ['refreshCart', said, 'leaveForPayment'],
            },
            {
              guard: { type: 'isWhole', params: ({ output }) => output.missing },
              target: 'resting',
              actions: ['refreshCart', said, 'leaveForCart'],
            },
            {
              target: 'short',
              actions: ['refreshCart', { type: 'keepMissing', params: ({ output }) => output.missing }],
            },
          ],
          // Some of its animals may be back already.
          unauthorized: { target: 'resting', actions: 'refreshCart' },
          refused: { target: 'failed', actions: 'refreshCart' },
        }),
        onError: { target: 'failed', actions: 'refreshCart' },
      },
    },
    /** Some animals are gone: said, with the way to the cart. */
    short: {},
  },
});
