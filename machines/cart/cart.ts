import { assign, enqueueActions, raise, setup, stateIn } from 'xstate';
import type { CartNoticeCode } from '#machines/session/notices.ts';
import { effect, outward } from '#machines/with-effects.ts';
import type { CartLine } from '#openapi/schemas.ts';
import { shownLines, type Wish, withWish } from './shown-lines.ts';

/** `lines`: the server's cart. `wishes`: what it does not know yet; the first one is on its way, one at most waits per line. */
export type CartContext = { lines: readonly CartLine[]; wishes: readonly Wish[] };

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
  | { type: 'cart.retried' };

type InnerEvent = { type: 'cart.doubted' } | { type: 'cart.read' } | { type: 'cart.unread' };

export type CartAnswer = { kind: 'loaded'; lines: readonly CartLine[] } | { kind: 'refused' };

/** `unauthorized` is the session's to tell: the cart says nothing about it. */
export type LineAnswer =
  | { kind: 'changed' }
  | { kind: 'refused'; message?: string }
  | { kind: 'unauthorized' };

export type CartNotice = { code: CartNoticeCode; message?: string };

const empty: CartContext = { lines: [], wishes: [] };

const isShown = ({ context }: { context: CartContext }, { lineId }: { lineId: string }): boolean =>
  shownLines(context).some(({ id }) => id === lineId);

const wished = ({ lines, wishes }: CartContext, wish: Wish): CartContext => {
  const [sent, ...waiting] = wishes;
  const others = waiting.filter(({ lineId }) => lineId !== wish.lineId);
  const before = sent === undefined ? lines : withWish(lines, sent);
  const isNews = before.find(({ id }) => id === wish.lineId)?.quantity !== wish.quantity;
  return { lines, wishes: [...(sent === undefined ? [] : [sent]), ...others, ...(isNews ? [wish] : [])] };
};

const fulfilled = ({ lines, wishes: [sent, ...waiting] }: CartContext): CartContext => ({
  lines: sent === undefined ? lines : withWish(lines, sent),
  wishes: waiting,
});

const dropped = ({ lines, wishes }: CartContext): CartContext => ({ lines, wishes: wishes.slice(1) });

/** What there is to say of the wish that was sent: nothing where a later one of its line overrules it. */
const noticeOf = (
  { wishes: [sent, ...waiting] }: CartContext,
  answer: LineAnswer | null,
): CartNotice | null => {
  if (sent === undefined || answer?.kind === 'unauthorized') return null;
  if (waiting.some(({ lineId }) => lineId === sent.lineId)) return null;
  const isRemoval = sent.quantity === 0;
  if (answer?.kind === 'changed') return { code: isRemoval ? 'line-removed' : 'quantity-changed' };
  const code = isRemoval ? 'line-removal-failed' : 'quantity-change-failed';
  return answer?.message === undefined ? { code } : { code, message: answer.message };
};

/**
 * The cart of the whole shop (specification §2 Cart, §4 Cart, §8 Cart). A visitor's is empty and asks nothing of the
 * server. Quantities are shown as they are wished; one request runs at a time and only the last wish of a line is sent
 * after it, so fifty taps are two requests and no late answer overwrites a later wish. A failure that no later wish
 * overrules is told, and the server's cart is read again.
 */
export const cartMachine = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent | InnerEvent,
    tags: {} as 'busy',
  },
  actors: {
    readCart: effect<CartAnswer>(),
    changeLine: effect<LineAnswer, Wish>(),
  },
  actions: {
    tell: outward<CartNotice>(),
    tellOtherTabs: outward(),
  },
  guards: {
    isWished: ({ context }) => context.wishes.length > 0,
    isShown,
    isQuantity: ({ context }, wish: Wish) =>
      Number.isSafeInteger(wish.quantity) && wish.quantity >= 1 && isShown({ context }, wish),
    isOutdated: stateIn({ ready: { truth: 'outdated' } }),
  },
}).createMachine({
  id: 'cart',
  context: empty,
  initial: 'visitor',
  on: {
    'session.opened': { target: '.loading', reenter: true, actions: assign(empty) },
    'session.closed': { target: '.visitor', actions: assign(empty) },
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
        onDone: [
          { guard: ({ event }) => event.output.kind === 'refused', target: 'failed' },
          {
            target: 'ready',
            actions: assign(({ event }) =>
              event.output.kind === 'loaded' ? { lines: event.output.lines } : empty,
            ),
          },
        ],
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
      on: {
        'quantity.wished': {
          guard: { type: 'isQuantity', params: ({ event }) => event },
          actions: assign(({ context, event: { lineId, quantity } }) =>
            wished(context, { lineId, quantity }),
          ),
        },
        'removal.wished': {
          guard: { type: 'isShown', params: ({ event }) => event },
          actions: assign(({ context, event }) => wished(context, { lineId: event.lineId, quantity: 0 })),
        },
      },
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
            outdated: { on: { 'cart.read': 'known', 'cart.unread': 'unread' } },
            unread: { on: { 'cart.retried': 'outdated' } },
          },
        },
        work: {
          initial: 'settled',
          states: {
            settled: {
              always: [
                { guard: 'isWished', target: 'changing' },
                { guard: 'isOutdated', target: 'rereading' },
              ],
            },
            changing: {
              tags: 'busy',
              invoke: {
                src: 'changeLine',
                input: ({ context }) => context.wishes[0] ?? { lineId: '', quantity: 0 },
                onDone: {
                  target: 'settled',
                  actions: enqueueActions(({ context, event, enqueue }) => {
                    const notice = noticeOf(context, event.output);
                    const isChanged = event.output.kind === 'changed';
                    if (notice !== null) enqueue({ type: 'tell', params: notice });
                    enqueue.assign(isChanged ? fulfilled(context) : dropped(context));
                    if (isChanged) enqueue('tellOtherTabs');
                    else enqueue.raise({ type: 'cart.doubted' });
                  }),
                },
                onError: {
                  target: 'settled',
                  actions: enqueueActions(({ context, enqueue }) => {
                    const notice = noticeOf(context, null);
                    if (notice !== null) enqueue({ type: 'tell', params: notice });
                    enqueue.assign(dropped(context));
                    enqueue.raise({ type: 'cart.doubted' });
                  }),
                },
              },
            },
            rereading: {
              tags: 'busy',
              always: { guard: 'isWished', target: 'changing' },
              on: {
                'cart.changed': { target: 'rereading', reenter: true },
                'cart.changedElsewhere': { target: 'rereading', reenter: true },
                'cart.read': 'settled',
                'cart.unread': 'settled',
              },
              invoke: {
                src: 'readCart',
                onDone: {
                  actions: enqueueActions(({ event: { output }, enqueue }) => {
                    if (output.kind === 'loaded') enqueue.assign({ lines: output.lines });
                    enqueue.raise({ type: output.kind === 'loaded' ? 'cart.read' : 'cart.unread' });
                  }),
                },
                onError: { actions: raise({ type: 'cart.unread' }) },
              },
            },
          },
        },
      },
    },
  },
});
