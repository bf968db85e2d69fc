import { assign } from 'xstate';
import { compareCart } from '#machines/cart/cart-changes.ts';
import { narrowed } from '#machines/narrowed.ts';
import type { CheckoutStep } from '#rules/checkout.ts';
import { type CheckoutContext, checkout, failure, type RereadAnswer } from './checkout-setup.ts';
import { deliveryFields, draftOf, type EditableField } from './checkout-values.ts';
import { newAttempt } from './order-attempt.ts';

const isPaymentField = (field: EditableField): boolean =>
  field === 'type_paiement' || field === 'moyen_paiement';

/** Filling in: kept in memory, and on the device without the ID number. A step takes its own fields only. */
const fillingIn = (isOfStep: (field: EditableField) => boolean) =>
  checkout.createStateConfig({
    on: {
      'value.changed': {
        guard: ({ event }) => isOfStep(event.field),
        actions: [
          assign(({ context, event }) => ({ values: { ...context.values, [event.field]: event.value } })),
          { type: 'keepDraft', params: ({ context }) => draftOf(context.values, context.prefilled) },
        ],
      },
      'field.touched': {
        actions: assign(({ context, event }) => ({
          touched: [...new Set([...context.touched, event.field])],
        })),
      },
    },
  }).on;

/** Puts the address right where it names a step that the form does not allow yet. */
const correctAddress = (step: CheckoutStep) =>
  checkout.enqueueActions(({ event, enqueue }) => {
    if (event.type === 'step.opened' && event.step !== step) {
      enqueue({ type: 'showStep', params: { step, replace: true } });
    }
  });

const compared = (
  context: CheckoutContext,
  answer: Extract<RereadAnswer, { kind: 'read' }>,
): Partial<CheckoutContext> => {
  const { lines, changes } = compareCart(context.lines, answer);
  const isAgreed = changes.length === 0 && lines.length > 0;
  return { lines, changes, attempt: isAgreed ? newAttempt(context.values, lines, answer) : null };
};

const submittable = checkout.createStateConfig({
  on: { 'order.submitted': { guard: 'isValid', target: 'checking' } },
});

/** The last step: the recap, and Commander with all that stands between it and the order (specification §2 Checkout). */
const confirming = checkout.createStateConfig({
  initial: 'reviewing',
  on: {
    'previous.pressed': {
      target: 'paying',
      actions: { type: 'showStep', params: { step: 2, replace: false } },
    },
    // Back to the step that is open already must not take its answer away.
    'step.opened': { guard: { type: 'isStepOpen', params: ({ event }) => ({ asked: event.step, step: 3 }) } },
  },
  states: {
    reviewing: submittable,
    refused: submittable,
    /** Cart and products could not be read again: nothing was ordered. */
    unreachable: submittable,
    checking: {
      tags: 'busy',
      entry: assign({ refusal: null, changes: [] }),
      invoke: {
        src: 'reread',
        input: ({ context }) => ({ email: context.prefilled.email }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'unanswered',
            target: '#checkout.unanswered',
            actions: assign(({ event }) => ({ attempt: narrowed(event.output, 'unanswered').attempt })),
          },
          { guard: ({ event }) => event.output.kind === 'unauthorized', target: 'reviewing' },
          {
            guard: ({ event }) => event.output.kind === 'refused',
            target: 'refused',
            actions: [
              assign(({ event }) => ({ refusal: failure(narrowed(event.output, 'refused').message) })),
              { type: 'tell', params: ({ context }) => context.refusal ?? failure() },
            ],
          },
          {
            target: 'comparing',
            actions: assign(({ context, event }) => compared(context, narrowed(event.output, 'read'))),
          },
        ],
        onError: {
          target: 'unreachable',
          actions: [assign({ refusal: failure() }), { type: 'tell', params: failure() }],
        },
      },
    },
    comparing: {
      meta: { unseen: 'left in the step that enters it' },
      always: [
        { guard: 'isCartEmpty', target: '#checkout.leavingForCart' },
        { guard: 'isShort', target: 'changed.unavailable', actions: 'refreshCart' },
        { guard: 'isChanged', target: 'changed.agreeable', actions: 'refreshCart' },
        { target: '#checkout.placing' },
      ],
    },
    changed: {
      initial: 'agreeable',
      states: {
        agreeable: { on: { 'changes.agreed': '#checkout.filling.confirming.checking' } },
        unavailable: { on: { 'checkout.retried': '#checkout.filling.confirming.checking' } },
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
        guard: { type: 'isStepOpen', params: ({ event }) => ({ asked: event.step, step: 1 }) },
        target: '.verifying',
        actions: correctAddress(1),
      },
      {
        guard: { type: 'isStepOpen', params: ({ event }) => ({ asked: event.step, step: 2 }) },
        target: '.paying',
        actions: correctAddress(2),
      },
      { target: '.confirming' },
    ],
  },
  states: {
    verifying: {
      on: {
        ...fillingIn((field) => !isPaymentField(field)),
        'next.pressed': [
          {
            guard: { type: 'isStepOpen', params: { asked: 2, step: 2 } },
            target: 'paying',
            actions: { type: 'showStep', params: { step: 2, replace: false } },
          },
          { actions: assign({ touched: deliveryFields }) },
        ],
      },
    },
    paying: {
      on: {
        ...fillingIn(isPaymentField),
        'next.pressed': {
          guard: { type: 'isStepOpen', params: { asked: 3, step: 3 } },
          target: 'confirming',
          actions: { type: 'showStep', params: { step: 3, replace: false } },
        },
        'previous.pressed': {
          target: 'verifying',
          actions: { type: 'showStep', params: { step: 1, replace: false } },
        },
      },
    },
    confirming,
  },
});
