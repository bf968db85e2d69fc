import { assign, raise, setup, stateIn } from 'xstate';
import type { Addition, CartLine } from '#openapi/schemas.ts';
import type { UnreadLine } from '#rules/unread.ts';
import { answered } from '../answers.ts';
import type { StoryMeta } from '../story-meta.ts';
import { effect, providedAction } from '../with-effects.ts';
import {
  type CartContext,
  type CartUpdate,
  emptyCart,
  isChanging,
  type RemovedLine,
  shownLines,
} from './cart.model.ts';
import {
  type CartNotice,
  isAmong,
  isRestored,
  isShown,
  isSuperseded,
  isUnread,
  withApplied,
  withNextSent,
  withQueued,
  withRemoval,
} from './optimistic-updates.ts';

export type CartEvent =
  /** The app received a token, whose customer may be another one. */
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

/** The setup of the cart machine; its states are in cart.machine.ts and cart-work.ts. */
export const cart = setup({
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
    queueRemoval: assign(({ context }, update: CartUpdate) =>
      withQueued(withRemoval(context, update), update),
    ),
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
    isGone: ({ context }, line: RemovedLine) => !isAmong(shownLines(context), line),
    isElsewhere: (given, line: CartLine) => !isShown(given, { lineId: line.id }),
    isChanging: ({ context }) => isChanging(context),
    isUpdateQueued: ({ context }) => context.updates.length > 0,
    isShown,
    isUnread,
    isQuantity: ({ context }, update: CartUpdate) =>
      Number.isSafeInteger(update.quantity) && update.quantity >= 1 && isShown({ context }, update),
    isStale: stateIn({ ready: { freshness: 'stale' } }),
  },
  delays: { burstEnds },
});
