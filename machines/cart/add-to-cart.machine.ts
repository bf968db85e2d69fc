import { assign, raise, setup } from 'xstate';
import { answered, answers } from '../answers.ts';
import { refusalActions, refusalActionsFor } from '../refusal-actions.ts';
import type { CartNoticeCode, Notice } from '../session/notices.machine.ts';
import type { StoryMeta } from '../story-meta.ts';
import { effect, providedAction } from '../with-effects.ts';

/** Why a product was not added: a code for each answer of specification §8, with the server's message where that takes precedence. */
export type AddRefusal = Notice<
  Extract<
    CartNoticeCode,
    'cart-add-server-failed' | 'cart-add-invalid' | 'cart-add-unknown-error' | 'cart-add-failed'
  >
>;

/**
 * `price`: of one, as it was shown at the press, in XOF. `refusal`: why the last add was refused, shown beside the button.
 * `refusedQuantity`: the one that the provider called invalid; the quantity cannot be raised to it again. `awaited`: whether the
 * quantity was chosen before a login.
 */
export type AddToCartContext = {
  productId: string;
  price?: number | undefined;
  quantity: number;
  refusal: AddRefusal | null;
  refusedQuantity?: number;
  awaited: boolean;
};

export type AddToCartInput = { productId: string };

export type AddToCartEvent =
  | { type: 'quantity.raised' }
  | { type: 'quantity.lowered' }
  | { type: 'quantity.chosen'; quantity: number }
  | { type: 'add.pressed'; price?: number | undefined };

export type Wanted = Pick<AddToCartContext, 'productId' | 'price' | 'quantity'>;

export type AddAnswer =
  | { kind: 'added' }
  /** 401 without a token: path and wish are stored. */
  | { kind: 'visitor'; refusal: Notice<'cart-add-login-required'> }
  /** 401 although a token was held: the quantity is stored. */
  | { kind: 'unauthorized' }
  | { kind: 'refused'; refusal: AddRefusal }
  /** It is not known whether the cart holds it: an earlier add is unanswered. */
  | { kind: 'unsure'; refusal: Notice<'cart-add-unsure'> };

/** The quantity that a visitor chose before the login, if it has not been added since. */
export type WantedAnswer = { kind: 'wanted'; quantity: number } | { kind: 'nothing' };

/** The minimum quantity; there is no maximum (specification §9). */
export const leastQuantity = 1;

const [, say] = refusalActions;

const addToCart = setup({
  types: {
    context: {} as AddToCartContext,
    events: {} as AddToCartEvent,
    input: {} as AddToCartInput,
    tags: {} as 'busy',
    meta: {} as StoryMeta,
  },
  actors: {
    addToCart: effect<AddAnswer, Wanted>(),
    recallWanted: effect<WantedAnswer, { productId: string }>(),
  },
  actions: {
    refreshCart: providedAction(),
    forgetWanted: providedAction(),
    takePrice: assign((_, price: number | undefined) => ({ price })),
    awaitAdd: assign((_, quantity: number) => ({ quantity, awaited: true })),
    endWaiting: assign({ awaited: false }),
    notify: providedAction<Notice<CartNoticeCode>>(),
    leaveForCart: providedAction(),
    leaveForLogin: providedAction(),
    changeQuantity: assign((_, quantity: number) => ({ quantity })),
    forgetRefusal: assign({ refusal: null }),
    setRefusal: assign(({ context }, refusal: AddRefusal) => ({
      refusal,
      ...(refusal.code === 'cart-add-invalid' && { refusedQuantity: context.quantity }),
    })),
  },
  guards: {
    answered,
    isUntouched: ({ context }) => context.quantity === leastQuantity,
    isQuantity: ({ context }, quantity: number) =>
      Number.isSafeInteger(quantity) &&
      quantity >= leastQuantity &&
      (quantity < context.quantity || quantity < (context.refusedQuantity ?? Infinity)),
  },
});

