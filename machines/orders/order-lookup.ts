import { assign, setup } from 'xstate';
import { answered, answers } from '#machines/answers.ts';
import type { Seen } from '#machines/seen.ts';
import { effect } from '#machines/with-effects.ts';
import { type LookedUpState, lookupNumber, orderLookupMs } from '#rules/order-lookup.ts';

/** `number` is the order number that was last asked for, trimmed; '' before the first question. */
export type OrderLookupContext = { number: string };

/** `typed` is the field as it stands: it may be blank, or have spaces around it. */
export type OrderLookupEvent = { type: 'form.submitted'; typed: string };

export type OrderLookupAnswer = { kind: LookedUpState } | { kind: 'unknown' };

/**
 * The simulated lookup of an order (specification §2 "Order status check page", §4, §5, §8). A blank number is refused at
 * once; any other waits 1500 ms, as if a server were asked, and then shows a state, that the number is unknown, or that
 * the lookup failed. While it searches another submission is no transition.
 */
export const orderLookupMachine = setup({
  types: {
    context: {} as OrderLookupContext,
    events: {} as OrderLookupEvent,
    tags: {} as 'busy',
    meta: {} as Seen,
  },
  actors: { lookUp: effect<OrderLookupAnswer, { number: string }>() },
  actions: { keepNumber: assign((_, typed: string) => ({ number: lookupNumber(typed) ?? '' })) },
  guards: { answered, isNumber: (_, typed: string) => lookupNumber(typed) !== null },
  delays: { simulated: orderLookupMs },
}).createMachine({
  id: 'order-lookup',
  context: { number: '' },
  initial: 'filling',
  states: {
    filling: {
      initial: 'resting',
      on: {
        'form.submitted': [
          {
            guard: { type: 'isNumber', params: ({ event }) => event.typed },
            target: 'submitting',
            actions: { type: 'keepNumber', params: ({ event }) => event.typed },
          },
          { target: '.invalid' },
        ],
      },
      states: {
        resting: {},
        invalid: {},
        preparing: {},
        delivered: {},
        unknown: {},
        unreachable: {},
      },
    },
    submitting: {
      tags: 'busy',
      initial: 'waiting',
      states: {
        waiting: { after: { simulated: 'asking' } },
        asking: {
          meta: { unseen: 'looks as the wait before it does' },
          invoke: {
            src: 'lookUp',
            input: ({ context }) => ({ number: context.number }),
            onDone: answers({
              preparing: '#order-lookup.filling.preparing',
              delivered: '#order-lookup.filling.delivered',
              unknown: '#order-lookup.filling.unknown',
            }),
            onError: '#order-lookup.filling.unreachable',
          },
        },
      },
    },
  },
});
