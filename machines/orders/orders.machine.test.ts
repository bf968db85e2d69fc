// §2 Dashboard: Row menu with
// §2 Dashboard: Orders: changing search,
// §4 Dashboard orders tab: Loading, then list

import { getShortestPaths } from '@xstate/graph';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Order } from '#openapi/schemas.ts';
import { withEffects } from '../with-effects.ts';
import { type InvoiceAnswer, type OrdersAnswer, ordersMachine, shownOrders } from './orders.machine.ts';

const order = (number: number): Order => ({
  order_number: `BL-${number}`,
  created_at: '2026-11-04T10:15:00Z',
  status: number % 2 === 0 ? 'PENDING' : 'PAID',
  total_amount: '330000.00',
  client: {
    first_name: 'Awa',
    last_name: 'Koné',
    email: 'client@exemple.ci',
    numero_telephone: '0701020304',
    adresse1: null,
  },
  items: [],
});
const many = Array.from({ length: 23 }, (_, index) => order(index + 1));
const standing = { kind: 'none', isDeposit: false, rest: null } as const;
const settle = () => new Promise((resolve) => setImmediate(resolve));

const open = async (list: OrdersAnswer | 'no answer' = { kind: 'loaded', orders: many }) => {
  const provider = { list, lists: 0 };
  let comeBack: () => void = () => undefined;
  const said: string[] = [];
  const invoices: { number: string; resolve: (answer: InvoiceAnswer) => void; reject: (e: Error) => void }[] =
    [];
  const prints: { number: string; signal: AbortSignal; resolve: () => void; reject: (e: Error) => void }[] =
    [];
  const actor = createActor(
    withEffects(ordersMachine, {
      calls: {
        loadOrders: async () => {
          provider.lists += 1;
          if (provider.list === 'no answer') throw new Error('no answer');
          return provider.list;
        },
        awaitReconnection: () =>
          new Promise((resolve) => {
            comeBack = () => resolve();
          }),
        loadInvoice: ({ orderNumber }) =>
          new Promise((resolve, reject) => {
            invoices.push({ number: orderNumber, resolve, reject });
          }),
        printInvoice: ({ orderNumber }, signal) =>
          new Promise((resolve, reject) => {
            prints.push({ number: orderNumber, signal, resolve: () => resolve(), reject });
          }),
      },
      actions: {
        notify: ({ code, message }) => said.push(message === undefined ? code : `${code}: ${message}`),
      },
    }),
  ).start();
  await settle();
  const shown = () => shownOrders(actor.getSnapshot().context);
  const request = (orderNumber: string) => actor.send({ type: 'invoice.requested', orderNumber });
  const invoice = () => actor.getSnapshot().value.invoice;
  return { actor, provider, said, invoices, prints, shown, request, invoice, comeBack: () => comeBack() };
};

