import { assign, setup } from 'xstate';
import type { CartLine, CheckoutRequest } from '#openapi/schemas.ts';
import type { AwaitedPayment } from '#rules/awaited-payment.ts';
import {
  type CheckoutField,
  type CheckoutStep,
  type CheckoutValues,
  checkoutStepErrors,
  deliveryFields,
  type EditableField,
  reachableStep,
  stepOf,
  validateCheckout,
} from '#rules/checkout.ts';
import { isPastWish, type StoredDelivery } from '#rules/delivery-wish.ts';
import { meaningOf, type ReadOrder } from '#rules/order-status.ts';
import { isPaymentAddress } from '#rules/payment-address.ts';
import type { CheckoutDraft } from '#rules/stored-checkout.ts';
import { compact } from '#rules/typed-text.ts';
import { answered } from '../answers.ts';
import { changedLines, compareCart } from '../cart/cart-changes.ts';
import type { StoryMeta } from '../story-meta.ts';
import { effect, providedAction } from '../with-effects.ts';
import {
  anonymousContext,
  type CheckoutContext,
  type CheckoutEvent,
  type CheckoutInput,
  type CheckoutRefusal,
  isIdNumberMissing,
  type LoadAnswer,
  type LookUpAnswer,
  loaded,
  type PaymentStatusAnswer,
  type PlaceAnswer,
  type RereadAnswer,
  requireAttempt,
  requireOrder,
} from './checkout.model.ts';
import { findOrder, isOfItems, type OrderAttempt, prepareAttempt } from './order-attempt.ts';

/** The states that transitions in other files of the checkout target. */
export const to = {
  loading: '#checkout.loading',
  leavingForCart: '#checkout.leavingForCart',
  verifying: '#checkout.filling.verifying',
  checking: '#checkout.filling.confirming.checking',
  rechecking: '#checkout.filling.confirming.rechecking',
  reviewing: '#checkout.filling.confirming.reviewing',
  refused: '#checkout.filling.confirming.refused',
  placing: '#checkout.placing',
  unanswered: '#checkout.unanswered',
  postponed: '#checkout.unanswered.postponed',
  ordered: '#checkout.ordered',
  found: '#checkout.ordered.found',
} as const;

type Read = Extract<RereadAnswer, { kind: 'read' }>;

