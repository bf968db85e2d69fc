import type { OrderStatus } from '#openapi/schemas.ts';
import { momentOf } from './dates.ts';
import { amountOf } from './money.ts';
import { type ReadOrder, statusRank } from './order-status.ts';
import { searchedOrderNumber } from './query.ts';
import { searchedText, textMatcher } from './text.ts';

/** The options of the status filter, in their order; 'PAID' is not offered (specification §2 Commandes). */
export const orderFilters = [
  'all',
  'PENDING',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
] as const satisfies readonly ('all' | OrderStatus)[];
export type OrderFilter = (typeof orderFilters)[number];

/** The options of 'Lignes par page'; the first is the default (specification §9). */
export const orderPageSizes = [5, 10, 20, 30, 40, 50] as const;
export type OrderPageSize = (typeof orderPageSizes)[number];

/** The filters of the orders. */
export type OrderCriteria = { readonly search: string; readonly filter: OrderFilter };

/**
 * The orders with the selected status whose number, or whose client's first or last name, contains the search text, ignoring
 * case; in the provider's order (specification §2 Commandes, §5 Search and filters).
 */
export function filterOrders(
  orders: readonly ReadOrder[],
  { search, filter }: OrderCriteria,
): readonly ReadOrder[] {
  const matches = textMatcher(searchedText(search) ?? '');
  const isSought = textMatcher(searchedOrderNumber(search));
  return orders.filter(
    ({ order_number, client, status }) =>
      (filter === 'all' || status === filter) &&
      (isSought(order_number) || [client.first_name, client.last_name].some(matches)),
  );
}

/** The columns by which the orders are sorted. */
export type OrderSort = {
  readonly column: 'number' | 'date' | 'total' | 'status';
  readonly direction: 'ascending' | 'descending';
};

const sortKeys: Record<OrderSort['column'], (order: ReadOrder) => number | string> = {
  number: ({ order_number }) => order_number,
  date: ({ created_at }) => momentOf(created_at),
  total: ({ total_amount }) => amountOf(total_amount),
  status: ({ status }) => statusRank(status),
};

/** The orders by one column; equal ones, and all of them without a column, stay in the provider's order. */
export function sortOrders(orders: readonly ReadOrder[], sort: OrderSort | null): readonly ReadOrder[] {
  if (sort === null) return orders;
  const keyOf = sortKeys[sort.column];
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return [...orders].sort((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    return a === b ? 0 : a < b ? -sign : sign;
  });
}

/** One page of a list. `first` and `last` are the positions of its rows, from 1; both are 0 if it is empty. */
export type Page<Row> = {
  readonly rows: readonly Row[];
  readonly page: number;
  readonly pageCount: number;
  readonly first: number;
  readonly last: number;
  readonly total: number;
};

/** A page of a list, from 1. The number is clamped to the existing pages; an empty list has one empty page. */
export function pageOf<Row>(list: readonly Row[], wanted: number, size: number): Page<Row> {
  const total = list.length;
  const pageCount = Math.max(1, Math.ceil(total / size));
  const page = Math.min(Math.max(1, Math.trunc(wanted) || 1), pageCount);
  const start = (page - 1) * size;
  const rows = list.slice(start, start + size);
  return {
    rows,
    page,
    pageCount,
    first: rows.length === 0 ? 0 : start + 1,
    last: start + rows.length,
    total,
  };
}

/** Title of a printed invoice's document: `Facture_{festival}_{order_number}` (specification §2 Commandes). */
export const invoiceTitle = (festival: string, orderNumber: string): string =>
  `Facture_${festival}_${orderNumber}`;

/** The order placed last, wherever it is in the list; null if there is none. */
export const newestOrder = (orders: readonly ReadOrder[]): ReadOrder | null =>
  orders.reduce<ReadOrder | null>(
    (newest, order) =>
      newest === null || momentOf(order.created_at) > momentOf(newest.created_at) ? order : newest,
    null,
  );

type Client = Pick<ReadOrder['client'], 'email' | 'numero_telephone'>;

/** Whether an order is this customer's, by e-mail or number, of which one may have changed since: staff may be given all orders. */
export const isOrderOf = ({ client }: ReadOrder, { email, numero_telephone }: Client): boolean =>
  client.email.toLowerCase() === email.toLowerCase() ||
  (Boolean(numero_telephone) && client.numero_telephone === numero_telephone);

/** Where the customer's newest order with an address was delivered (`client.adresse1`, specification §3 "Order"); null of none. */
export const lastAddress = (orders: readonly ReadOrder[], customer: Client): string | null =>
  newestOrder(
    orders.filter((order) => isOrderOf(order, customer) && (order.client.adresse1 ?? '').trim() !== ''),
  )?.client.adresse1 ?? null;
