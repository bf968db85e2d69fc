import { assign, setup } from 'xstate';
import type { ReadStatus } from '#rules/order-status.ts';
import { type PaymentDetail, withKnownOrder } from '#rules/payment-detail.ts';
import { openedWithin } from '#rules/waits.ts';
import { answered, answers } from '../answers.ts';
import type { StoryMeta } from '../story-meta.ts';
import { effect, providedAction } from '../with-effects.ts';

/**
 * `orderNumber`: the order to ask about; null for any that awaits payment. `order`: its status as the page has just loaded
 * it. `payment`: its last known state.
 */
export type AwaitedPaymentContext = AwaitedPaymentInput & { payment: PaymentDetail | null };

export type AwaitedPaymentInput = { orderNumber: string | null; order?: ReadStatus | undefined };

/** The customer opens the page of this payment again. */
export type AwaitedPaymentEvent = { type: 'payment.resumed' };

/** `none`: no payment is pending, or the session may not ask. `unclear`: its status is not in the contract. A payment that could not be asked about keeps its last known state. */
export type AwaitedPaymentAnswer =
  | { kind: 'none' }
  | { kind: 'waiting'; payment: PaymentDetail }
  | { kind: 'paid'; payment: PaymentDetail }
  | { kind: 'cancelled'; payment: PaymentDetail }
  | { kind: 'unclear'; payment: PaymentDetail }
  | { kind: 'unread' };

const awaitedPayment = setup({
  types: {
    context: {} as AwaitedPaymentContext,
    events: {} as AwaitedPaymentEvent,
    input: {} as AwaitedPaymentInput,
    tags: {} as 'busy',
    meta: {} as StoryMeta,
  },
  actors: {
    /** Asks the provider about this order, else about the one stored on the device, else about the newest one that awaits payment. */
    findPayment: effect<AwaitedPaymentAnswer, AwaitedPaymentContext>(),
    /** Resolves when the page is visible again, or another tab has changed the stored payment. */
    awaitNews: effect<void>(),
  },
  actions: {
    leaveForPayment: providedAction<{ payment: PaymentDetail | null }>(),
    storePayment: assign((_, payment: PaymentDetail) => ({ payment, orderNumber: payment.orderNumber })),
  },
  guards: {
    answered,
    isPayable: ({ context }) => context.payment !== null && context.payment.url !== null,
    isKnown: ({ context }) => context.payment !== null,
  },
});

const storePayment = {
  type: 'storePayment',
  params: ({ output }: { output: { payment: PaymentDetail } }) => output.payment,
} as const;

/** Asks about the payment; without an answer a known payment stays in `known`. */
const questionFrom = (known: 'waiting' | 'cancelled' | 'unclear') => {
  const unread = [
    { guard: 'isKnown', target: `#awaited-payment.${known}` },
    { target: '#awaited-payment.none' },
  ] as const;
  return awaitedPayment.createStateConfig({
    invoke: {
      src: 'findPayment',
      input: ({ context }) => context,
      onDone: answers({
        none: '#awaited-payment.none',
        waiting: {
          target: '#awaited-payment.waiting',
          actions: {
            type: 'storePayment',
            params: ({ context, output }) => withKnownOrder(output.payment, context.payment),
          },
        },
        paid: { target: '#awaited-payment.paid', actions: storePayment },
        cancelled: { target: '#awaited-payment.cancelled', actions: storePayment },
        unclear: { target: '#awaited-payment.unclear', actions: storePayment },
        unread,
      }),
      onError: unread,
    },
  });
};
const question = questionFrom('waiting');

/** Without a link to its page; asked about again, since money may arrive late. */
const closedAs = (known: 'cancelled' | 'unclear') =>
  awaitedPayment.createStateConfig({
    initial: 'idle',
    states: {
      idle: { invoke: { src: 'awaitNews', onDone: 'asking', onError: 'asking' } },
      asking: { ...questionFrom(known), meta: { unseen: 'asks without a word' } },
    },
  });

const resumable = awaitedPayment.createStateConfig({
  on: { 'payment.resumed': { guard: 'isPayable', target: '#awaited-payment.waiting.leaving' } },
});

/**
 * The link back to a pending payment (specification §2 Payment result, §8 Checkout), wherever an order is shown. It opens the
 * page of the same transaction and never starts a second one: only that page knows whether money is being transferred.
 * Nothing is shown before the provider has answered; it is asked again whenever the page is visible again, from the
 * back-forward cache included, and when another tab pays or places an order. A completed payment is shown without a link, and so
 * is a refused one, or one whose status is not in the contract: nobody knows whether it may be paid.
 */
export const awaitedPaymentMachine = awaitedPayment.createMachine({
  id: 'awaited-payment',
  context: ({ input }) => ({ ...input, payment: null }),
  initial: 'looking',
  states: {
    looking: {
      tags: 'busy',
      meta: { looksAs: { none: 'nothing is said before the provider was asked' } },
      ...question,
    },
    none: { invoke: { src: 'awaitNews', onDone: 'looking', onError: 'looking' } },
    waiting: {
      initial: 'idle',
      states: {
        idle: { ...resumable, invoke: { src: 'awaitNews', onDone: 'asking', onError: 'asking' } },
        asking: { ...resumable, ...question, meta: { unseen: 'asks without a word' } },
        leaving: {
          tags: 'busy',
          entry: { type: 'leaveForPayment', params: ({ context }) => ({ payment: context.payment }) },
          after: { [openedWithin]: 'idle' },
          invoke: { src: 'awaitNews', onDone: 'asking', onError: 'idle' },
        },
      },
    },
    paid: {},
    cancelled: closedAs('cancelled'),
    unclear: closedAs('unclear'),
  },
});
