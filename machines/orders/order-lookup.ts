import { setup } from 'xstate';
import { effect } from '#machines/with-effects.ts';
import { type LookedUpState, lookupNumber, orderLookupMs } from '#rules/order-lookup.ts';

/** `number` is the order number that was last asked for, trimmed; '' before the first question. */
export type OrderLookupContext = { number: string };

/** `typed` is the field as it stands: it may be blank, or have spaces around it. */
export type OrderLookupEvent = { type: 'number.submitted'; typed: string };

export type OrderLookupAnswer = { kind: 'found'; state: LookedUpState } | { kind: 'unknown' };

const orderLookup = setup({
  types: {
    context: {} as OrderLookupContext,
    events: {} as OrderLookupEvent,
    tags: {} as 'busy',
    meta: {} as { unseen?: string },
  },
  actors: { lookUp: effect<OrderLookupAnswer, { number: string }>() },
  guards: {
    isNumber: ({ event }) => event.type === 'number.submitted' && lookupNumber(event.typed) !== null,
    isState: (_, params: { answer: OrderLookupAnswer; state: LookedUpState }) =>
      params.answer.kind === 'found' && params.answer.state === params.state,
  },
  delays: { simulated: orderLookupMs },
});

/** Keeps the number that is asked for; an event without one is refused before. */
const keepNumber = orderLookup.assign({ number: ({ event }) => lookupNumber(event.typed) ?? '' });

/**
 * The simulated lookup of an order (specification §2 "Order status check page", §4, §5, §8). A blank number is refused at
 * once; any other waits 1500 ms, as if a server were asked, and then shows a state, that the number is unknown, or that
 * the lookup failed. While it searches another submission is no transition.
 */
export const orderLookupMachine = orderLookup.createMachine({
  id: 'order-lookup',
  context: { number: '' },
  initial: 'resting',
  states: {
    resting: {
      initial: 'empty',
      on: {
        'number.submitted': [
          { guard: 'isNumber', target: 'searching', actions: keepNumber },
          { target: '.refused' },
        ],
      },
      states: {
        empty: {},
        refused: {},
        preparing: {},
        delivered: {},
        unknown: {},
        failed: {},
      },
    },
    searching: {
      tags: 'busy',
      initial: 'waiting',
      states: {
        waiting: { after: { simulated: 'asking' } },
        asking: {
          meta: { unseen: 'looks as the wait before it does' },
          invoke: {
            src: 'lookUp',
            input: ({ context }) => ({ number: context.number }),
            onDone: [
              {
                guard: {
                  type: 'isState',
                  params: ({ event }) => ({ answer: event.output, state: 'preparing' }),
                },
                target: '#order-lookup.resting.preparing',
              },
              {
                guard: {
                  type: 'isState',
                  params: ({ event }) => ({ answer: event.output, state: 'delivered' }),
                },
                target: '#order-lookup.resting.delivered',
              },
              { target: '#order-lookup.resting.unknown' },
            ],
            onError: '#order-lookup.resting.failed',
          },
        },
      },
    },
  },
});
