import { assign, setup } from 'xstate';
import type { ReadOrder } from '#rules/order-status.ts';
import {
  filterOrders,
  type OrderFilter,
  type OrderPageSize,
  type OrderSort,
  type Page,
  pageOf,
  sortOrders,
} from '#rules/orders.ts';
import type { Standing } from '#rules/paid-so-far.ts';
import type { UnreadOrder } from '#rules/unread.ts';
import { answered, answers } from '../answers.ts';
import { refusalActions, refusalActionsFor } from '../refusal-actions.ts';
import type { AccountNoticeCode, Notice } from '../session/notices.machine.ts';
import { effect, providedAction } from '../with-effects.ts';

/**
 * `unread`: the orders that could not be parsed. `sort`: null for the provider's order. `unfolded`: the numbers of the orders whose
 * content is shown. `invoiceNumber`: the order whose invoice was requested last. `invoice`: the
 * detail of that order while it is open, and its money. `refusal`: why it could not be printed.
 */
export type OrdersContext = {
  orders: readonly ReadOrder[];
  unread: readonly UnreadOrder[];
  search: string;
  filter: OrderFilter;
  sort: OrderSort | null;
  pageSize: OrderPageSize;
  page: number;
  unfolded: readonly string[];
  invoiceNumber: string;
  invoice: Invoiced | null;
  refusal: InvoiceRefusal | null;
};

/** An order as its invoice says it, and its money. */
type Invoiced = { readonly order: ReadOrder; readonly standing: Standing };

export type OrdersEvent =
  | { type: 'search.changed'; search: string }
  | { type: 'filter.chosen'; filter: OrderFilter }
  | { type: 'sort.chosen'; sort: OrderSort }
  | { type: 'page-size.chosen'; pageSize: OrderPageSize }
  | { type: 'page.chosen'; page: number }
  | { type: 'order.toggled'; orderNumber: string }
  | { type: 'orders.retried' }
  | { type: 'invoice.requested'; orderNumber: string }
  /** Imprimer, pressed again. */
  | { type: 'invoice.printed' }
  | { type: 'invoice.closed' };

export type OrdersAnswer =
  | { kind: 'loaded'; orders: readonly ReadOrder[]; unread?: readonly UnreadOrder[] }
  | { kind: 'refused' };

type Loaded = Extract<OrdersAnswer, { kind: 'loaded' }>;

export type InvoiceRefusal = Notice<Extract<AccountNoticeCode, 'invoice-failed'>>;

/** `unauthorized` is reported by the session. */
export type InvoiceAnswer =
  | ({ kind: 'loaded' } & Invoiced)
  | { kind: 'unauthorized' }
  | { kind: 'refused'; refusal: InvoiceRefusal };

/** The context before the first load. */
export const noOrders: OrdersContext = {
  orders: [],
  unread: [],
  search: '',
  filter: 'all',
  sort: null,
  pageSize: 5,
  page: 1,
  unfolded: [],
  invoiceNumber: '',
  invoice: null,
  refusal: null,
};

/** The page of orders that match search and status, sorted (specification §2 Commandes). */
export const shownOrders = (context: OrdersContext): Page<ReadOrder> =>
  pageOf(sortOrders(filterOrders(context.orders, context), context.sort), context.page, context.pageSize);

