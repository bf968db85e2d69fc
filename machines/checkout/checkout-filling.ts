import type { CheckoutStep, CheckoutValues } from '#rules/checkout.ts';
import { answers } from '../answers.ts';
import { submittedValues } from '../form.ts';
import { draftOf, failure, type RereadAnswer } from './checkout.model.ts';
import { checkout, onCartUpdated, openedAs, setRefusal, shownStep, to } from './checkout-setup.ts';

const submittable = checkout.createStateConfig({
  on: { 'order.pressed': { guard: 'isValid', target: 'checking' } },
});

type Read = { output: Extract<RereadAnswer, { kind: 'read' }> };
type OfRead = { type: 'compareCart' | 'prepareAttempt'; params: (found: Read) => Read['output'] };

/** Reads cart, products and known orders again; ignores changes of the cart meanwhile, which the answer contains. */
const rereading = (actions: readonly OfRead[]) =>
  checkout.createStateConfig({
    tags: 'busy',
    entry: ['forgetRefusal', 'forgetChanges'],
    on: { 'cart.updated': {} },
    invoke: {
      src: 'reread',
      input: ({ context }) => ({ email: context.prefilled.email }),
      onDone: answers({
        preceded: {
          target: to.unanswered,
          actions: { type: 'storeAttempt', params: ({ output }) => output.attempt },
        },
        unauthorized: 'idle',
        ended: { target: to.loading, actions: 'forgetPage' },
        refused: { target: 'refused', actions: setRefusal },
        read: [
          {
            guard: { type: 'isDayPast', params: ({ output }) => output.today },
            target: to.verifying,
            actions: [{ type: 'askDay', params: ({ output }) => output.today }, shownStep(1)],
          },
          { target: 'comparing', actions },
        ],
      }),
      onError: { target: 'unreachable', actions: { type: 'setRefusal', params: failure() } },
    },
  });

/** The last step: the recap, Commander, and the checks before the order (specification §2 Checkout). */
const confirming = checkout.createStateConfig({
  initial: 'reviewing',
  on: {
    ...onCartUpdated('reviewing'),
    'previous.pressed': { target: 'paying', actions: shownStep(2) },
    // Opening the current step again must not clear its message.
    'step.opened': { guard: { type: 'isStepOpen', params: openedAs(3) } },
  },
  states: {
    /** The recap equals the cart agreed to, or shows the differences. */
    reviewing: {
      meta: { unseen: 'left in the step that enters it' },
      always: [
        { guard: 'isCartEmpty', target: to.leavingForCart },
        { guard: 'isShort', target: 'changed.unavailable' },
        { guard: 'isChanged', target: 'changed.agreeable' },
        { target: 'idle' },
      ],
    },
    idle: submittable,
    refused: {
      ...submittable,
      meta: { looksAs: { idle: 'the data alone shows the refusal' } },
    },
    /** Cart and products could not be read again: nothing was ordered. Cleared when the connection is back. */
    unreachable: {
      ...submittable,
      invoke: { src: 'awaitReconnection', onDone: { target: 'idle', actions: 'forgetRefusal' } },
      meta: { looksAs: { idle: 'the data says which sentence is shown' } },
    },
    checking: rereading([
      { type: 'compareCart', params: ({ output }) => output },
      { type: 'prepareAttempt', params: ({ output }) => output },
    ]),
    /** Vérifier de nouveau: checks cart and stock again without ordering. */
    rechecking: {
      ...rereading([{ type: 'compareCart', params: ({ output }) => output }]),
      meta: { looksAs: { checking: 'the same wait, whether an order follows or not' } },
    },
    comparing: {
      meta: { unseen: 'left in the step that enters it' },
      always: [{ guard: 'isAttempted', target: to.placing }, { target: 'reviewing' }],
    },
    changed: {
      initial: 'agreeable',
      states: {
        agreeable: { on: { 'changes.agreed': { target: to.reviewing, actions: 'agree' } } },
        unavailable: { on: { 'checkout.retried': to.rechecking } },
      },
    },
  },
});

/** Editing a field: stores it in memory and, except for the ID number, on the device. A step accepts its own fields only. */
const fillingIn = (step: CheckoutStep) =>
  checkout.createStateConfig({
    on: {
      'field.changed': {
        guard: { type: 'isOfStep', params: ({ event }) => ({ field: event.field, step }) },
        actions: [
          { type: 'changeField', params: ({ event }) => event },
          { type: 'storeDraft', params: ({ context }) => draftOf(context) },
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
    ...onCartUpdated(),
    'step.opened': [
      { guard: { type: 'isStepNamed', params: openedAs(1) }, target: '.verifying' },
      // Only step 1 has required fields.
      { guard: { type: 'isStepOpen', params: openedAs(1) }, actions: shownStep(1, true) },
      { guard: { type: 'isStepNamed', params: openedAs(2) }, target: '.paying' },
      { target: '.confirming' },
    ],
  },
  states: {
    verifying: {
      invoke: {
        src: 'recallAddress',
        input: ({ context }) => ({ isWanted: context.prefilled.address === '' }),
        onDone: { actions: { type: 'takeRecalled', params: ({ event }) => event.output } },
        // Nothing is offered, then.
        onError: {},
      },
      on: {
        ...fillingIn(1),
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
        ...fillingIn(2),
        'next.pressed': { target: 'confirming', actions: [takeStep, shownStep(3)] },
        'previous.pressed': { target: 'verifying', actions: shownStep(1) },
      },
    },
    confirming,
  },
});
