import { and, assign, not, raise, setup, stateIn } from 'xstate';
import { answered, answers } from '#machines/answers.ts';
import type { PlaceholderSnapshot } from '#machines/placeholder-snapshot.ts';
import type { Seen } from '#machines/seen.ts';
import { effect, outward } from '#machines/with-effects.ts';
import type { Addition, CartLine } from '#openapi/schemas.ts';
import { type CartContext, emptyCart, type RemovedLine, type Wish } from './cart-context.ts';
import {
  type CartNotice,
  changedNotice,
  failedNotice,
  fulfilled,
  holdsProduct,
  isOverruled,
  isRestored,
  isShown,
  onItsWay,
  removalOf,
  wished,
  withNextSent,
  withRemoval,
} from './wishes.ts';

export type CartEvent =
  /** A token is held from now on, or another customer's. Sent by the app. */
  | { type: 'session.opened' }
  | { type: 'session.closed' }
  /** This tab changed the cart by other means: an add, an order. */
  | { type: 'cart.changed' }
  /** Another tab changed it, or the page came back after a while. */
  | { type: 'cart.changedElsewhere' }
  | { type: 'quantity.wished'; lineId: string; quantity: number }
  | { type: 'removal.wished'; lineId: string }
  /** 'Annuler' in the place of a line that was taken out. */
  | { type: 'removal.undone'; line: RemovedLine }
  /** The cart's page is left: what was taken out cannot be brought back any more. */
  | { type: 'page.left' }
  /** Somebody waits for the cart to settle, or the page goes: what still waits for the end of a burst leaves now. */
  | { type: 'cart.awaited' }
  | { type: 'cart.retried' };

type InnerEvent = { type: 'cart.doubted' } | { type: 'cart.read' } | { type: 'cart.unread' };

/** `accepts`: what the provider takes beyond the specification; nothing where it is absent. */
export type CartAnswer =
  | { kind: 'loaded'; lines: readonly CartLine[]; accepts?: readonly Addition[] }
  | { kind: 'refused' };

/** `unauthorized` is the session's to tell: the cart says nothing about it. */
export type LineAnswer =
  | { kind: 'changed' }
  /** What should come back is in the cart already: another tab put it there. */
  | { kind: 'present' }
  | { kind: 'refused'; message?: string }
  | { kind: 'unauthorized' };

/** How long a burst of taps has to be over before its last wish leaves, in ms. */
export const burstEnds = 500;

const cart = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent | InnerEvent,
    tags: {} as 'busy',
    meta: {} as Seen,
  },
  actors: {
    readCart: effect<CartAnswer>(),
    changeLine: effect<LineAnswer, Wish>(),
  },
  actions: {
    tell: outward<CartNotice>(),
    tellOtherTabs: outward(),
    emptyCart: assign(emptyCart),
    takeLines: assign((_, { lines, accepts = [] }: Extract<CartAnswer, { kind: 'loaded' }>) => ({
      lines,
      accepts,
    })),
    wish: assign(({ context }, wish: Wish) => wished(context, wish)),
    keepRemoval: assign(({ context }, wish: Wish) => withRemoval(context, wish)),
    dropRemoval: assign(({ context }, line: RemovedLine) => ({
      removed: context.removed?.filter((one) => one.line.id !== line.id) ?? [],
    })),
    dropRemovals: assign({ removed: [] }),
    fulfilWish: assign(({ context }) => fulfilled(context)),
    sendWish: assign(({ context }) => withNextSent(context)),
    dropWish: assign({ sent: null }),
    doubtLines: raise({ type: 'cart.doubted' }),
    confirmLines: raise({ type: 'cart.read' }),
    missLines: raise({ type: 'cart.unread' }),
  },
  guards: {
    answered,
    isOverruled,
    isRestored,
    isGone: (given, line: RemovedLine) => !holdsProduct(given, line),
    isElsewhere: (given, line: CartLine) => !isShown(given, { lineId: line.id }),
    isUnheard: ({ context }) => context.sent !== null || context.wishes.length > 0,
    isWished: ({ context }) => context.wishes.length > 0,
    isShown,
    isQuantity: ({ context }, wish: Wish) =>
      Number.isSafeInteger(wish.quantity) && wish.quantity >= 1 && isShown({ context }, wish),
    isOutdated: stateIn({ ready: { truth: 'outdated' } }),
  },
  delays: { burstEnds },
});

