import { assign, setup } from 'xstate';
import type { PaymentOutcome, ReadOrder } from '#rules/order-status.ts';
import type { KnownPayment } from '#rules/paid-so-far.ts';
import { isOrderCancelled, type PaymentDetail, withKnownOrder } from '#rules/payment-detail.ts';
import { openedWithin, paymentInterval, paymentPauses, paymentWithin } from '#rules/waits.ts';
import type { StoryMeta } from '../story-meta.ts';
import { effect, providedAction } from '../with-effects.ts';

/** The last known state of the payment; `unknown` until the provider has answered once. */
export type KnownPaymentStatus = 'unknown' | PaymentOutcome | 'missing' | 'unauthorized';

/** `payment`: its last known state. `order`: its order, if it could be read. `asked`: the number of requests about it so far. */
export type PaymentResultContext = {
  orderNumber: string;
  status: KnownPaymentStatus;
  payment: PaymentDetail | null;
  order: ReadOrder | null;
  asked: number;
};

/** What the provider has said of the payment; null if nothing yet. */
export const knownPayment = ({ payment, status }: PaymentResultContext): KnownPayment | null =>
  payment === null || status === 'unknown' || status === 'missing' || status === 'unauthorized'
    ? null
    : { payment, outcome: status };

/** The order number from the provider; the address may contain a transaction number instead. */
export const orderNumberOf = ({ payment, orderNumber }: PaymentResultContext): string =>
  payment?.orderNumber ?? orderNumber;

/** `orderNumber`: the `order_number` of the query, unchanged. `authenticated`: whether a token is held. */
export type PaymentResultInput = { orderNumber: string | undefined; authenticated: boolean };

export type PaymentResultEvent =
  | { type: 'payment.retried' }
  /** The customer opens the page of this payment again. */
  | { type: 'payment.resumed' }
  | { type: 'login.requested' };

export type PaymentAnswer =
  | { kind: 'found'; outcome: PaymentOutcome; payment: PaymentDetail; order?: ReadOrder | null }
  | { kind: 'missing' }
  | { kind: 'unauthorized' }
  | { kind: 'refused' };

const early = 1 + paymentPauses.length;
const all = early + paymentWithin / paymentInterval;

const knownAfter = (answer: PaymentAnswer, { status, payment, order }: PaymentResultContext) => {
  if (answer.kind === 'refused') return {};
  if (answer.kind !== 'found') return { status: answer.kind };
  // A cancelled order stays so, whatever becomes of its payment; another status may have changed with it.
  const isKnown = answer.outcome === status || isOrderCancelled(payment?.order ?? null);
  return {
    status: answer.outcome,
    payment: withKnownOrder(answer.payment, isKnown ? payment : null),
    order: answer.order ?? (isKnown ? order : null),
  };
};

const paymentResult = setup({
  types: {
    context: {} as PaymentResultContext,
    events: {} as PaymentResultEvent,
    input: {} as PaymentResultInput,
    tags: {} as 'busy',
    meta: {} as StoryMeta,
  },
  actors: {
    askPayment: effect<PaymentAnswer, { orderNumber: string }>(),
    awaitSession: effect<void>(),
    awaitReturn: effect<void>(),
  },
  actions: {
    storePath: providedAction<{ path: string }>(),
    leaveForLogin: providedAction(),
    leaveForPayment: providedAction<{ payment: PaymentDetail | null }>(),
    countQuestion: assign(({ context }) => ({ asked: context.asked + 1 })),
    learn: assign(({ context }, answer: PaymentAnswer) => knownAfter(answer, context)),
    forgetStatus: assign({ status: 'unknown', payment: null, order: null }),
    /** An extra request, after which the polling lasts two more minutes. */
    askAgain: assign({ asked: early - 1 }),
    startOver: assign({ asked: 0 }),
  },
  guards: {
    isUnnamed: ({ context }) => context.orderNumber === '',
    isUnasked: ({ context }) => context.status === 'unknown' && context.asked === 0,
    isStatus: ({ context }, params: { status: KnownPaymentStatus }) => context.status === params.status,
    isPayable: ({ context }) => context.payment !== null && context.payment.url !== null,
    isEarly: ({ context }) => context.status === 'pending' && context.asked < early,
    isLate: ({ context }) => context.status === 'pending' && context.asked < all,
    isUnclearYet: ({ context }) => context.status === 'unclear' && context.asked < all,
  },
  delays: { pause: ({ context }) => paymentPauses[context.asked - 1] ?? paymentInterval },
});

