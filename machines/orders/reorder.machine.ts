import { assign, setup } from 'xstate';
import { answered, answers } from '../answers.ts';
import type { StoryMeta } from '../story-meta.ts';
import { effect, providedAction } from '../with-effects.ts';

/** An animal with less stock than was ordered: `back` of `wanted` are in the cart. */
export type MissingAnimal = { name: string; wanted: number; back: number };

/** `isRepaid`: the payment was refused, so the checkout opens instead of the cart. */
export type ReorderInput = { orderNumber: string; isRepaid: boolean };
export type ReorderContext = ReorderInput & { missing: readonly MissingAnimal[] };
export type ReorderEvent = { type: 'reorder.requested' };

/** `isAlone`: the cart holds only the animals of this order. `unauthorized` is reported by the session. */
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
    meta: {} as StoryMeta,
  },
  actors: {
    /** Adds the available animals of the order to the cart, except those that it already contains. */
    refillCart: effect<ReorderAnswer, { orderNumber: string }>(),
  },
  actions: {
    refreshCart: providedAction(),
    notify: providedAction<{ code: 'order-refilled' }>(),
    leaveForCart: providedAction(),
    /** Opens the checkout with the values of the order; the ID number comes from the profile. */
    openPaymentStep: providedAction(),
    takeMissing: assign((_, missing: readonly MissingAnimal[]) => ({ missing })),
  },
  guards: {
    answered,
    isComplete: (_, missing: readonly MissingAnimal[]) => missing.length === 0,
    /** A cart with other animals is shown before it is paid for. */
    isPayable: ({ context }, { missing, isAlone }: { missing: readonly MissingAnimal[]; isAlone: boolean }) =>
      context.isRepaid && isAlone && missing.length === 0,
  },
});

const said = { type: 'notify', params: { code: 'order-refilled' } } as const;

const requestable = reorder.createStateConfig({ on: { 'reorder.requested': 'refilling' } });

/**
 * Remettre au panier (specification §4 Cart): one press adds the animals of an order whose payment was refused, expired or
 * cancelled to the cart again, shows a notice and opens the cart or the checkout; if some are sold, it lists them first. It
 * neither pays nor orders.
 */
export const reorderMachine = reorder.createMachine({
  id: 'reorder',
  context: ({ input: { orderNumber, isRepaid } }) => ({ orderNumber, isRepaid, missing: [] }),
  initial: 'idle',
  states: {
    idle: requestable,
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
              target: 'idle',
              actions: ['refreshCart', said, 'openPaymentStep'],
            },
            {
              guard: { type: 'isComplete', params: ({ output }) => output.missing },
              target: 'idle',
              actions: ['refreshCart', said, 'leaveForCart'],
            },
            {
              target: 'short',
              actions: ['refreshCart', { type: 'takeMissing', params: ({ output }) => output.missing }],
            },
          ],
          // Some of its animals may already be in the cart.
          unauthorized: { target: 'idle', actions: 'refreshCart' },
          refused: { target: 'failed', actions: 'refreshCart' },
        }),
        onError: { target: 'failed', actions: 'refreshCart' },
      },
    },
    /** Some animals are sold: lists them, with a link to the cart. */
    short: {},
  },
});