/** The page stays until the code of the next one has come, or for good, after Back. */
const again = '#add-to-cart.filling.idle';
const staying = addToCart.createStateConfig({
  on: {
    'quantity.raised': { target: again, actions: raise(({ event }) => event) },
    'quantity.lowered': { target: again, actions: raise(({ event }) => event) },
    'quantity.chosen': { target: again, actions: raise(({ event }) => event) },
  },
});

/**
 * Adds one product to the cart (specification §2 Product detail, §4 Cart, §8 Cart): a quantity from 1 without a maximum,
 * and one request however often the button is pressed. Success reads the cart again, shows a notice and navigates to /cart/.
 * Without a session path, quantity and price are stored; it shows the warning and navigates to /login, whose own exit adds it. Back
 * on the page by another way the quantity is restored with a message. The stored quantity is restored once, before the first
 * press, and a refusal clears it. If a session ends meanwhile, the session itself stores the path, shows the notice and
 * navigates to /login; the quantity is stored. After a refusal or a missing answer the button stays enabled and the
 * cart is read again: the product may be in it, also after an error of the server. Where it is not known whether an earlier add
 * succeeded, nothing is sent without its key: a notice says so, and the cart opens.
 */
export const addToCartMachine = addToCart.createMachine({
  id: 'add-to-cart',
  context: ({ input: { productId } }) => ({
    productId,
    quantity: leastQuantity,
    refusal: null,
    awaited: false,
  }),
  initial: 'filling',
  states: {
    filling: {
      initial: 'recalling',
      on: {
        'quantity.raised': {
          guard: { type: 'isQuantity', params: ({ context }) => context.quantity + 1 },
          actions: { type: 'changeQuantity', params: ({ context }) => context.quantity + 1 },
        },
        'quantity.lowered': {
          guard: { type: 'isQuantity', params: ({ context }) => context.quantity - 1 },
          actions: { type: 'changeQuantity', params: ({ context }) => context.quantity - 1 },
        },
        'quantity.chosen': {
          guard: { type: 'isQuantity', params: ({ event }) => event.quantity },
          actions: { type: 'changeQuantity', params: ({ event }) => event.quantity },
        },
        'add.pressed': {
          target: 'submitting',
          actions: { type: 'takePrice', params: ({ event }) => event.price },
        },
      },
      states: {
        recalling: {
          meta: { unseen: 'over before anybody could read it' },
          invoke: {
            src: 'recallWanted',
            input: ({ context: { productId } }) => ({ productId }),
            onDone: answers({
              wanted: [
                {
                  guard: 'isUntouched',
                  target: 'idle',
                  actions: { type: 'awaitAdd', params: ({ output }) => output.quantity },
                },
                { target: 'idle' },
              ],
              nothing: 'idle',
            }),
            onError: 'idle',
          },
        },
        idle: {},
        refused: { meta: { looksAs: { idle: 'the data alone shows the refusal' } } },
        unreachable: { meta: { looksAs: { refused: 'the data says which sentence is shown' } } },
      },
    },
    submitting: {
      tags: 'busy',
      entry: ['forgetRefusal', 'endWaiting'],
      invoke: {
        src: 'addToCart',
        input: ({ context }) => context,
        onDone: answers({
          added: {
            target: 'leavingForCart',
            actions: [
              'refreshCart',
              'forgetWanted',
              { type: 'notify', params: { code: 'cart-added' } },
              'leaveForCart',
            ],
          },
          visitor: { target: 'leavingForLogin', actions: [say, 'leaveForLogin'] },
          unauthorized: 'filling.idle',
          unsure: { target: 'leavingForCart', actions: ['refreshCart', say, 'leaveForCart'] },
          refused: { target: 'filling.refused', actions: ['refreshCart', 'forgetWanted', ...refusalActions] },
        }),
        onError: {
          target: 'filling.unreachable',
          actions: ['refreshCart', ...refusalActionsFor({ code: 'cart-add-failed' })],
        },
      },
    },
    leavingForCart: staying,
    leavingForLogin: staying,
  },
});