const questionedAnew = paymentResult.createStateConfig({
  invoke: { src: 'awaitReturn', onDone: { target: 'processing', actions: 'startOver' } },
  on: { 'payment.retried': { target: 'processing', actions: 'startOver' } },
});

const question = paymentResult.createStateConfig({
  entry: 'countQuestion',
  invoke: {
    src: 'askPayment',
    input: ({ context }) => ({ orderNumber: context.orderNumber }),
    onDone: {
      target: '#payment-result.judging',
      actions: { type: 'learn', params: ({ event }) => event.output },
    },
    onError: '#payment-result.judging',
  },
});

/**
 * The result of a payment (specification §2 Payment result), asked of the provider and never read from the address. A
 * pending payment is asked about again after 1, 2 and 4 s (`processing`), then shown as failed because no confirmation has
 * arrived (`unconfirmed`), and polled every 5 s for two minutes, and again whenever the page is visible again; any later
 * answer replaces the result. SHIPPED and DELIVERED count as paid. A status that is not in the contract is neither success nor
 * failure: it is `processing` for as long, then `unclear`. The status of the order is separate (`payment.order`):
 * the screen shows both. A request without an answer keeps the last known state. While no confirmation has arrived,
 * `payment.resumed` opens the page of this payment and no other. Without a session it stores the path and offers login,
 * and never shows a failure.
 */
export const paymentResultMachine = paymentResult.createMachine({
  id: 'payment-result',
  context: ({ input }) => ({
    orderNumber: input.orderNumber?.trim() ?? '',
    status: input.authenticated ? 'unknown' : 'unauthorized',
    payment: null,
    order: null,
    asked: 0,
  }),
  initial: 'judging',
  states: {
    judging: {
      meta: { unseen: 'left in the step that enters it' },
      always: [
        { guard: 'isUnnamed', target: 'unnamed' },
        { guard: 'isUnasked', target: 'processing' },
        { guard: { type: 'isStatus', params: { status: 'unauthorized' } }, target: 'loggedOut' },
        { guard: { type: 'isStatus', params: { status: 'paid' } }, target: 'paid' },
        { guard: { type: 'isStatus', params: { status: 'cancelled' } }, target: 'cancelled' },
        { guard: { type: 'isStatus', params: { status: 'missing' } }, target: 'missing' },
        { guard: 'isEarly', target: 'processing.waiting' },
        { guard: 'isUnclearYet', target: 'processing.waiting' },
        { guard: 'isLate', target: 'unconfirmed.waiting' },
        { guard: { type: 'isStatus', params: { status: 'pending' } }, target: 'unconfirmed.idle' },
        { guard: { type: 'isStatus', params: { status: 'unclear' } }, target: 'unclear' },
        { target: 'unanswered' },
      ],
    },
    unnamed: {},
    loggedOut: {
      entry: {
        type: 'storePath',
        params: ({ context }) => ({
          path: `/order-status-finished?order_number=${encodeURIComponent(context.orderNumber)}`,
        }),
      },
      invoke: { src: 'awaitSession', onDone: { target: 'judging', actions: 'forgetStatus' } },
      on: { 'login.requested': { actions: 'leaveForLogin' } },
    },
    processing: {
      tags: 'busy',
      initial: 'asking',
      states: {
        asking: question,
        waiting: {
          meta: { unseen: 'looks as the question before it does' },
          after: { pause: 'asking' },
        },
      },
    },
    paid: {},
    missing: {},
    cancelled: {
      initial: 'idle',
      states: {
        idle: { invoke: { src: 'awaitReturn', onDone: 'asking' } },
        asking: { ...question, meta: { unseen: 'asks without a word' } },
      },
    },
    unconfirmed: {
      initial: 'waiting',
      on: { 'payment.resumed': { guard: 'isPayable', target: '.leaving' } },
      states: {
        leaving: {
          entry: { type: 'leaveForPayment', params: ({ context }) => context },
          after: { [openedWithin]: 'asking' },
          invoke: { src: 'awaitReturn', onDone: { target: 'asking', actions: 'askAgain' } },
          on: { 'payment.resumed': {} },
        },
        waiting: {
          after: { pause: 'asking' },
          invoke: { src: 'awaitReturn', onDone: { target: 'asking', actions: 'askAgain' } },
        },
        asking: { ...question, meta: { unseen: 'asks without a word' } },
        idle: {
          invoke: { src: 'awaitReturn', onDone: { target: 'asking', actions: 'askAgain' } },
          on: { 'payment.retried': { target: 'asking', actions: 'askAgain' } },
        },
      },
    },
    unclear: questionedAnew,
    unanswered: questionedAnew,
  },
});
