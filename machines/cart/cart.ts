import { assign, raise, setup, stateIn } from 'xstate';
import { answered, answers } from '#machines/answers.ts';
import type { CartNoticeCode, Notice } from '#machines/session/notices.ts';
import { effect, outward } from '#machines/with-effects.ts';
import type { CartLine } from '#openapi/schemas.ts';
import { withMessage } from '#rules/with-message.ts';

/** What the customer wants of a line: a quantity of at least 1, or 0 for its removal. */
export type Wish = { lineId: string; quantity: number };

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

export type CartNotice = Notice<CartNoticeCode>;

const empty: CartContext = { lines: [], wishes: [] };

const withWish = (lines: readonly CartLine[], { lineId, quantity }: Wish): readonly CartLine[] =>
  quantity === 0
    ? lines.filter(({ id }) => id !== lineId)
    : lines.map((line) => (line.id === lineId ? { ...line, quantity } : line));

/** The cart as the customer wants it: the server's lines under all wishes. Screens show this, never `context.lines`. */
export const shownLines = ({ lines, wishes }: CartContext): readonly CartLine[] =>
  wishes.reduce(withWish, lines);

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

/** The notices of the wish that was sent: a quantity of 0 is a removal. */
const changedNotice = ({ wishes: [sent] }: CartContext): CartNotice => ({
  code: sent?.quantity === 0 ? 'line-removed' : 'quantity-changed',
});
const failedNotice = ({ wishes: [sent] }: CartContext, message?: string): CartNotice =>
  withMessage({ code: sent?.quantity === 0 ? 'line-removal-failed' : 'quantity-change-failed' }, message);

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
    emptyCart: assign(empty),
    takeLines: assign((_, lines: readonly CartLine[]) => ({ lines })),
    wish: assign(({ context }, wish: Wish) => wished(context, wish)),
    fulfilWish: assign(({ context }) => fulfilled(context)),
    dropWish: assign(({ context: { wishes } }) => ({ wishes: wishes.slice(1) })),
    doubtLines: raise({ type: 'cart.doubted' }),
    confirmLines: raise({ type: 'cart.read' }),
    missLines: raise({ type: 'cart.unread' }),
  },
  guards: {
    answered,
    /** A later wish of the same line waits: of the one that was sent there is nothing to say. */
    isOverruled: ({
      context: {
        wishes: [sent, ...waiting],
      },
    }) => waiting.some(({ lineId }) => lineId === sent?.lineId),
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
    'session.opened': { target: '.loading', reenter: true, actions: 'emptyCart' },
    'session.closed': { target: '.visitor', actions: 'emptyCart' },
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
          loaded: { target: 'ready', actions: { type: 'takeLines', params: ({ output }) => output.lines } },
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
      on: {
        'quantity.wished': {
          guard: { type: 'isQuantity', params: ({ event }) => event },
          actions: {
            type: 'wish',
            params: ({ event: { lineId, quantity } }) => ({ lineId, quantity }),
          },
        },
        'removal.wished': {
          guard: { type: 'isShown', params: ({ event }) => event },
          actions: { type: 'wish', params: ({ event: { lineId } }) => ({ lineId, quantity: 0 }) },
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
            outdated: {
              meta: { looksAs: { known: 'read again without a word' } },
              on: { 'cart.read': 'known', 'cart.unread': 'unread' },
            },
            unread: { on: { 'cart.retried': 'outdated' } },
          },
        },
        work: {
          initial: 'resting',
          states: {
            resting: {
              always: [
                { guard: 'isWished', target: 'changing' },
                { guard: 'isOutdated', target: 'rereading' },
              ],
            },
            changing: {
              tags: 'busy',
              meta: { looksAs: { resting: 'the wish shows at once' } },
              invoke: {
                src: 'changeLine',
                input: ({ context }) => context.wishes[0] ?? { lineId: '', quantity: 0 },
                onDone: answers({
                  changed: [
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
                  unauthorized: { target: 'resting', actions: ['dropWish', 'doubtLines'] },
                  refused: [
                    { guard: 'isOverruled', target: 'resting', actions: ['dropWish', 'doubtLines'] },
                    {
                      target: 'resting',
                      actions: [
                        {
                          type: 'tell',
                          params: ({ context, output }) => failedNotice(context, output.message),
                        },
                        'dropWish',
                        'doubtLines',
                      ],
                    },
                  ],
                }),
                onError: [
                  { guard: 'isOverruled', target: 'resting', actions: ['dropWish', 'doubtLines'] },
                  {
                    target: 'resting',
                    actions: [
                      { type: 'tell', params: ({ context }) => failedNotice(context) },
                      'dropWish',
                      'doubtLines',
                    ],
                  },
                ],
              },
            },
            rereading: {
              tags: 'busy',
              meta: { looksAs: { resting: 'read again without a word' } },
              always: { guard: 'isWished', target: 'changing' },
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
                    actions: [{ type: 'takeLines', params: ({ output }) => output.lines }, 'confirmLines'],
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
