import { answers } from '#machines/answers.ts';
import { awaitedPayment, requireAttempt, requireOrder } from './checkout-changes.ts';
import { type CheckoutContext, failure, type LookUpAnswer } from './checkout-context.ts';
import { checkout, keepRefusal, to } from './checkout-setup.ts';
import { requestOf } from './order-attempt.ts';

/** How long the page may take to give way to the payment page before it shows its own link, in ms. */
const patience = 10_000;

/** How long an attempt of another tab is waited for, in ms: as long as that tab waits for its answer. @internal */
export const underWayFor = 30_000;

const backToConfirming = { type: 'showStep', params: { step: 3, replace: true } } as const;

const forgetAttempt = {
  type: 'forgetAttempt',
  params: ({ context }: { context: CheckoutContext }) => ({ key: requireAttempt(context).key }),
} as const;

/** The attempt that is looked up may have been settled by another tab, or be under way in one. */
const elsewhere = { underWay: 'underWay', settled: to.loading } as const;

type Listed = { output: Extract<LookUpAnswer, { kind: 'listed' }> };

/** The order has arrived after all. */
const found = {
  guard: { type: 'isFound', params: ({ output }: Listed) => output.orders },
  target: to.found,
  actions: [{ type: 'keepFound', params: ({ output }: Listed) => output.orders }, forgetAttempt],
} as const;

/** The one thing that may have to be typed again: the device does not keep it. */
const typingIdNumber = checkout.createStateConfig({
  on: {
    'field.changed': {
      guard: { type: 'isIdNumberAwaited', params: ({ event }) => event.field },
      actions: { type: 'changeField', params: ({ event }) => event },
    },
    'field.left': { actions: { type: 'touchField', params: ({ event }) => event.field } },
  },
});

/** A connection that is back: what failed without it is old, and the orders can be read again. */
const reconnecting = {
  src: 'awaitReconnection',
  onDone: { target: 'lookingUp', actions: 'forgetRefusal' },
} as const;

/** One request with the attempt's key and body: Commander and Reprendre come here. */
export const placing = checkout.createStateConfig({
  tags: 'busy',
  entry: 'forgetRefusal',
  on: {
    'step.opened': {
      guard: { type: 'isOtherStep', params: ({ event }) => ({ asked: event.step, step: 3 }) },
      actions: backToConfirming,
    },
    'session.changed': { target: to.loading, actions: ['forgetPage', 'reportUnanswered'] },
  },
  invoke: {
    src: 'placeOrder',
    input: ({ context }) => ({ attempt: requireAttempt(context), body: requestOf(requireAttempt(context)) }),
    onDone: answers({
      placed: { target: to.ordered, actions: { type: 'keepPlaced', params: ({ output }) => output } },
      refused: { target: 'refusing', actions: keepRefusal },
      unanswered: { target: to.unanswered, actions: keepRefusal },
      postponed: { target: to.postponed, actions: keepRefusal },
      unauthorized: to.unanswered,
      preceded: {
        target: to.unanswered,
        actions: { type: 'keepAttempt', params: ({ output }) => output.attempt },
      },
      ended: { target: to.loading, actions: 'forgetPage' },
    }),
    onError: { target: to.unanswered, actions: { type: 'keepRefusal', params: failure() } },
  },
});

/** A definite refusal: back to where the customer came from. */
export const refusing = checkout.createStateConfig({
  meta: { unseen: 'left in the step that enters it' },
  always: [
    { guard: 'isCartEmpty', target: to.loading },
    { target: to.refused, actions: ['refreshCart', backToConfirming] },
  ],
});

/**
 * An attempt whose answer was lost. An order in `orders/` that was not there before settles it; else the customer sends it
 * again unchanged, or gives it up. Before either the orders are looked at again, since it may have arrived by then, and
 * it is not sent where the cart holds other animals. Nothing is sent by itself. Another tab that settles it makes this one
 * start over; one that waits for the answer itself is left alone. An order that was placed has emptied the cart, whether or
 * not this tab gets its answer: every tab reads it again.
 */
