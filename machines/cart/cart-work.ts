import { and, not, stateIn } from 'xstate';
import { answers } from '../answers.ts';
import type { CartContext } from './cart.model.ts';
import { cart } from './cart-setup.ts';
import { changedNotice, failedNotice, removalOf, requireSent } from './optimistic-updates.ts';

/** A tap: shows its update at once, and restarts the timer of the burst. */
export const updating = (target: 'tapped' | 'tapping') =>
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
          actions: { type: 'queueRemoval', params: ({ context, event }) => removalOf(context, event.lineId) },
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

export const tapping = cart.createStateConfig({
  meta: { unseen: 'the cart shows each update at once, whenever it leaves' },
  on: updating('tapping'),
  after: { burstEnds: 'inactive' },
});

const settled = ['settleUpdate', 'notifyOtherTabs'] as const;
const changed = [
  { type: 'notify', params: ({ context }: { context: CartContext }) => changedNotice(context) },
  ...settled,
] as const;

/** The server may have applied it all the same: all tabs read the cart again. */
const givenUp = ['dropUpdate', 'notifyOtherTabs', 'invalidateLines'] as const;
type Failed = { context: CartContext; output?: { message?: string } };
const failed = [
  { guard: 'isSuperseded', target: 'idle', actions: givenUp },
  {
    target: 'idle',
    actions: [
      { type: 'notify', params: ({ context, output }: Failed) => failedNotice(context, output?.message) },
      ...givenUp,
    ],
  },
] as const;

const sending = {
  guard: and(['isUpdateQueued', not(stateIn({ ready: { burst: 'tapping' } }))]),
  target: 'changing',
  actions: 'sendUpdate',
} as const;

/** Sends the updates one after the other, then reads the cart again if it is stale. */
export const work = cart.createStateConfig({
  initial: 'idle',
  states: {
    idle: { always: [sending, { guard: 'isStale', target: 'rereading' }] },
    changing: {
      tags: 'busy',
      meta: { looksAs: { idle: 'the update shows at once' } },
      invoke: {
        src: 'changeLine',
        input: ({ context }) => requireSent(context),
        onDone: answers({
          changed: [
            // The server gives the line another id: it is read again.
            { guard: 'isRestored', target: 'idle', actions: [...changed, 'invalidateLines'] },
            { guard: 'isSuperseded', target: 'idle', actions: settled },
            { target: 'idle', actions: changed },
          ],
          present: {
            target: 'idle',
            actions: [{ type: 'notify', params: { code: 'line-present' } }, 'dropUpdate', 'invalidateLines'],
          },
          unauthorized: { target: 'idle', actions: ['dropUpdate', 'invalidateLines'] },
          refused: failed,
        }),
        onError: failed,
      },
    },
    rereading: {
      tags: 'busy',
      meta: { looksAs: { idle: 'read again without a word' } },
      always: sending,
      on: {
        'cart.changed': { target: 'rereading', reenter: true },
        'cart.changedElsewhere': { target: 'rereading', reenter: true },
        'cart.read': 'idle',
        'cart.unread': 'idle',
      },
      invoke: {
        src: 'readCart',
        onDone: answers({
          loaded: { actions: [{ type: 'takeLines', params: ({ output }) => output }, 'confirmLines'] },
          refused: { actions: 'missLines' },
        }),
        onError: { actions: 'missLines' },
      },
    },
  },
});
