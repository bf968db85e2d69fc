import type { SnapshotFrom } from 'xstate';
import { answers } from '../answers.ts';
import { emptyCart, shownUnread } from './cart.model.ts';
import { cart } from './cart-setup.ts';
import { tapping, updating, work } from './cart-work.ts';

/** Nothing of the customer before is kept, who may be another one. */
const emptied = (target: '.loading' | '.visitor') =>
  [
    {
      guard: 'isChanging',
      target,
      actions: [{ type: 'notify', params: { code: 'update-unanswered' } }, 'emptyCart'],
    },
    { target, actions: 'emptyCart' },
  ] as const;

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
    'session.opened': emptied('.loading'),
    'session.closed': emptied('.visitor'),
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
            tapped: tapping,
            tapping,
          },
        },
        work,
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
