import { openedWithin, orderWithin } from '#rules/waits.ts';
import { answers } from '../answers.ts';
import {
  awaitedPayment,
  type CheckoutContext,
  failure,
  type LookUpAnswer,
  orderedDelivery,
  requireAttempt,
  requireOrder,
} from './checkout.model.ts';
import { checkout, openedAs, setRefusal, shownStep, to } from './checkout-setup.ts';
import { requestOf } from './order-attempt.ts';

const backToConfirming = shownStep(3, true);

const forgetAttempt = {
  type: 'forgetAttempt',
  params: ({ context }: { context: CheckoutContext }) => ({ key: requireAttempt(context).key }),
} as const;

type Listed = { output: Extract<LookUpAnswer, { kind: 'listed' }> };

const isUnchanged = { type: 'isUnchanged', params: ({ output }: Listed) => output.lines } as const;

/** Reads the orders: without that of the attempt it continues with `listed`. Another tab may be sending it, or have completed it. */
const lookingFor = (
  ...listed: { guard?: typeof isUnchanged; target: string; actions?: typeof forgetAttempt }[]
) =>
  checkout.createStateConfig({
    tags: 'busy',
    invoke: {
      src: 'lookUpOrders',
      onDone: answers({
        underWay: 'underWay',
        settled: to.loading,
        listed: [
          {
            guard: { type: 'isFound', params: ({ output }) => output.orders },
            target: to.found,
            actions: [{ type: 'findOrder', params: ({ output }) => output.orders }, forgetAttempt],
          },
          ...listed,
        ],
        refused: 'unread',
      }),
      onError: 'unread',
    },
  });

/** The attempt can be looked for, sent again or given up. Its ID number may have to be typed again: it is never stored on the device. */
const resumable = checkout.createStateConfig({
  on: {
    'field.changed': {
      guard: { type: 'isIdNumberAwaited', params: ({ event }) => event.field },
      actions: { type: 'changeField', params: ({ event }) => event },
    },
    'field.left': { actions: { type: 'touchField', params: ({ event }) => event.field } },
    'attempt.resumed': { guard: 'isResumable', target: 'resuming', actions: 'completeAttempt' },
    'attempt.abandoned': 'abandoning',
    'lookup.retried': 'lookingUp',
  },
});

/** Reads the orders again when the connection is back. */
const reconnecting = {
  src: 'awaitReconnection',
  onDone: { target: 'lookingUp', actions: 'forgetRefusal' },
} as const;

/** Sends the attempt once with its key and body, after Commander or Reprendre. */
export const placing = checkout.createStateConfig({
  tags: 'busy',
  entry: 'forgetRefusal',
  on: {
    'step.opened': [{ guard: { type: 'isStepNamed', params: openedAs(3) } }, { actions: backToConfirming }],
    'session.changed': { target: to.loading, actions: ['forgetPage', 'reportUnanswered'] },
  },
  invoke: {
    src: 'placeOrder',
    input: ({ context }) => ({ attempt: requireAttempt(context), body: requestOf(requireAttempt(context)) }),
    onDone: answers({
      placed: { target: to.ordered, actions: { type: 'takePlaced', params: ({ output }) => output } },
      refused: { target: 'refusing', actions: setRefusal },
      unanswered: { target: to.unanswered, actions: setRefusal },
      postponed: { target: to.postponed, actions: setRefusal },
      unauthorized: to.unanswered,
      preceded: {
        target: to.unanswered,
        actions: { type: 'storeAttempt', params: ({ output }) => output.attempt },
      },
      ended: { target: to.loading, actions: 'forgetPage' },
    }),
    onError: { target: to.unanswered, actions: { type: 'setRefusal', params: failure() } },
  },
});

/** A definite refusal: returns to the last step. */
export const refusing = checkout.createStateConfig({
  meta: { unseen: 'left in the step that enters it' },
  always: [
    { guard: 'isCartEmpty', target: to.loading },
    { target: to.refused, actions: ['refreshCart', backToConfirming] },
  ],
});

/**
 * An attempt whose answer was lost. A new order in `orders/` with its animals completes it; otherwise the customer sends it
 * again unchanged or abandons it. Either reads the orders again first, since the order may exist by then; the attempt is
 * not sent if the cart holds other animals. Nothing is sent automatically. If another tab completes the attempt, this one
 * restarts; if another tab waits for the answer, this one waits for it. The lost order may have emptied the cart: every tab
 * reads it again.
 */