/** A tap: its wish is shown at once, and the burst goes on from here. */
const wishing = (target: 'tapped' | 'tapping') =>
  cart.createStateConfig({
    on: {
      'quantity.wished': {
        guard: { type: 'isQuantity', params: ({ event }) => event },
        target,
        reenter: true,
        actions: { type: 'wish', params: ({ event: { lineId, quantity } }) => ({ lineId, quantity }) },
      },
      'removal.wished': {
        guard: { type: 'isShown', params: ({ event }) => event },
        target,
        reenter: true,
        actions: [
          { type: 'keepRemoval', params: ({ context, event }) => removalOf(context, event.lineId) },
          { type: 'wish', params: ({ context, event }) => removalOf(context, event.lineId) },
        ],
      },
      'removal.undone': [
        {
          guard: { type: 'isGone', params: ({ event }) => event.line },
          actions: [
            {
              type: 'wish',
              params: ({ event: { line } }) => ({ lineId: line.id, quantity: line.quantity, line }),
            },
            { type: 'dropRemoval', params: ({ event }) => event.line },
          ],
        },
        // Another tab was faster, and this one has heard of it.
        {
          guard: { type: 'isElsewhere', params: ({ event }) => event.line },
          actions: { type: 'tell', params: { code: 'line-present' } },
        },
      ],
    },
  }).on;

/** A wish came to nothing: the server may have kept it all the same, so this tab and the others look. */
const givenUp = ['dropWish', 'tellOtherTabs', 'doubtLines'] as const;
const overruled = { guard: 'isOverruled', target: 'resting', actions: givenUp } as const;

const isSendable = and(['isWished', not(stateIn({ ready: { hand: 'tapping' } }))]);

/**
 * The cart of the whole shop (specification §2 Cart, §4 Cart, §8 Cart). A visitor's is empty and asks nothing of the
 * server. Quantities are shown as they are wished; one request runs at a time. The first wish of a burst (taps less than
 * 500 ms apart) leaves at once and the last one of each line when the burst is over: fifty taps are two requests at any
 * speed of the server, and no late answer overwrites a later wish. A failure that no later wish overrules is told, and
 * the server's cart is read again.
 */
