// §2 Dashboard: Orders: search by
// §2 Dashboard: Orders: status filter
// §2 Dashboard: Row menu with
// §2 Dashboard: Orders: paging in
// §5 Search and filters: Text filters are
// §9 Constants: Orders table: 5,

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReadOrder, ReadStatus } from './order-status.ts';
import {
  filterOrders,
  invoiceTitle,
  lastAddress,
  newestOrder,
  type OrderSort,
  pageOf,
  sortOrders,
} from './orders.ts';

const order = (
  order_number: string,
  status: ReadStatus,
  first_name = 'Awa',
  last_name = 'Koné',
): ReadOrder => ({
  order_number,
  created_at: '2026-11-04T10:15:00Z',
  status,
  total_amount: '330000.00',
  client: {
    first_name,
    last_name,
    email: 'client@exemple.ci',
    numero_telephone: '0701020304',
    adresse1: null,
  },
  items: [],
});

const orders = [
  order('BL-0001', 'PENDING'),
  order('BL-0002', 'PAID', 'Yao', 'N’Guessan'),
  order('BL-0010', 'SHIPPED', 'Mariam', 'Traoré'),
  order('BL-0011', 'DELIVERED'),
  order('BL-0012', 'CANCELLED', 'Yao', 'Kouamé'),
];
const numbers = (found: readonly ReadOrder[]) => found.map((one) => one.order_number);

describe('filterOrders', () => {
  it('keeps all orders in the provider’s order without a filter', () => {
    expect(filterOrders(orders, { search: '', filter: 'all' })).toEqual(orders);
  });

  it.each([
    ['bl-001', ['BL-0010', 'BL-0011', 'BL-0012']],
    ['N° BL\u20110011', ['BL-0011']],
    ['#bl-0012', ['BL-0012']],
    ['\u202abl-0010\u202c', ['BL-0010']],
    ['YAO', ['BL-0002', 'BL-0012']],
    ["n'guessan", ['BL-0002']],
    ['  traoré ', ['BL-0010']],
    ['kouame', ['BL-0012']],
    ['client@exemple.ci', []],
  ])('finds %j by order number, first name or last name only', (search, expected) => {
    expect(numbers(filterOrders(orders, { search, filter: 'all' }))).toEqual(expected);
  });

  it.each([
    ['PENDING', ['BL-0001']],
    ['SHIPPED', ['BL-0010']],
    ['DELIVERED', ['BL-0011']],
    ['CANCELLED', ['BL-0012']],
  ] as const)('keeps those that are %s', (filter, expected) => {
    expect(numbers(filterOrders(orders, { search: '', filter }))).toEqual(expected);
  });

  it('matches both the text and the status', () => {
    expect(numbers(filterOrders(orders, { search: 'yao', filter: 'CANCELLED' }))).toEqual(['BL-0012']);
  });
});

describe('pageOf', () => {
  it('counts rows from 1', () => {
    expect(pageOf(orders, 2, 2)).toMatchObject({ page: 2, pageCount: 3, first: 3, last: 4, total: 5 });
  });

  it('is 0 to 0 of 0 for an empty list, which has one page', () => {
    expect(pageOf([], 1, 5)).toEqual({ rows: [], page: 1, pageCount: 1, first: 0, last: 0, total: 0 });
  });

  it.each([
    [0, 1],
    [-3, 1],
    [99, 3],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 3],
  ])('takes page %d for page %d', (wanted, page) => {
    expect(pageOf(orders, wanted, 2).page).toBe(page);
  });

  it('shows every row once over all pages', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 50 }), (list, size) => {
        const { pageCount } = pageOf(list, 1, size);
        const rows = Array.from(
          { length: pageCount },
          (_, index) => pageOf(list, index + 1, size).rows,
        ).flat();
        expect(rows).toEqual(list);
      }),
    );
  });
});

describe('invoiceTitle', () => {
  it('names the festival and the order', () => {
    expect(invoiceTitle('Tabaski', 'BL-0001')).toBe('Facture_Tabaski_BL-0001');
  });
});

describe('newestOrder', () => {
  it('is the one placed last, wherever it is in the list', () => {
    const older = order('BL-1', 'PAID');
    const newer = { ...order('BL-2', 'PENDING'), created_at: '2026-11-05T08:00:00Z' };
    expect(newestOrder([older, newer])).toBe(newer);
    expect(newestOrder([newer, older])).toBe(newer);
    expect(newestOrder([])).toBeNull();
  });
});

const placed = (
  number: string,
  status: ReadStatus,
  day: number,
  adresse1: string | null = null,
): ReadOrder => {
  const one = order(number, status);
  return { ...one, created_at: `2026-11-0${day}T08:00:00Z`, client: { ...one.client, adresse1 } };
};

describe('sortOrders', () => {
  const list = [
    { ...placed('BL-2', 'DELIVERED', 3), total_amount: '1000000.00' },
    { ...placed('BL-3', 'PENDING', 1), total_amount: '99000.00' },
    { ...placed('BL-1', 'REFUNDED', 2), total_amount: '330000.00' },
    { ...placed('BL-4', 'CANCELLED', 4), total_amount: '99000.00' },
  ];

  it.each([
    ['number', ['BL-1', 'BL-2', 'BL-3', 'BL-4']],
    ['date', ['BL-3', 'BL-1', 'BL-2', 'BL-4']],
    ['total', ['BL-3', 'BL-4', 'BL-1', 'BL-2']],
    ['status', ['BL-3', 'BL-2', 'BL-4', 'BL-1']],
  ] as const)('compares by %s; equal orders keep the provider’s order both ways', (column, numbers) => {
    const sorted = (direction: OrderSort['direction']) =>
      sortOrders(list, { column, direction }).map(({ order_number }) => order_number);
    expect(sorted('ascending')).toEqual(numbers);
    const backwards = column === 'total' ? ['BL-2', 'BL-1', 'BL-3', 'BL-4'] : [...numbers].reverse();
    expect(sorted('descending')).toEqual(backwards);
  });

  it('leaves the list as it is without a column', () => {
    expect(sortOrders(list, null)).toBe(list);
  });
});

describe('lastAddress', () => {
  it('is that of the newest order that names one', () => {
    const orders = [placed('BL-1', 'PAID', 1, 'Cocody'), placed('BL-2', 'PAID', 2, 'Yopougon')];
    const customer = { email: 'Client@Exemple.ci' };
    expect(lastAddress([...orders, placed('BL-3', 'PAID', 3, ' ')], customer)).toBe('Yopougon');
    expect(lastAddress([placed('BL-3', 'PAID', 3)], customer)).toBeNull();
    expect(lastAddress(orders, { email: 'admin@exemple.ci', numero_telephone: '' })).toBeNull();
  });
});