export const unanswered = checkout.createStateConfig({
  initial: 'lookingUp',
  entry: 'refreshCart',
  invoke: { src: 'awaitSettlement', onDone: to.loading },
  states: {
    lookingUp: lookingFor({ target: 'open' }),
    /** No such order exists: the customer can resume or abandon the attempt. */
    open: { ...resumable, invoke: reconnecting },
    /** The provider answered 429 and did not process the attempt: it can be sent again. */
    postponed: resumable,
    /** Another tab waits for the answer: this one does nothing until that tab has it or 30 s have passed. */
    underWay: {
      tags: 'busy',
      invoke: { src: 'awaitAnswer', onDone: 'lookingUp', onError: 'lookingUp' },
      after: { [orderWithin]: 'takingOver' },
    },
    takingOver: {
      tags: 'busy',
      meta: { unseen: 'looks as the wait before it does' },
      invoke: { src: 'takeOver', onDone: 'lookingUp', onError: 'lookingUp' },
    },
    resuming: lookingFor({ guard: isUnchanged, target: to.placing }, { target: 'overtaken' }),
    /** The cart holds other animals than the attempt, or an unreadable line: it would order those if it were sent. */
    overtaken: { on: { 'lookup.retried': 'lookingUp', 'attempt.abandoned': 'abandoning' } },
    abandoning: {
      ...lookingFor({ target: to.loading, actions: forgetAttempt }),
      meta: { looksAs: { lookingUp: 'the same wait, whatever the search is for' } },
    },
    /** The orders could not be read, so it is unknown whether the order exists. */
    unread: { on: { 'lookup.retried': 'lookingUp' }, invoke: reconnecting },
  },
});

/** The order exists: with the provider's page to pay on, without one, or found after its answer was lost. */
export const ordered = checkout.createStateConfig({
  initial: 'deciding',
  entry: [
    'refreshCart',
    'forgetUnansweredAdds',
    { type: 'storeDelivery', params: ({ context }) => orderedDelivery(context) },
  ],
  states: {
    deciding: {
      meta: { unseen: 'left in the step that enters it' },
      always: [
        { guard: 'isWithoutPaymentPage', target: 'leavingForDashboard' },
        {
          guard: { type: 'isPayableAt', params: ({ context }) => requireOrder(context).paymentUrl },
          target: 'leavingForPayment',
        },
        { target: 'unpayable' },
      ],
    },
    leavingForDashboard: {
      entry: [
        'forgetDraft',
        { type: 'notify', params: { code: 'order-placed' } },
        'refreshLists',
        'leaveForDashboard',
      ],
    },
    leavingForPayment: {
      entry: [
        { type: 'storePayment', params: ({ context }) => awaitedPayment(context) },
        { type: 'leaveForPayment', params: ({ context }) => ({ url: requireOrder(context).paymentUrl }) },
      ],
      after: { [openedWithin]: 'awaitingPayment' },
      invoke: { src: 'awaitReturn', onDone: 'awaitingPayment', onError: 'awaitingPayment' },
    },
    /** The customer returned from the payment page, or it did not open: the link is shown until the payment is complete. */
    awaitingPayment: {
      entry: ['refreshLists', 'refreshCart'],
      on: { 'payment.opened': 'leavingForPayment' },
      initial: 'asking',
      states: {
        asking: {
          meta: { unseen: 'asks without a word' },
          invoke: {
            src: 'askPayment',
            input: ({ context }) => ({ orderNumber: requireOrder(context).number }),
            onDone: answers({ waiting: 'idle', settled: '#checkout.ordered.leavingForResult' }),
            onError: 'idle',
          },
        },
        idle: { invoke: { src: 'awaitReturn', onDone: 'asking', onError: 'asking' } },
      },
    },
    leavingForResult: {
      entry: {
        type: 'leaveForResult',
        params: ({ context }) => ({ orderNumber: requireOrder(context).number ?? '' }),
      },
    },
    /** The order exists, but its payment address is not on an allowed host. */
    unpayable: { entry: 'refreshLists' },
    found: {
      entry: 'refreshLists',
      on: { 'payment.resumed': { guard: 'isUnpaid', target: 'seekingPayment' } },
    },
    /**
     * Asks for the payment page of a found order. The attempt is not sent again for it: a provider without idempotency keys
     * would order the current cart. Without a payment page the payment result is shown.
     */
    seekingPayment: {
      tags: 'busy',
      invoke: {
        src: 'askPayment',
        input: ({ context }) => ({ orderNumber: requireOrder(context).number }),
        onDone: answers({
          waiting: [
            {
              guard: { type: 'isPayableAt', params: ({ output }) => output.paymentUrl },
              target: 'leavingForPayment',
              actions: { type: 'takePaymentPage', params: ({ output }) => output.paymentUrl },
            },
            { target: 'leavingForResult' },
          ],
          settled: 'leavingForResult',
        }),
        onError: 'leavingForResult',
      },
    },
  },
});