export const cartMachine = cart.createMachine({
  id: 'cart',
  context: emptyCart,
  initial: 'visitor',
  on: {
    'page.left': { actions: 'dropRemovals' },
    'session.opened': { target: '.loading', actions: 'emptyCart' },
    'session.closed': [
      {
        guard: 'isUnheard',
        target: '.visitor',
        actions: [{ type: 'tell', params: { code: 'wish-unheard' } }, 'emptyCart'],
      },
      { target: '.visitor', actions: 'emptyCart' },
    ],
  },
  states: {
    visitor: {},
    loading: {
      tags: 'busy',
      on: {
        'cart.changed': { target: 'loading', reenter: true, actions: 'tellOtherTabs' },
        'cart.changedElsewhere': { target: 'loading', reenter: true },
      },
      invoke: {
        src: 'readCart',
        onDone: answers({
          loaded: { target: 'ready', actions: { type: 'takeLines', params: ({ output }) => output } },
          refused: 'failed',
        }),
        onError: 'failed',
      },
    },
    failed: {
      on: {
        'cart.retried': 'loading',
        'cart.changed': { target: 'loading', actions: 'tellOtherTabs' },
        'cart.changedElsewhere': 'loading',
      },
    },
    ready: {
      type: 'parallel',
      states: {
        /** Whether `lines` are still what the server holds. */
        truth: {
          initial: 'known',
          on: {
            'cart.changed': { target: '.outdated', actions: 'tellOtherTabs' },
            'cart.changedElsewhere': '.outdated',
            'cart.doubted': '.outdated',
          },
          states: {
            known: {},
            outdated: {
              meta: { looksAs: { known: 'read again without a word' } },
              on: { 'cart.read': 'known', 'cart.unread': 'unread' },
            },
            unread: { on: { 'cart.retried': 'outdated' } },
          },
        },
        /** Whether the customer's taps go on. */
        hand: {
          initial: 'calm',
          on: { 'cart.awaited': '.calm' },
          states: {
            calm: { on: wishing('tapped') },
            /** The first tap of a burst: its wish need not wait. */
            tapped: {
              meta: { unseen: 'the cart shows each wish at once, whenever it leaves' },
              on: wishing('tapping'),
              after: { burstEnds: 'calm' },
            },
            tapping: {
              meta: { unseen: 'the cart shows each wish at once, whenever it leaves' },
              on: wishing('tapping'),
              after: { burstEnds: 'calm' },
            },
          },
        },
        work: {
          initial: 'resting',
          states: {
            resting: {
              always: [
                { guard: isSendable, target: 'changing', actions: 'sendWish' },
                { guard: 'isOutdated', target: 'rereading' },
              ],
            },
            changing: {
              tags: 'busy',
              meta: { looksAs: { resting: 'the wish shows at once' } },
              invoke: {
                src: 'changeLine',
                input: ({ context }) => onItsWay(context),
                onDone: answers({
                  changed: [
                    {
                      // The server gives the line another id: it is read again.
                      guard: 'isRestored',
                      target: 'resting',
                      actions: [
                        { type: 'tell', params: ({ context }) => changedNotice(context) },
                        'fulfilWish',
                        'tellOtherTabs',
                        'doubtLines',
                      ],
                    },
                    { guard: 'isOverruled', target: 'resting', actions: ['fulfilWish', 'tellOtherTabs'] },
                    {
                      target: 'resting',
                      actions: [
                        { type: 'tell', params: ({ context }) => changedNotice(context) },
                        'fulfilWish',
                        'tellOtherTabs',
                      ],
                    },
                  ],
                  present: {
                    target: 'resting',
                    actions: [{ type: 'tell', params: { code: 'line-present' } }, 'dropWish', 'doubtLines'],
                  },
                  unauthorized: { target: 'resting', actions: ['dropWish', 'doubtLines'] },
                  refused: [
                    overruled,
                    {
                      target: 'resting',
                      actions: [
                        {
                          type: 'tell',
                          params: ({ context, output }) => failedNotice(context, output.message),
                        },
                        ...givenUp,
                      ],
                    },
                  ],
                }),
                onError: [
                  overruled,
                  {
                    target: 'resting',
                    actions: [{ type: 'tell', params: ({ context }) => failedNotice(context) }, ...givenUp],
                  },
                ],
              },
            },
            rereading: {
              tags: 'busy',
              meta: { looksAs: { resting: 'read again without a word' } },
              always: { guard: isSendable, target: 'changing', actions: 'sendWish' },
              on: {
                'cart.changed': { target: 'rereading', reenter: true },
                'cart.changedElsewhere': { target: 'rereading', reenter: true },
                'cart.read': 'resting',
                'cart.unread': 'resting',
              },
              invoke: {
                src: 'readCart',
                onDone: answers({
                  loaded: {
                    actions: [{ type: 'takeLines', params: ({ output }) => output }, 'confirmLines'],
                  },
                  refused: { actions: 'missLines' },
                }),
                onError: { actions: 'missLines' },
              },
            },
          },
        },
      },
    },
  },
});

/**
 * What a cart is worth to whoever waits for it. `settled`: it is the server's, and no wish is under way. `settling`: an
 * answer or the end of a burst is still to come. `unread`: the server could not be asked; it may hold something else.
 */
export function standingOf(
  snapshot: PlaceholderSnapshot<typeof cartMachine>,
): 'settled' | 'settling' | 'unread' {
  if (snapshot.hasTag('busy') || snapshot.context.wishes.length > 0) return 'settling';
  return snapshot.matches('failed') || snapshot.matches({ ready: { truth: 'unread' } })
    ? 'unread'
    : 'settled';
}
