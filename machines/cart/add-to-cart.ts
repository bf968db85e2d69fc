import { assign, setup } from 'xstate';
import { narrowed } from '#machines/narrowed.ts';
import type { CartNoticeCode } from '#machines/session/notices.ts';
import { effect, outward } from '#machines/with-effects.ts';

/** Why a product was not added: a code for each answer of specification §8, and the server's own text where it counts. */
export type AddRefusal = {
  code: Extract<
    CartNoticeCode,
    'cart-add-server-failed' | 'cart-add-invalid' | 'cart-add-unknown-error' | 'cart-add-failed'
  >;
  message?: string;
};

/** `refusal`: what the last add was refused for, to stay beside the button. */
export type AddToCartContext = { productId: string; quantity: number; refusal: AddRefusal | null };

export type AddToCartInput = { productId: string };

export type AddToCartEvent =
  | { type: 'quantity.changed'; quantity: number }
  | { type: 'quantity.raised' }
  | { type: 'quantity.lowered' }
  | { type: 'add.pressed' };

export type AddAnswer =
  | { kind: 'added' }
  /** 401 without a token. */
  | { kind: 'visitor'; message?: string }
  /** 401 although a token was held. */
  | { kind: 'sessionOver' }
  | { kind: 'refused'; refusal: AddRefusal };

const noticeOf = <Code extends CartNoticeCode>(code: Code, { message }: { message?: string }) =>
  message === undefined ? { code } : { code, message };

/** The least that can be added; there is no most (specification §9). */
export const leastQuantity = 1;

/**
 * Adding one product to the cart (specification §2 Product detail, §4 Cart, §8 Cart): quantity from 1 without a limit,
 * then one request however often the button is pressed. Added: the cart is read again, a notice, and /cart/. Without a
 * session: the path is kept, the warning shown, and /login. Where a session ends meanwhile, path, notice and /login are
 * the session's own. A refusal and silence leave the button live; after silence the cart is read again, since the product
 * may be in it.
 */
export const addToCartMachine = setup({
  types: {
    context: {} as AddToCartContext,
    events: {} as AddToCartEvent,
    input: {} as AddToCartInput,
    tags: {} as 'busy',
    meta: {} as { unseen?: string },
  },
  actors: { addToCart: effect<AddAnswer, { productId: string; quantity: number }>() },
  actions: {
    refreshCart: outward(),
    keepPath: outward(),
    tell: outward<{ code: CartNoticeCode; message?: string }>(),
    leaveForCart: outward(),
    leaveForLogin: outward(),
  },
  guards: {
    isQuantity: (_, quantity: number) => Number.isSafeInteger(quantity) && quantity >= leastQuantity,
  },
}).createMachine({
  id: 'addToCart',
  context: ({ input: { productId } }) => ({ productId, quantity: leastQuantity, refusal: null }),
  initial: 'resting',
  states: {
    resting: {
      initial: 'ready',
      on: {
        'quantity.changed': {
          guard: { type: 'isQuantity', params: ({ event }) => event.quantity },
          actions: assign({ quantity: ({ event }) => event.quantity }),
        },
        'quantity.raised': {
          guard: { type: 'isQuantity', params: ({ context }) => context.quantity + 1 },
          actions: assign({ quantity: ({ context }) => context.quantity + 1 }),
        },
        'quantity.lowered': {
          guard: { type: 'isQuantity', params: ({ context }) => context.quantity - 1 },
          actions: assign({ quantity: ({ context }) => context.quantity - 1 }),
        },
        'add.pressed': 'adding',
      },
      states: { ready: {}, refused: {}, unreachable: {} },
    },
    adding: {
      tags: 'busy',
      entry: assign({ refusal: null }),
      invoke: {
        src: 'addToCart',
        input: ({ context: { productId, quantity } }) => ({ productId, quantity }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'added',
            target: 'added',
            actions: ['refreshCart', { type: 'tell', params: { code: 'cart-added' } }, 'leaveForCart'],
          },
          {
            guard: ({ event }) => event.output.kind === 'visitor',
            target: 'leaving',
            actions: [
              'keepPath',
              {
                type: 'tell',
                params: ({ event }) => noticeOf('cart-add-login-required', narrowed(event.output, 'visitor')),
              },
              'leaveForLogin',
            ],
          },
          { guard: ({ event }) => event.output.kind === 'sessionOver', target: 'resting' },
          {
            target: 'resting.refused',
            actions: [
              assign({ refusal: ({ event }) => narrowed(event.output, 'refused').refusal }),
              { type: 'tell', params: ({ event }) => narrowed(event.output, 'refused').refusal },
            ],
          },
        ],
        onError: {
          target: 'resting.unreachable',
          actions: [
            'refreshCart',
            assign({ refusal: { code: 'cart-add-failed' } }),
            { type: 'tell', params: { code: 'cart-add-failed' } },
          ],
        },
      },
    },
    added: { meta: { unseen: 'the cart opens in the same step' } },
    leaving: { meta: { unseen: 'the login opens in the same step' } },
  },
});
