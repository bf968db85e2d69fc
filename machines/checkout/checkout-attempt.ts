import { and, assign, enqueueActions } from 'xstate';
import { narrowed } from '#machines/narrowed.ts';
import {
  type CheckoutContext,
  type CheckoutOrder,
  checkout,
  failure,
  isIdNumberMissing,
  type LookUpAnswer,
  type PlaceAnswer,
} from './checkout-setup.ts';
import { type OrderAttempt, orderOf, requestOf } from './order-attempt.ts';

/** How long the page may take to give way to the payment page before it shows its own link, in ms. */
const patience = 10_000;

const held = ({ attempt }: CheckoutContext): OrderAttempt => {
  if (attempt === null) throw new Error('There is no attempt to send.');
  return attempt;
};

const completed = (context: CheckoutContext): OrderAttempt => {
  const attempt = held(context);
  return { ...attempt, idNumber: attempt.idNumber ?? context.values.numero_cni.trim() };
};

const placedOrder = (answer: PlaceAnswer): CheckoutOrder => {
  const { number, paymentUrl } = narrowed(answer, 'placed');
  return { number, status: null, paymentUrl };
};

const foundOrder = (context: CheckoutContext, answer: LookUpAnswer): CheckoutOrder | null => {
  const order = answer.kind === 'listed' ? orderOf(held(context), answer.orders) : undefined;
  return order === undefined ? null : { number: order.order_number, status: order.status, paymentUrl: null };
};

/** The one thing that may have to be typed again: the device does not keep it. */
const typingIdNumber = checkout.createStateConfig({
  on: {
    'value.changed': {
      guard: ({ context, event }) => event.field === 'numero_cni' && isIdNumberMissing(context),
      actions: assign(({ context, event }) => ({
        values: { ...context.values, [event.field]: event.value },
      })),
    },
    'field.touched': { actions: assign({ touched: ({ event }) => [event.field] }) },
  },
});

/** One request with the attempt's key and body: Commander, Reprendre and the payment of a found order come here. */
export const placing = checkout.createStateConfig({
  tags: 'busy',
  entry: assign({ refusal: null }),
  on: {
    'step.opened': {
      guard: ({ event }) => event.step !== 3,
      actions: { type: 'showStep', params: { step: 3, replace: true } },
    },
  },
  invoke: {
    src: 'placeOrder',
    input: ({ context }) => ({ attempt: held(context), body: requestOf(held(context)) }),
    onDone: [
      {
        guard: ({ event }) => event.output.kind === 'placed',
        target: 'ordered',
        actions: assign(({ event }) => ({ order: placedOrder(event.output) })),
      },
      {
        guard: ({ event }) => event.output.kind === 'unanswered',
        target: 'unanswered',
        actions: enqueueActions(({ event, enqueue }) => {
          const { attempt, notice } = narrowed(event.output, 'unanswered');
          enqueue.assign({ attempt, refusal: notice });
          if (notice !== null) enqueue({ type: 'tell', params: notice });
        }),
      },
      {
        target: 'refusing',
        actions: [
          assign(({ event }) => ({ refusal: failure(narrowed(event.output, 'refused').message) })),
          { type: 'tell', params: ({ context }) => context.refusal ?? failure() },
        ],
      },
    ],
    onError: {
      target: 'unanswered',
      actions: [assign({ refusal: failure() }), { type: 'tell', params: failure() }],
    },
  },
});

/** A definite refusal: back to where the customer came from. */
export const refusing = checkout.createStateConfig({
  meta: { unseen: 'left in the step that enters it' },
  always: [
    { guard: 'isOrdered', target: 'ordered.found' },
    { guard: 'isCartEmpty', target: 'loading' },
    {
      target: 'filling.confirming.refused',
      actions: { type: 'showStep', params: { step: 3, replace: true } },
    },
  ],
});

/**
 * An attempt whose answer was lost. An order in `orders/` that was not there before settles it; else the customer sends it
 * again unchanged, or gives it up. Nothing is sent by itself. Another tab that settles it makes this one start over.
 */
export const unanswered = checkout.createStateConfig({
  initial: 'lookingUp',
  invoke: { src: 'awaitSettlement', onDone: 'loading' },
  states: {
    lookingUp: {
      tags: 'busy',
      invoke: {
        src: 'lookUpOrders',
        onDone: [
          {
            guard: ({ context, event }) => foundOrder(context, event.output) !== null,
            target: '#checkout.ordered.found',
            actions: [
              assign(({ context, event }) => ({ order: foundOrder(context, event.output) })),
              { type: 'forgetAttempt', params: ({ context }) => ({ key: held(context).key }) },
            ],
          },
          { guard: ({ event }) => event.output.kind === 'listed', target: 'open' },
          { target: 'unread' },
        ],
        onError: 'unread',
      },
    },
    /** No such order is known: Reprendre or give up. */
    open: {
      on: {
        ...typingIdNumber.on,
        'attempt.resumed': {
          guard: 'isResumable',
          target: '#checkout.placing',
          actions: assign(({ context }) => ({ attempt: completed(context) })),
        },
        'lookup.retried': 'lookingUp',
        'attempt.abandoned': {
          target: '#checkout.loading',
          actions: { type: 'forgetAttempt', params: ({ context }) => ({ key: held(context).key }) },
        },
      },
    },
    /** The orders could not be read, so nothing may be said yet. */
    unread: { on: { 'lookup.retried': 'lookingUp' } },
  },
});

/** There is an order: to be paid on the provider's page, or on delivery alone, or found after its answer was lost. */
export const ordered = checkout.createStateConfig({
  initial: 'deciding',
  entry: ['refreshCart', 'forgetDraft'],
  states: {
    deciding: {
      meta: { unseen: 'left in the step that enters it' },
      always: [
        { guard: 'isPaidLater', target: 'placed' },
        { guard: 'isPaymentAllowed', target: 'leavingForPayment' },
        { target: 'unpayable' },
      ],
    },
    placed: {
      meta: { unseen: 'the dashboard opens in the same step' },
      entry: [{ type: 'tell', params: { code: 'order-placed' } }, 'leaveForDashboard'],
    },
    leavingForPayment: {
      entry: { type: 'leaveForPayment', params: ({ context }) => ({ url: context.order?.paymentUrl ?? '' }) },
      after: { [patience]: 'awaitingPayment' },
      invoke: { src: 'awaitReturn', onDone: 'awaitingPayment', onError: 'awaitingPayment' },
    },
    /** Back from the payment page, or it never opened: the order stands and its link is live. */
    awaitingPayment: {
      entry: 'refreshCart',
      on: { 'payment.opened': 'leavingForPayment' },
    },
    /** The order stands, but its payment address leads where the shop does not go. */
    unpayable: { entry: { type: 'tell', params: failure() } },
    /** Where it waits for a payment, the same attempt again answers the same order, with its payment address. */
    found: {
      on: {
        ...typingIdNumber.on,
        'payment.resumed': {
          guard: and(['isUnpaid', 'isResumable']),
          target: '#checkout.placing',
          actions: assign(({ context }) => ({ attempt: completed(context) })),
        },
      },
    },
  },
});
