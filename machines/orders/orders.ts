import { assign, setup } from 'xstate';
import { narrowed } from '#machines/narrowed.ts';
import type { Notice } from '#machines/session/notices.ts';
import { effect, outward } from '#machines/with-effects.ts';
import type { Order } from '#openapi/schemas.ts';
import { filterOrders, type OrderFilter, type OrderPageSize, type Page, pageOf } from '#rules/orders.ts';

/**
 * `invoiceNumber` is the order whose invoice was asked for last, `invoice` that order's detail while it is printed,
 * `message` the server's own text on a refusal.
 */
export type OrdersContext = {
  orders: readonly Order[];
  search: string;
  filter: OrderFilter;
  pageSize: OrderPageSize;
  page: number;
  invoiceNumber: string;
  invoice: Order | null;
  message: string | null;
};

export type OrdersEvent =
  | { type: 'search.changed'; search: string }
  | { type: 'filter.chosen'; filter: OrderFilter }
  | { type: 'pageSize.chosen'; pageSize: OrderPageSize }
  | { type: 'page.chosen'; page: number }
  | { type: 'orders.retried' }
  | { type: 'invoice.requested'; orderNumber: string };

export type OrdersAnswer = { kind: 'loaded'; orders: readonly Order[] } | { kind: 'refused' };

/** `unauthorized`: the session has ended and says so itself. */
export type InvoiceAnswer =
  | { kind: 'loaded'; order: Order }
  | { kind: 'unauthorized' }
  | { kind: 'refused'; message?: string };

/** What the table shows: the page of the orders that match search and status (specification §2 Commandes). */
export const shownOrders = ({ orders, search, filter, page, pageSize }: OrdersContext): Page<Order> =>
  pageOf(filterOrders(orders, { search, filter }), page, pageSize);

const failure = (message: string | null): Notice =>
  message === null ? { code: 'invoice-failed' } : { code: 'invoice-failed', message };

const orders = setup({
  types: {
    context: {} as OrdersContext,
    events: {} as OrdersEvent,
    tags: {} as 'busy',
  },
  actors: {
    loadOrders: effect<OrdersAnswer>(),
    /** Resolves when the device gets its connection back. */
    awaitReturn: effect<void>(),
    loadInvoice: effect<InvoiceAnswer, { orderNumber: string }>(),
    printInvoice: effect<void, { orderNumber: string }>(),
  },
  actions: { tell: outward<Notice>() },
});

const withRequests = orders.createStateConfig({
  on: {
    'invoice.requested': {
      target: 'loading',
      actions: assign(({ event }) => ({ invoiceNumber: event.orderNumber, message: null })),
    },
  },
});

/**
 * The customer's orders (specification §2 Commandes tab, §4 Dashboard orders tab) and, beside them, the invoice of one:
 * its detail is loaded, then printed. Search, status and page size go back to page 1. A second request while a detail is
 * loading is no transition; while one is printed, it takes its place. What failed to load is asked for again by itself when
 * the connection is back.
 */
export const ordersMachine = orders.createMachine({
  id: 'orders',
  context: {
    orders: [],
    search: '',
    filter: 'all',
    pageSize: 5,
    page: 1,
    invoiceNumber: '',
    invoice: null,
    message: null,
  },
  type: 'parallel',
  states: {
    list: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'loadOrders',
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'loaded' && event.output.orders.length > 0,
                target: 'ready',
                actions: assign({ orders: ({ event }) => narrowed(event.output, 'loaded').orders }),
              },
              { guard: ({ event }) => event.output.kind === 'loaded', target: 'empty' },
              { target: 'failed' },
            ],
            onError: 'failed',
          },
        },
        empty: {},
        failed: {
          invoke: { src: 'awaitReturn', onDone: 'loading' },
          on: { 'orders.retried': 'loading' },
        },
        ready: {
          on: {
            'search.changed': { actions: assign(({ event }) => ({ search: event.search, page: 1 })) },
            'filter.chosen': { actions: assign(({ event }) => ({ filter: event.filter, page: 1 })) },
            'pageSize.chosen': { actions: assign(({ event }) => ({ pageSize: event.pageSize, page: 1 })) },
            'page.chosen': {
              actions: assign(({ context, event }) => ({
                page: shownOrders({ ...context, page: event.page }).page,
              })),
            },
          },
        },
      },
    },
    invoice: {
      initial: 'resting',
      states: {
        resting: withRequests,
        failed: withRequests,
        loading: {
          tags: 'busy',
          invoke: {
            src: 'loadInvoice',
            input: ({ context }) => ({ orderNumber: context.invoiceNumber }),
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'loaded',
                target: 'printing',
                actions: assign({ invoice: ({ event }) => narrowed(event.output, 'loaded').order }),
              },
              { guard: ({ event }) => event.output.kind === 'unauthorized', target: 'resting' },
              {
                target: 'failed',
                actions: [
                  assign({ message: ({ event }) => narrowed(event.output, 'refused').message ?? null }),
                  { type: 'tell', params: ({ context }) => failure(context.message) },
                ],
              },
            ],
            onError: { target: 'failed', actions: { type: 'tell', params: failure(null) } },
          },
        },
        // Not busy: a web view may never tell that its dialog closed, and the next invoice must not wait for it.
        printing: {
          ...withRequests,
          exit: assign({ invoice: null }),
          invoke: {
            src: 'printInvoice',
            input: ({ context }) => ({ orderNumber: context.invoiceNumber }),
            onDone: 'resting',
            onError: { target: 'failed', actions: { type: 'tell', params: failure(null) } },
          },
        },
      },
    },
  },
});
