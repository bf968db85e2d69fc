import { and, assign, not, raise, type SnapshotFrom, setup, stateIn } from 'xstate';
import type { Addition, CartLine } from '#openapi/schemas.ts';
import type { UnreadLine } from '#rules/unread.ts';
import { answered, answers } from '../answers.ts';
import type { StoryMeta } from '../story-meta.ts';
import { effect, providedAction } from '../with-effects.ts';
import { type CartContext, type CartUpdate, emptyCart, type RemovedLine, shownUnread } from './cart.model.ts';
import {
  type CartNotice,
  changedNotice,
  failedNotice,
  holdsProduct,
  isRestored,
  isShown,
  isSuperseded,
  isUnread,
  removalOf,
  requireSent,
  withApplied,
  withNextSent,
  withQueued,
  withRemoval,
} from './optimistic-updates.ts';

export type CartEvent =
  /** The app received a token, or that of another customer. */
  | { type: 'session.opened' }
  | { type: 'session.closed' }
  /** This tab changed the cart by an add or an order. */
  | { type: 'cart.changed' }
  /** Another tab changed it, or the page became visible after a while. */
  | { type: 'cart.changedElsewhere' }
  | { type: 'quantity.requested'; lineId: string; quantity: number }
  | { type: 'removal.requested'; lineId: string }
  /** 'Annuler' in the place of a removed line. */
  | { type: 'removal.undone'; line: RemovedLine }
  /** The cart page was left: removed lines can no longer be restored. */
  | { type: 'page.left' }
  /** The settled cart is needed, or the page closes: sends the updates that are pending until the end of a burst. */
  | { type: 'cart.awaited' }
  | { type: 'cart.retried' };

type InnerEvent = { type: 'cart.invalidated' } | { type: 'cart.read' } | { type: 'cart.unread' };

/** `unread`: lines that could not be parsed. `accepts`: the additions to the specification that the provider announced. Both default to none. */
export type CartAnswer =
  | {
      kind: 'loaded';
      lines: readonly CartLine[];
      unread?: readonly UnreadLine[];
      accepts?: readonly Addition[];
    }
  | { kind: 'refused' };

/** `unauthorized` is reported by the session. */
export type LineAnswer =
  | { kind: 'changed' }
  /** The line to restore is in the cart already: another tab added it. */
  | { kind: 'present' }
  | { kind: 'refused'; message?: string }
  | { kind: 'unauthorized' };

/** How long after the last tap of a burst its last update is sent, in ms. */
export const burstEnds = 500;

const cart = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent | InnerEvent,
    tags: {} as 'busy',
    meta: {} as StoryMeta,
  },
  actors: {
    readCart: effect<CartAnswer>(),
    changeLine: effect<LineAnswer, CartUpdate>(),
  },
  actions: {
    notify: providedAction<CartNotice>(),
    notifyOtherTabs: providedAction(),
    emptyCart: assign(emptyCart),
    takeLines: assign((_, { lines, unread = [], accepts = [] }: Extract<CartAnswer, { kind: 'loaded' }>) => ({
      lines,
      unread,
      accepts,
    })),
    queueUpdate: assign(({ context }, update: CartUpdate) => withQueued(context, update)),
    keepRemoval: assign(({ context }, update: CartUpdate) => withRemoval(context, update)),
    dropRemovals: assign({ removed: [] }),
    settleUpdate: assign(({ context }) => withApplied(context)),
    sendUpdate: assign(({ context }) => withNextSent(context)),
    dropUpdate: assign({ sent: null }),
    invalidateLines: raise({ type: 'cart.invalidated' }),
    confirmLines: raise({ type: 'cart.read' }),
    missLines: raise({ type: 'cart.unread' }),
  },
  guards: {
    answered,
    isSuperseded,
    isRestored,
    isGone: (given, line: RemovedLine) => !holdsProduct(given, line),
    isElsewhere: (given, line: CartLine) => !isShown(given, { lineId: line.id }),
    isUnanswered: ({ context }) => context.sent !== null || context.updates.length > 0,
    isUpdateQueued: ({ context }) => context.updates.length > 0,
    isShown,
    isUnread,
    isQuantity: ({ context }, update: CartUpdate) =>
      Number.isSafeInteger(update.quantity) && update.quantity >= 1 && isShown({ context }, update),
    isStale: stateIn({ ready: { freshness: 'stale' } }),
  },
  delays: { burstEnds },
});

/** A tap: shows its update at once, and restarts the timer of the burst. */
const updating = (target: 'tapped' | 'tapping') =>
  cart.createStateConfig({
    on: {
      'quantity.requested': {
        guard: { type: 'isQuantity', params: ({ event }) => event },
        target,
        reenter: true,
        actions: { type: 'queueUpdate', params: ({ event: { lineId, quantity } }) => ({ lineId, quantity }) },
      },
      'removal.requested': [
        {
          guard: { type: 'isShown', params: ({ event }) => event },
          target,
          reenter: true,
          actions: [
            { type: 'keepRemoval', params: ({ context, event }) => removalOf(context, event.lineId) },
            { type: 'queueUpdate', params: ({ context, event }) => removalOf(context, event.lineId) },
          ],
        },
        {
          guard: { type: 'isUnread', params: ({ event }) => event },
          target,
          reenter: true,
          actions: { type: 'queueUpdate', params: ({ event: { lineId } }) => ({ lineId, quantity: 0 }) },
        },
      ],
      'removal.undone': [
        {
          guard: { type: 'isGone', params: ({ event }) => event.line },
          actions: {
            type: 'queueUpdate',
            params: ({ event: { line } }) => ({ lineId: line.id, quantity: line.quantity, line }),
          },
        },
        // Another tab has changed it, and this tab has read the change.
        {
          guard: { type: 'isElsewhere', params: ({ event }) => event.line },
          actions: { type: 'notify', params: { code: 'line-present' } },
        },
      ],
    },
  }).on;

