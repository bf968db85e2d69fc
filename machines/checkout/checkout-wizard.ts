import { answers } from '#machines/answers.ts';
import { refuse, refuseFor } from '#machines/refuse.ts';
import type { CheckoutStep } from '#rules/checkout.ts';
import { failure } from './checkout-context.ts';
import { checkout, to } from './checkout-setup.ts';
import { draftOf } from './checkout-values.ts';

/** Filling in: kept in memory, and on the device without the ID number. A step takes its own fields only. */
const fillingIn = (isOfStep: 'isDeliveryField' | 'isPaymentField') =>
  checkout.createStateConfig({
    on: {
      'field.changed': {
        guard: { type: isOfStep, params: ({ event }) => event.field },
        actions: [
          { type: 'changeField', params: ({ event }) => event },
          { type: 'keepDraft', params: ({ context }) => draftOf(context.values, context.prefilled) },
        ],
      },
      'field.left': { actions: { type: 'touchField', params: ({ event }) => event.field } },
    },
  }).on;

const shownStep = (step: CheckoutStep, replace = false) =>
  ({ type: 'showStep', params: { step, replace } }) as const;

const submittable = checkout.createStateConfig({
  on: { 'form.submitted': { guard: 'isValid', target: 'checking' } },
});

/** The last step: the recap, and Commander with all that stands between it and the order (specification §2 Checkout). */
const confirming = checkout.createStateConfig({
  initial: 'resting',
  on: {
    'previous.pressed': { target: 'paying', actions: shownStep(2) },
    // Back to the step that is open already must not take its answer away.
    'step.opened': { guard: { type: 'isStepOpen', params: ({ event }) => ({ asked: event.step, step: 3 }) } },
  },
  states: {
    resting: submittable,
    refused: {
      ...submittable,
      meta: { looksAs: { resting: 'the refusal is drawn from the data' } },
    },
    /** Cart and products could not be read again: nothing was ordered. */
    unreachable: {
      ...submittable,
      meta: { looksAs: { resting: 'the data says which sentence is shown' } },
    },
    checking: {
      tags: 'busy',
      entry: ['forgetRefusal', 'forgetChanges'],
      invoke: {
        src: 'reread',
        input: ({ context }) => ({ email: context.prefilled.email }),
        onDone: answers({
          preceded: {
            target: to.unanswered,
            actions: { type: 'keepAttempt', params: ({ output }) => output.attempt },
          },
          unauthorized: 'resting',
          refused: { target: 'refused', actions: refuse },
          read: { target: 'comparing', actions: { type: 'compareCart', params: ({ output }) => output } },
        }),
        onError: { target: 'unreachable', actions: refuseFor(failure()) },
      },
    },
    comparing: {
      meta: { unseen: 'left in the step that enters it' },
      always: [
        { guard: 'isCartEmpty', target: to.leavingForCart },
        { guard: 'isShort', target: 'changed.unavailable', actions: 'refreshCart' },
        { guard: 'isChanged', target: 'changed.agreeable', actions: 'refreshCart' },
        { target: to.placing },
      ],
    },
    changed: {
      initial: 'agreeable',
      states: {
        agreeable: { on: { 'changes.agreed': to.checking } },
        unavailable: { on: { 'checkout.retried': to.checking } },
      },
    },
  },
});

/** The three steps (specification §4 Checkout): bounded to 1..3, validated on touch, and in the address. */
export const filling = checkout.createStateConfig({
  initial: 'verifying',
  on: {
    'step.opened': [
      {
        guard: { type: 'isStepNamed', params: ({ event }) => ({ asked: event.step, step: 1 }) },
        target: '.verifying',
      },
      {
        guard: { type: 'isStepOpen', params: ({ event }) => ({ asked: event.step, step: 1 }) },
        target: '.verifying',
        actions: shownStep(1, true),
      },
      {
        guard: { type: 'isStepNamed', params: ({ event }) => ({ asked: event.step, step: 2 }) },
        target: '.paying',
      },
      {
        guard: { type: 'isStepOpen', params: ({ event }) => ({ asked: event.step, step: 2 }) },
        target: '.paying',
        actions: shownStep(2, true),
      },
      { target: '.confirming' },
    ],
  },
  states: {
    verifying: {
      on: {
        ...fillingIn('isDeliveryField'),
        'next.pressed': [
          {
            guard: { type: 'isStepOpen', params: { asked: 2, step: 2 } },
            target: 'paying',
            actions: shownStep(2),
          },
          { actions: 'touchDelivery' },
        ],
      },
    },
    paying: {
      on: {
        ...fillingIn('isPaymentField'),
        'next.pressed': {
          guard: { type: 'isStepOpen', params: { asked: 3, step: 3 } },
          target: 'confirming',
          actions: shownStep(3),
        },
        'previous.pressed': { target: 'verifying', actions: shownStep(1) },
      },
    },
    confirming,
  },
});
