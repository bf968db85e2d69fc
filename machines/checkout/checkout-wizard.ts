import { submittedValues } from '#machines/form.ts';
import type { CheckoutValues } from '#rules/checkout.ts';
import { confirming } from './checkout-confirming.ts';
import { checkout, followingCart, shownStep } from './checkout-setup.ts';
import { draftOf } from './checkout-values.ts';

/** Editing a field: stores it in memory and, except for the ID number, on the device. A step accepts its own fields only. */
const fillingIn = (isOfStep: 'isDeliveryField' | 'isPaymentField') =>
  checkout.createStateConfig({
    on: {
      'field.changed': {
        guard: { type: isOfStep, params: ({ event }) => event.field },
        actions: [
          { type: 'changeField', params: ({ event }) => event },
          { type: 'keepDraft', params: ({ context }) => draftOf(context) },
        ],
      },
      'field.left': { actions: { type: 'touchField', params: ({ event }) => event.field } },
    },
  }).on;

/** Stores the submitted fields of a step. */
const takeStep = { type: 'takeValues', params: submittedValues<CheckoutValues> } as const;

/** The three steps (specification §4 Checkout): limited to 1..3, validated on touch, and reflected in the address. */
export const filling = checkout.createStateConfig({
  initial: 'verifying',
  on: {
    ...followingCart(),
    'step.opened': [
      {
        guard: { type: 'isStepNamed', params: ({ event }) => ({ asked: event.step, step: 1 }) },
        target: '.verifying',
      },
      // Only step 1 has required fields.
      {
        guard: { type: 'isStepOpen', params: ({ event }) => ({ asked: event.step, step: 1 }) },
        actions: shownStep(1, true),
      },
      {
        guard: { type: 'isStepNamed', params: ({ event }) => ({ asked: event.step, step: 2 }) },
        target: '.paying',
      },
      { target: '.confirming' },
    ],
  },
  states: {
    verifying: {
      invoke: {
        src: 'recallAddress',
        input: ({ context }) => ({ isWanted: context.prefilled.address === '' }),
        onDone: { actions: { type: 'keepRecalled', params: ({ event }) => event.output } },
        // Nothing is offered, then.
        onError: {},
      },
      on: {
        ...fillingIn('isDeliveryField'),
        'next.pressed': [
          {
            guard: { type: 'isComplete', params: submittedValues },
            target: 'paying',
            actions: [takeStep, 'passIdNumber', shownStep(2)],
          },
          { actions: [takeStep, 'touchDelivery'] },
        ],
      },
    },
    paying: {
      on: {
        ...fillingIn('isPaymentField'),
        'next.pressed': { target: 'confirming', actions: [takeStep, shownStep(3)] },
        'previous.pressed': { target: 'verifying', actions: shownStep(1) },
      },
    },
    confirming,
  },
});