describe('orders', () => {
  it('shows the first 5 of a customer’s orders', async () => {
    const { actor, shown } = await open();
    expect(actor.getSnapshot().matches({ list: 'ready' })).toBe(true);
    expect(shown()).toMatchObject({ page: 1, pageCount: 5, first: 1, last: 5, total: 23 });
  });

  it('retries a failed load when the connection is back', async () => {
    const { actor, provider, comeBack } = await open('no answer');
    provider.list = { kind: 'loaded', orders: many };
    comeBack();
    await settle();
    await settle();
    expect(actor.getSnapshot().matches({ list: 'ready' })).toBe(true);
    expect(provider.lists).toBe(2);
  });

  it('shows an empty list', async () => {
    const { actor } = await open({ kind: 'loaded', orders: [] });
    expect(actor.getSnapshot().matches({ list: 'empty' })).toBe(true);
  });

  it.each(['no answer', { kind: 'refused' }] as const)('offers to retry after %j', async (nothing) => {
    const { actor, provider } = await open(nothing);
    expect(actor.getSnapshot().matches({ list: 'failed' })).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ orders: [], invoiceNumber: '' });
    provider.list = { kind: 'loaded', orders: many };
    actor.send({ type: 'orders.retried' });
    actor.send({ type: 'orders.retried' });
    await settle();
    expect(actor.getSnapshot().matches({ list: 'ready' })).toBe(true);
    expect(provider.lists).toBe(2);
  });

  it.each([
    { type: 'search.changed', search: 'BL-1' },
    { type: 'filter.chosen', filter: 'PENDING' },
    { type: 'sort.chosen', sort: { column: 'number', direction: 'descending' } },
    { type: 'page-size.chosen', pageSize: 10 },
  ] as const)('goes back to page 1 on $type', async (change) => {
    const { actor, shown } = await open();
    actor.send({ type: 'page.chosen', page: 3 });
    expect(shown().page).toBe(3);
    actor.send(change);
    expect(shown().page).toBe(1);
    const { type: _, ...changed } = change;
    expect(actor.getSnapshot().context).toMatchObject(changed);
  });

  it('sorts all pages, in the provider’s order at first', async () => {
    const { actor, shown } = await open({ kind: 'loaded', orders: many.slice(0, 8) });
    const numbers = () => shown().rows.map(({ order_number }) => order_number);
    expect(numbers()).toEqual(['BL-1', 'BL-2', 'BL-3', 'BL-4', 'BL-5']);
    actor.send({ type: 'sort.chosen', sort: { column: 'status', direction: 'descending' } });
    expect(numbers()).toEqual(['BL-1', 'BL-3', 'BL-5', 'BL-7', 'BL-2']);
  });

  it('keeps any number of orders unfolded, on every page', async () => {
    const { actor } = await open();
    const toggle = (orderNumber: string) => actor.send({ type: 'order.toggled', orderNumber });
    toggle('BL-1');
    toggle('BL-2');
    actor.send({ type: 'page.chosen', page: 2 });
    expect(actor.getSnapshot().context.unfolded).toEqual(['BL-1', 'BL-2']);
    toggle('BL-1');
    expect(actor.getSnapshot().context.unfolded).toEqual(['BL-2']);
  });

  it('never shows a page out of range', async () => {
    const { actor, shown } = await open();
    actor.send({ type: 'page.chosen', page: 99 });
    expect(shown()).toMatchObject({ page: 5, first: 21, last: 23 });
    actor.send({ type: 'page.chosen', page: 0 });
    expect(shown().page).toBe(1);
  });

  it('loads the detail of the requested order, prints it, and keeps it until it is closed', async () => {
    const { actor, invoices, prints, request, invoice } = await open();
    request('BL-7');
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(invoices.map(({ number }) => number)).toEqual(['BL-7']);
    invoices[0]?.resolve({ kind: 'loaded', order: order(7), standing });
    await settle();
    expect(invoice()).toBe('open');
    expect(actor.getSnapshot().context.invoice?.order.order_number).toBe('BL-7');
    expect(prints.map(({ number }) => number)).toEqual(['BL-7']);
    actor.send({ type: 'invoice.closed' });
    expect(invoice()).toBe('idle');
    expect(actor.getSnapshot().context.invoice).toBeNull();
  });

  it('prints the open invoice again on request', async () => {
    const { actor, invoices, prints, request, invoice } = await open();
    request('BL-7');
    invoices[0]?.resolve({ kind: 'loaded', order: order(7), standing });
    await settle();
    actor.send({ type: 'invoice.printed' });
    expect([invoice(), prints.length, prints[0]?.signal.aborted]).toEqual(['open', 2, true]);
    expect(actor.getSnapshot().context.invoice?.order.order_number).toBe('BL-7');
    actor.stop();
    expect(prints[1]?.signal.aborted).toBe(true);
  });

  it('loads one invoice for a double click, and none while another is loading', async () => {
    const { invoices, request } = await open();
    request('BL-7');
    request('BL-7');
    request('BL-8');
    expect(invoices).toHaveLength(1);
  });

  it('replaces the open invoice by another one', async () => {
    const { invoices, prints, request, invoice } = await open();
    request('BL-7');
    invoices[0]?.resolve({ kind: 'loaded', order: order(7), standing });
    await settle();
    expect(invoice()).toBe('open');
    request('BL-8');
    invoices[1]?.resolve({ kind: 'loaded', order: order(8), standing });
    await settle();
    expect(prints.map(({ number }) => number)).toEqual(['BL-7', 'BL-8']);
  });

  it('keeps the list while an invoice is loading', async () => {
    const { actor, shown, request } = await open();
    actor.send({ type: 'page.chosen', page: 2 });
    request('BL-7');
    actor.send({ type: 'page.chosen', page: 3 });
    expect(shown().page).toBe(3);
  });

  it('shows the server’s message when an invoice is refused, and can be retried', async () => {
    const { actor, said, invoices, request, invoice } = await open();
    const refusal = { code: 'invoice-failed', message: 'Commande introuvable.' } as const;
    request('BL-7');
    invoices[0]?.resolve({ kind: 'refused', refusal });
    await settle();
    expect(said).toEqual(['invoice-failed: Commande introuvable.']);
    expect([invoice(), actor.getSnapshot().context.refusal]).toEqual(['failed', refusal]);
    request('BL-7');
    expect([invoice(), actor.getSnapshot().context.refusal]).toEqual(['loading', null]);
  });

  it('reports an invoice without an answer, and a browser that cannot print', async () => {
    const { said, invoices, prints, request, invoice } = await open();
    request('BL-7');
    invoices[0]?.reject(new Error('no answer'));
    await settle();
    request('BL-7');
    invoices[1]?.resolve({ kind: 'loaded', order: order(7), standing });
    await settle();
    prints[0]?.reject(new Error('no print dialog'));
    await settle();
    expect(said).toEqual(['invoice-failed', 'invoice-failed']);
    expect(invoice()).toBe('failed');
  });

  it('leaves the notice of an ended session to the session', async () => {
    const { said, invoices, request, invoice } = await open();
    request('BL-7');
    invoices[0]?.resolve({ kind: 'unauthorized' });
    await settle();
    expect(said).toEqual([]);
    expect(invoice()).toBe('idle');
  });

  it('keeps an invoice only while it is open, on every path', () => {
    const done = (name: string, output: unknown) => ({
      type: `xstate.done.actor.0.orders.${name}`,
      output,
    });
    const events = [
      { type: 'invoice.requested', orderNumber: 'BL-7' },
      { type: 'orders.retried' },
      done('list.loading', { kind: 'loaded', orders: many }),
      done('list.loading', { kind: 'loaded', orders: [] }),
      done('list.loading', { kind: 'refused' }),
      done('invoice.loading', { kind: 'loaded', order: order(7), standing }),
      done('invoice.loading', { kind: 'unauthorized' }),
      done('invoice.loading', { kind: 'refused' }),
      { type: 'invoice.printed' },
      { type: 'invoice.closed' },
      done('invoice.open', undefined),
    ];
    const paths = getShortestPaths(ordersMachine, {
      events: events as never,
      serializeState: ({ value, context }) => JSON.stringify([value, context.invoice !== null]),
    });
    const states = new Set(paths.map(({ state }) => JSON.stringify(state.value)));
    expect(states.size).toBe(16);
    for (const { state } of paths) {
      expect(state.context.invoice !== null).toBe(state.matches({ invoice: 'open' }));
    }
  });
});