/** The setup of the checkout machine; its states are in checkout.machine.ts, checkout-filling.ts and checkout-ordering.ts. */
export const checkout = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
    tags: {} as 'busy',
    meta: {} as StoryMeta,
  },
  actors: {
    /** Loads profile and cart, and the attempt and draft stored on the device. */
    load: effect<LoadAnswer>(),
    /** Reads the delivery address of an earlier order, if it is wanted. */
    recallAddress: effect<string | null, { isWanted: boolean }>(),
    /** Reads cart, products and known orders again, and creates a key for the attempt. */
    reread: effect<RereadAnswer, { email: string }>(),
    /** Stores the attempt on the device, sends it, and removes it after a definite answer; one tab at a time. */
    placeOrder: effect<PlaceAnswer, { attempt: OrderAttempt; body: CheckoutRequest }>(),
    /** Reads the customer's orders and cart. */
    lookUpOrders: effect<LookUpAnswer>(),
    /** Resolves when another tab has completed or abandoned the attempt. */
    awaitSettlement: effect<void>(),
    /** Resolves when no tab waits for the answer to an attempt any more. */
    awaitAnswer: effect<void>(),
    /** Takes the attempt over from a tab that does not finish it. */
    takeOver: effect<void>(),
    /** Resolves when the device is online again. */
    awaitReconnection: effect<void>(),
    /** Resolves when the page is visible again. */
    awaitReturn: effect<void>(),
    /** Asks whether the payment of the order is pending, and for its page. */
    askPayment: effect<PaymentStatusAnswer, { orderNumber: string | null }>(),
  },
  actions: {
    showStep: providedAction<{ step: CheckoutStep; replace: boolean }>(),
    storeDraft: providedAction<CheckoutDraft & { email: string }>(),
    forgetDraft: providedAction(),
    forgetAttempt: providedAction<{ key: string }>(),
    refreshCart: providedAction(),
    /** Reads the shop's lists again: an order has changed the stock that they show. */
    refreshLists: providedAction(),
    notify: providedAction<CheckoutRefusal>(),
    /** Shows a notice that an order was being placed at the logout. */
    reportUnanswered: providedAction(),
    leaveForCart: providedAction(),
    leaveForDashboard: providedAction(),
    /** The cart is ordered: its adds without an answer are over. */
    forgetUnansweredAdds: providedAction(),
    /** Stores the payment until it is complete. */
    storePayment: providedAction<AwaitedPayment | null>(),
    /** Stores the day wished for the order. */
    storeDelivery: providedAction<(StoredDelivery & { email: string }) | null>(),
    leaveForPayment: providedAction<{ url: string | null }>(),
    leaveForResult: providedAction<{ orderNumber: string }>(),
    takeAsked: assign((_, asked: CheckoutStep) => ({ asked })),
    takeLoaded: assign(({ context }, answer: Extract<LoadAnswer, { kind: 'loaded' }>) =>
      loaded(context, answer),
    ),
    changeField: assign(({ context }, { field, value }: { field: EditableField; value: string }) => ({
      values: { ...context.values, [field]: value },
      isIdNumberAsked: context.isIdNumberAsked && field !== 'numero_cni',
    })),
    takeValues: assign((_, values: CheckoutValues) => ({ values })),
    touchField: assign(({ context }, field: EditableField) => ({
      touched: [...new Set([...context.touched, field])],
    })),
    touchDelivery: assign({ touched: deliveryFields }),
    /** The wished day has passed since it was chosen: its field shows that. */
    askDay: assign(({ context }, today: string) => ({
      today,
      touched: [...new Set<CheckoutField>([...context.touched, 'wished_day'])],
    })),
    takeRecalled: assign((_, recalledAddress: string | null) => ({ recalledAddress })),
    forgetRefusal: assign({ refusal: null }),
    setRefusal: assign((_, refusal: CheckoutRefusal) => ({ refusal })),
    forgetChanges: assign({ changes: [] }),
    agree: assign(({ context }) => ({ agreed: context.lines, changes: [] })),
    takeCart: assign(({ context }, lines: readonly CartLine[]) => ({
      lines,
      changes: changedLines(context.agreed, lines),
    })),
    forgetPage: assign(anonymousContext),
    passIdNumber: assign({ isIdNumberAsked: false }),
    compareCart: assign(({ context }, read: Read) => compareCart(context.agreed, read)),
    /** No attempt is made of a cart that differs from the one agreed to. */
    prepareAttempt: assign(({ context: { changes, lines, values } }, read: Read) => ({
      attempt: changes.length === 0 ? prepareAttempt(values, lines, read) : null,
    })),
    storeAttempt: assign((_, attempt: OrderAttempt) => ({ attempt })),
    /** Adds the retyped ID number to an attempt that lacks it. */
    completeAttempt: assign(({ context }) => {
      const attempt = requireAttempt(context);
      return { attempt: { ...attempt, idNumber: attempt.idNumber ?? compact(context.values.numero_cni) } };
    }),
    takePlaced: assign((_, { number, paymentUrl }: Extract<PlaceAnswer, { kind: 'placed' }>) => ({
      order: { number, status: null, paymentUrl },
    })),
    takePaymentPage: assign(({ context }, paymentUrl: string | null) => ({
      order: { ...requireOrder(context), paymentUrl },
    })),
    findOrder: assign(({ context }, orders: readonly ReadOrder[]) => {
      const found = findOrder(requireAttempt(context), orders);
      return { order: found ? { number: found.order_number, status: found.status, paymentUrl: null } : null };
    }),
  },
  guards: {
    answered,
    isAttempted: ({ context }) => context.attempt !== null,
    isSameCart: ({ context }, lines: readonly CartLine[]) => changedLines(context.lines, lines).length === 0,
    isEmptied: (_, lines: readonly CartLine[]) => lines.length === 0,
    /** The cart holds the animals of the attempt, or is empty, as after a placed order; with an unreadable line (null) nobody knows. */
    isUnchanged: ({ context }, lines: readonly CartLine[] | null) =>
      lines !== null && (lines.length === 0 || isOfItems(requireAttempt(context), lines)),
    isCartEmpty: ({ context }) => context.lines.length === 0,
    isUnpaid: ({ context }) => meaningOf(requireOrder(context).status).isUnpaid,
    isChanged: ({ context }) => context.changes.length > 0,
    isShort: ({ context }) => context.changes.some(({ kind }) => kind === 'stock'),
    isStepOpen: ({ context }, { asked, step }: { asked: CheckoutStep; step: CheckoutStep }) =>
      reachableStep(context.values, asked) === step,
    isComplete: ({ context }, values: CheckoutValues) =>
      reachableStep(values, 2) === 2 && !isPastWish(values, context.today),
    isDayPast: ({ context }, today: string) => isPastWish(context.values, today),
    isStepNamed: (_, { asked, step }: { asked: CheckoutStep; step: CheckoutStep }) => asked === step,
    isOfStep: (_, { field, step }: { field: EditableField; step: CheckoutStep }) => stepOf(field) === step,
    isIdNumberAwaited: ({ context }, field: EditableField) =>
      field === 'numero_cni' && isIdNumberMissing(context),
    isValid: ({ context }) => validateCheckout(context.values).ok,
    isResumable: ({ context }) =>
      !isIdNumberMissing(context) ||
      (compact(context.values.numero_cni) !== '' &&
        checkoutStepErrors(1, context.values).numero_cni === undefined),
    isFound: ({ context }, orders: readonly ReadOrder[]) =>
      findOrder(requireAttempt(context), orders) !== undefined,
    isWithoutPaymentPage: ({ context }) => requireOrder(context).paymentUrl === null,
    isPayableAt: ({ context: { paymentHosts } }, paymentUrl: string | null) =>
      isPaymentAddress(paymentUrl ?? '', paymentHosts),
  },
});

/** Keeps why an order failed, to be shown beside the button and not as a notice. */
export const setRefusal = {
  type: 'setRefusal',
  params: ({ output }: { output: { refusal: CheckoutRefusal } }) => output.refusal,
} as const;

/** For a guard: the step in the address, and this one. */
export const openedAs =
  (step: CheckoutStep) =>
  ({ event }: { event: { step: CheckoutStep } }) => ({ asked: event.step, step });

/** The action that writes a step into the address. */
export const shownStep = (step: CheckoutStep, replace = false) =>
  ({ type: 'showStep', params: { step, replace } }) as const;

/** The cart changed: an empty one navigates to the cart, and differences have to be agreed to. */
export const onCartUpdated = (target?: 'reviewing') =>
  checkout.createStateConfig({
    on: {
      'cart.updated': [
        { guard: { type: 'isSameCart', params: ({ event }) => event.lines } },
        { guard: { type: 'isEmptied', params: ({ event }) => event.lines }, target: to.leavingForCart },
        {
          ...(target === undefined ? {} : { target: to[target] }),
          actions: { type: 'takeCart', params: ({ event }) => event.lines },
        },
      ],
    },
  }).on;
