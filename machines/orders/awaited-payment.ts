import { assign, setup } from 'xstate';
import { answered, answers } from '#machines/answers.ts';
import type { Seen } from '#machines/seen.ts';
import { effect, outward } from '#machines/with-effects.ts';
import type { OrderStatus } from '#openapi/schemas.ts';
import type { PaymentDetail } from '#rules/payment-detail.ts';

/**
 * `orderNumber`: the order that is asked about, null for whichever waits. `order`: its status as the page has just read it. `payment`:
 * what is known of it.
 */
export type AwaitedPaymentContext = AwaitedPaymentInput & { payment: PaymentDetail | null };

export type AwaitedPaymentInput = { orderNumber: string | null; order?: OrderStatus | undefined };

/** The customer wants the page of this very payment again. */
export type AwaitedPaymentEvent = { type: 'payment.resumed' };

/** `none`: nothing waits, or nobody may know. A payment that could not be asked about waits as it was last known. */
export type AwaitedPaymentAnswer =
  | { kind: 'none' }
  | { kind: 'waiting'; payment: PaymentDetail }
  | { kind: 'paid'; payment: PaymentDetail }
  | { kind: 'cancelled'; payment: PaymentDetail }
  | { kind: 'unread' };

/** How long the page may take to give way to the payment page before its control is live again, in ms. */
const patience = 10_000;

const awaitedPayment = setup({
  types: {
    context: {} as AwaitedPaymentContext,
    events: {} as AwaitedPaymentEvent,
    input: {} as AwaitedPaymentInput,
    tags: {} as 'busy',
    meta: {} as Seen,
  },
  actors: {
    /** Asks the provider about this order, else about the one the device keeps, else about the newest that waits. */
    findPayment: effect<AwaitedPaymentAnswer, AwaitedPaymentContext>(),
    /** Resolves when the customer comes back to the page, or another tab has changed what the device keeps. */
    awaitNews: effect<void>(),
  },
  actions: {
    leaveForPayment: outward<{ payment: PaymentDetail | null }>(),
    keepPayment: assign((_, payment: PaymentDetail) => ({ payment, orderNumber: payment.orderNumber })),
  },
  guards: {
    answered,
    isPayable: ({ context }) => context.payment !== null && context.payment.url !== null,
    isKnown: ({ context }) => context.payment !== null,
  },
});

const question = awaitedPayment.createStateConfig({
  invoke: {
    src: 'findPayment',
    input: ({ context }) => context,
    onDone: answers({
      none: '#awaited-payment.none',
      waiting: {
        target: '#awaited-payment.waiting',
        actions: { type: 'keepPayment', params: ({ output }) => output.payment },
      },
      paid: {
        target: '#awaited-payment.paid',
        actions: { type: 'keepPayment', params: ({ output }) => output.payment },
      },
      cancelled: {
        target: '#awaited-payment.cancelled',
        actions: { type: 'keepPayment', params: ({ output }) => output.payment },
      },
      unread: [{ guard: 'isKnown', target: '#awaited-payment.waiting' }, { target: '#awaited-payment.none' }],
    }),
    onError: [{ guard: 'isKnown', target: '#awaited-payment.waiting' }, { target: '#awaited-payment.none' }],
  },
});

const resumable = awaitedPayment.createStateConfig({
  on: { 'payment.resumed': { guard: 'isPayable', target: '#awaited-payment.waiting.leaving' } },
});

/**
 * The way back to a payment that waits (specification §2 Payment result, §8 Checkout), wherever an order shows: the same
 * transaction's page, never a second one, because that page alone knows whether money is on its way. Nothing is said
 * before the provider was asked; it is asked again whenever the customer comes back, Back-forward cache included, and
 * when another tab settles or places an order. Settled, it says so and leads to no payment any more.
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
      initial: 'resting',
      states: {
        resting: { ...resumable, invoke: { src: 'awaitNews', onDone: 'asking', onError: 'asking' } },
        asking: { ...resumable, ...question, meta: { unseen: 'asks without a word' } },
        leaving: {
          tags: 'busy',
          entry: { type: 'leaveForPayment', params: ({ context }) => ({ payment: context.payment }) },
          after: { [patience]: 'resting' },
          invoke: { src: 'awaitNews', onDone: 'asking', onError: 'resting' },
        },
      },
    },
    paid: {},
    cancelled: {},
  },
});
