import { assign, setup } from 'xstate';
import { type LookedUpState, lookupNumber, orderLookupMs } from '#rules/order-lookup.ts';
import { answered, answers } from '../answers.ts';
import { type FieldChanged, type FormSubmitted, submittedValues, withField } from '../form.ts';
import type { StoryMeta } from '../story-meta.ts';
import { effect } from '../with-effects.ts';

/**
 * `values`: the current field, untrimmed. `number`: the order number last looked up, trimmed; '' before the first lookup.
 */
export type OrderLookupContext = { values: OrderLookupFields; number: string };

type OrderLookupFields = { order_number: string };

export type OrderLookupEvent = FieldChanged<'order_number'> | FormSubmitted<OrderLookupFields>;

export type OrderLookupAnswer = { kind: LookedUpState } | { kind: 'unknown' };

/**
 * The simulated lookup of an order (specification §2 "Order status check page", §4, §5, §8). A blank number is refused at
 * once; any other takes 1500 ms, as if a server were asked, and then shows a status, an unknown number or a failure. A
 * submission during the search is no transition.
 */
export const orderLookupMachine = setup({
  types: {
    context: {} as OrderLookupContext,
    events: {} as OrderLookupEvent,
    tags: {} as 'busy',
    meta: {} as StoryMeta,
  },
  actors: { lookUp: effect<OrderLookupAnswer, { number: string }>() },
  actions: {
    changeField: assign(({ context }, change: FieldChanged<'order_number'>) => withField(context, change)),
    takeValues: assign((submission) => ({ values: submittedValues(submission) })),
    takeNumber: assign(({ context }) => ({ number: lookupNumber(context.values.order_number) ?? '' })),
  },
  guards: {
    answered,
    isValid: (submission) => lookupNumber(submittedValues(submission).order_number) !== null,
  },
  delays: { simulated: orderLookupMs },
}).createMachine({
  id: 'order-lookup',
  context: { values: { order_number: '' }, number: '' },
  initial: 'filling',
  on: { 'field.changed': { actions: { type: 'changeField', params: ({ event }) => event } } },
  states: {
    filling: {
      initial: 'idle',
      on: {
        'form.submitted': [
          { guard: 'isValid', target: 'submitting', actions: ['takeValues', 'takeNumber'] },
          { target: '.invalid', actions: 'takeValues' },
        ],
      },
      states: {
        idle: {},
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