export const unanswered = checkout.createStateConfig({
  initial: 'lookingUp',
  entry: 'refreshCart',
  invoke: { src: 'awaitSettlement', onDone: to.loading },
  states: {
    lookingUp: {
      tags: 'busy',
      invoke: {
        src: 'lookUpOrders',
        onDone: answers({
          ...elsewhere,
          listed: [found, { target: 'open' }],
          refused: 'unread',
        }),
        onError: 'unread',
      },
    },
    /** No such order is known: Reprendre or give up. */
    open: {
      on: {
        ...typingIdNumber.on,
        'attempt.resumed': { guard: 'isResumable', target: 'resuming', actions: 'completeAttempt' },
        'lookup.retried': 'lookingUp',
        'attempt.abandoned': 'abandoning',
      },
      invoke: reconnecting,
    },
    /** The provider had no time for it, and took nothing of it this time: it can be sent again in a moment. */
    postponed: {
      on: {
        ...typingIdNumber.on,
        'attempt.resumed': { guard: 'isResumable', target: 'resuming', actions: 'completeAttempt' },
        'attempt.abandoned': 'abandoning',
      },
    },
    /** Another tab waits for its answer: until that tab has it, or 30 s have passed, nothing is done about it here. */
    underWay: {
      tags: 'busy',
      invoke: { src: 'awaitAnswer', onDone: 'lookingUp', onError: 'lookingUp' },
      after: { [underWayFor]: 'takingOver' },
    },
    takingOver: {
      tags: 'busy',
      meta: { unseen: 'over before anybody could read it' },
      invoke: { src: 'takeOver', onDone: 'lookingUp', onError: 'lookingUp' },
    },
    resuming: {
      tags: 'busy',
      invoke: {
        src: 'lookUpOrders',
        onDone: answers({
          ...elsewhere,
          listed: [
            found,
            { guard: { type: 'isUnchanged', params: ({ output }) => output.lines }, target: to.placing },
            { target: 'overtaken' },
          ],
          refused: 'unread',
        }),
        onError: 'unread',
      },
    },
    /** The cart holds other animals than the attempt by now: sent, it would order those. */
    overtaken: { on: { 'lookup.retried': 'lookingUp', 'attempt.abandoned': 'abandoning' } },
    abandoning: {
      tags: 'busy',
      meta: { looksAs: { lookingUp: 'the same wait, whatever the search is for' } },
      invoke: {
        src: 'lookUpOrders',
        onDone: answers({
          ...elsewhere,
          listed: [found, { target: to.loading, actions: forgetAttempt }],
          refused: 'unread',
        }),
        onError: 'unread',
      },
    },
    /** The orders could not be read, so nothing may be said yet. */
    unread: { on: { 'lookup.retried': 'lookingUp' }, invoke: reconnecting },
  },
});

/** There is an order: to be paid on the provider's page, or on delivery alone, or found after its answer was lost. */
export const ordered = checkout.createStateConfig({
  initial: 'deciding',
  entry: 'refreshCart',
  states: {
    deciding: {
      meta: { unseen: 'left in the step that enters it' },
      always: [
        { guard: 'isPaidLater', target: 'placed' },
        {
          guard: { type: 'isPayableAt', params: ({ context }) => requireOrder(context).paymentUrl },
          target: 'leavingForPayment',
        },
        { target: 'unpayable' },
      ],
    },
    placed: {
      meta: { unseen: 'the dashboard opens in the same step' },
      entry: ['forgetDraft', { type: 'tell', params: { code: 'order-placed' } }, 'leaveForDashboard'],
    },
    leavingForPayment: {
      entry: [
        { type: 'keepPayment', params: ({ context }) => awaitedPayment(context) },
        { type: 'leaveForPayment', params: ({ context }) => ({ url: awaitedPayment(context).url }) },
      ],
      after: { [patience]: 'awaitingPayment' },
      invoke: { src: 'awaitReturn', onDone: 'awaitingPayment', onError: 'awaitingPayment' },
    },
    /** Back from the payment page, or it never opened: the order stands, and its link is live until it is settled. */
    awaitingPayment: {
      entry: 'refreshCart',
      on: { 'payment.opened': 'leavingForPayment' },
      initial: 'asking',
      states: {
        asking: {
          meta: { unseen: 'asks without a word' },
          invoke: {
            src: 'askPayment',
            input: ({ context }) => ({ orderNumber: requireOrder(context).number }),
            onDone: answers({ waiting: 'resting', settled: '#checkout.ordered.settled' }),
            onError: 'resting',
          },
        },
        resting: { invoke: { src: 'awaitReturn', onDone: 'asking', onError: 'asking' } },
      },
    },
    settled: {
      meta: { unseen: 'the payment result opens in the same step' },
      entry: {
        type: 'leaveForResult',
        params: ({ context }) => ({ orderNumber: requireOrder(context).number ?? '' }),
      },
    },
    /** The order stands, but its payment address leads where the shop does not go. */
    unpayable: {},
    found: { on: { 'payment.resumed': { guard: 'isUnpaid', target: 'seekingPayment' } } },
    /**
     * The page of a found order's payment is asked for. Its attempt is never sent again for that: where the provider knows no
     * keys it would order a cart that was filled since. Without such a page the payment result says what is known.
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
              actions: { type: 'keepPaymentPage', params: ({ output }) => output.paymentUrl },
            },
            { target: 'settled' },
          ],
          settled: 'settled',
        }),
        onError: 'settled',
      },
    },
  },
});