/** An update failed, but the server may have applied it: all tabs read the cart again. */
const givenUp = ['dropUpdate', 'notifyOtherTabs', 'invalidateLines'] as const;
const overruled = { guard: 'isSuperseded', target: 'idle', actions: givenUp } as const;

const isSendable = and(['isUpdateQueued', not(stateIn({ ready: { burst: 'tapping' } }))]);

/**
 * The cart of the shop (specification §2 Cart, §4 Cart, §8 Cart). A visitor's cart is empty and sends no request. A change
 * is an optimistic update, shown at once; one request runs at a time. The first update of a burst (taps less than 500 ms
 * apart) is sent at once and the last one of each line when the burst is over: fifty taps are two requests at any speed of
 * the server, and no late answer overwrites a later update. A failure that no later update replaces is shown as a notice,
 * and the cart is read again.
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
        guard: 'isUnanswered',
        target: '.visitor',
        actions: [{ type: 'notify', params: { code: 'update-unanswered' } }, 'emptyCart'],
      },
      { target: '.visitor', actions: 'emptyCart' },
    ],
  },
  states: {
    visitor: {},
    loading: {
      tags: 'busy',
      on: {
        'cart.changed': { target: 'loading', reenter: true, actions: 'notifyOtherTabs' },
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
        'cart.changed': { target: 'loading', actions: 'notifyOtherTabs' },
        'cart.changedElsewhere': 'loading',
      },
    },
    ready: {
      type: 'parallel',
      states: {
        /** Whether `lines` equal the server's cart. */
        freshness: {
          initial: 'fresh',
          on: {
            'cart.changed': { target: '.stale', actions: 'notifyOtherTabs' },
            'cart.changedElsewhere': '.stale',
            'cart.invalidated': '.stale',
          },
          states: {
            fresh: {},
            stale: {
              meta: { looksAs: { fresh: 'read again without a word' } },
              on: { 'cart.read': 'fresh', 'cart.unread': 'unread' },
            },
            unread: { on: { 'cart.retried': 'stale' } },
          },
        },
        /** Whether a burst of taps is in progress. */
        burst: {
          initial: 'inactive',
          on: { 'cart.awaited': '.inactive' },
          states: {
            inactive: { on: updating('tapped') },
            /** The first tap of a burst: its update is sent at once. */
            tapped: {
              meta: { unseen: 'the cart shows each update at once, whenever it leaves' },
              on: updating('tapping'),
              after: { burstEnds: 'inactive' },
            },
            tapping: {
              meta: { unseen: 'the cart shows each update at once, whenever it leaves' },
              on: updating('tapping'),
              after: { burstEnds: 'inactive' },
            },
          },
        },
        work: {
          initial: 'idle',
          states: {
            idle: {
              always: [
                { guard: isSendable, target: 'changing', actions: 'sendUpdate' },
                { guard: 'isStale', target: 'rereading' },
              ],
            },
            changing: {
              tags: 'busy',
              meta: { looksAs: { idle: 'the update shows at once' } },
              invoke: {
                src: 'changeLine',
                input: ({ context }) => requireSent(context),
                onDone: answers({
                  changed: [
                    {
                      // The server gives the line another id: it is read again.
                      guard: 'isRestored',
                      target: 'idle',
                      actions: [
                        { type: 'notify', params: ({ context }) => changedNotice(context) },
                        'settleUpdate',
                        'notifyOtherTabs',
                        'invalidateLines',
                      ],
                    },
                    { guard: 'isSuperseded', target: 'idle', actions: ['settleUpdate', 'notifyOtherTabs'] },
                    {
                      target: 'idle',
                      actions: [
                        { type: 'notify', params: ({ context }) => changedNotice(context) },
                        'settleUpdate',
                        'notifyOtherTabs',
                      ],
                    },
                  ],
                  present: {
                    target: 'idle',
                    actions: [
                      { type: 'notify', params: { code: 'line-present' } },
                      'dropUpdate',
                      'invalidateLines',
                    ],
                  },
                  unauthorized: { target: 'idle', actions: ['dropUpdate', 'invalidateLines'] },
                  refused: [
                    overruled,
                    {
                      target: 'idle',
                      actions: [
                        {
                          type: 'notify',
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
                    target: 'idle',
                    actions: [{ type: 'notify', params: ({ context }) => failedNotice(context) }, ...givenUp],
                  },
                ],
              },
            },
            rereading: {
              tags: 'busy',
              meta: { looksAs: { idle: 'read again without a word' } },
              always: { guard: isSendable, target: 'changing', actions: 'sendUpdate' },
              on: {
                'cart.changed': { target: 'rereading', reenter: true },
                'cart.changedElsewhere': { target: 'rereading', reenter: true },
                'cart.read': 'idle',
                'cart.unread': 'idle',
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
 * The reliability of a cart. `settled`: equal to the server's, without a pending update. `settling`: an answer or the end
 * of a burst is pending. `unread`: the server could not be reached; its cart may differ. `incomplete`: some lines could not
 * be parsed, so the total is unknown.
 */
export function cartStatusOf(
  snapshot: SnapshotFrom<typeof cartMachine>,
): 'settled' | 'settling' | 'unread' | 'incomplete' {
  if (snapshot.hasTag('busy') || snapshot.context.updates.length > 0) return 'settling';
  if (snapshot.matches('failed') || snapshot.matches({ ready: { freshness: 'unread' } })) return 'unread';
  return shownUnread(snapshot.context).length > 0 ? 'incomplete' : 'settled';
}