const orders = setup({
  types: {
    context: {} as OrdersContext,
    events: {} as OrdersEvent,
    tags: {} as 'busy',
  },
  actors: {
    loadOrders: effect<OrdersAnswer>(),
    /** Resolves when the device is online again. */
    awaitReconnection: effect<void>(),
    loadInvoice: effect<InvoiceAnswer, { orderNumber: string }>(),
    /** Prints with the invoice's title, which stays the document's until the state is left. Does not resolve: no browser reports reliably that printing has ended. */
    printInvoice: effect<void, { orderNumber: string }>(),
  },
  actions: {
    notify: providedAction<InvoiceRefusal>(),
    takeOrders: assign((_, { orders, unread = [] }: Loaded) => ({ orders, unread })),
    changeSearch: assign((_, search: string) => ({ search, page: 1 })),
    chooseFilter: assign((_, filter: OrderFilter) => ({ filter, page: 1 })),
    chooseSort: assign((_, sort: OrderSort) => ({ sort, page: 1 })),
    toggleOrder: assign(({ context: { unfolded } }, number: string) => ({
      unfolded: unfolded.includes(number) ? unfolded.filter((one) => one !== number) : [...unfolded, number],
    })),
    choosePageSize: assign((_, pageSize: OrderPageSize) => ({ pageSize, page: 1 })),
    choosePage: assign(({ context }, page: number) => ({ page: shownOrders({ ...context, page }).page })),
    askForInvoice: assign((_, invoiceNumber: string) => ({
      invoiceNumber,
      invoice: null,
      refusal: null,
    })),
    takeInvoice: assign((_, invoice: Invoiced) => ({ invoice })),
    forgetInvoice: assign({ invoice: null }),
    setRefusal: assign((_, refusal: InvoiceRefusal) => ({ refusal })),
  },
  guards: { answered, isEmpty: (_, { orders, unread = [] }: Loaded) => orders.length + unread.length === 0 },
});

const withRequests = orders.createStateConfig({
  on: {
    'invoice.requested': {
      target: 'loading',
      actions: { type: 'askForInvoice', params: ({ event }) => event.orderNumber },
    },
  },
});

/**
 * The customer's orders (specification §2 Commandes tab, §4 Dashboard orders tab) and, beside them, the invoice of one:
 * its detail is loaded and stays open for any number of prints until it is closed or the page is left. A change of search,
 * status, sort or page size returns to page 1. A second request while a detail is loading is no transition; while one is open, it
 * replaces it. A failed load is retried when the connection is back.
 */
export const ordersMachine = orders.createMachine({
  id: 'orders',
  context: noOrders,
  type: 'parallel',
  states: {
    list: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'loadOrders',
            onDone: answers({
              loaded: [
                { guard: { type: 'isEmpty', params: ({ output }) => output }, target: 'empty' },
                {
                  target: 'ready',
                  actions: { type: 'takeOrders', params: ({ output }) => output },
                },
              ],
              refused: 'failed',
            }),
            onError: 'failed',
          },
        },
        empty: {},
        failed: {
          invoke: { src: 'awaitReconnection', onDone: 'loading' },
          on: { 'orders.retried': 'loading' },
        },
        ready: {
          on: {
            'search.changed': { actions: { type: 'changeSearch', params: ({ event }) => event.search } },
            'filter.chosen': { actions: { type: 'chooseFilter', params: ({ event }) => event.filter } },
            'sort.chosen': { actions: { type: 'chooseSort', params: ({ event }) => event.sort } },
            'order.toggled': {
              actions: { type: 'toggleOrder', params: ({ event }) => event.orderNumber },
            },
            'page-size.chosen': {
              actions: { type: 'choosePageSize', params: ({ event }) => event.pageSize },
            },
            'page.chosen': { actions: { type: 'choosePage', params: ({ event }) => event.page } },
          },
        },
      },
    },
    invoice: {
      initial: 'idle',
      states: {
        idle: withRequests,
        failed: withRequests,
        loading: {
          tags: 'busy',
          invoke: {
            src: 'loadInvoice',
            input: ({ context }) => ({ orderNumber: context.invoiceNumber }),
            onDone: answers({
              loaded: {
                target: 'open',
                actions: { type: 'takeInvoice', params: ({ output }) => output },
              },
              unauthorized: 'idle',
              refused: { target: 'failed', actions: refusalActions },
            }),
            onError: { target: 'failed', actions: refusalActionsFor({ code: 'invoice-failed' }) },
          },
        },
        // No browser reports reliably when the print dialog has closed: the customer closes the invoice.
        open: {
          on: {
            ...withRequests.on,
            'invoice.printed': { target: 'open', reenter: true },
            'invoice.closed': { target: 'idle', actions: 'forgetInvoice' },
          },
          invoke: {
            src: 'printInvoice',
            input: ({ context }) => ({ orderNumber: context.invoiceNumber }),
            onDone: { target: 'idle', actions: 'forgetInvoice' },
            onError: {
              target: 'failed',
              actions: ['forgetInvoice', ...refusalActionsFor({ code: 'invoice-failed' })],
            },
          },
        },
      },
    },
  },
});
