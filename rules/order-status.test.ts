import { describe, expect, it } from 'vitest';
import { everyOrderStatus } from '#openapi/words.ts';
import { byStatus, meaningOf, statusKey } from './order-status.ts';

describe('a status that is not in the contract', () => {
  it.each(['REFUNDED', 'paid', 'PAID ', '', 'unknown', 'toString', '__proto__', null])(
    'is neither paid, pending nor cancelled: %j',
    (status) => {
      expect(meaningOf(status)).toMatchObject({ payment: 'unclear', order: 'unclear', isUnpaid: false });
    },
  );

  it('has the outcome of each table for unknown ones', () => {
    const table = { PENDING: 1, PAID: 2, SHIPPED: 3, DELIVERED: 4, CANCELLED: 5, unknown: 6 };
    const outcomes = [...everyOrderStatus, 'REFUNDED', null].map((status) => byStatus(table, status));
    expect(outcomes).toEqual([1, 2, 3, 4, 5, 6, 6]);
    expect([statusKey(table, 'SHIPPED'), statusKey(table, 'REFUNDED')]).toEqual(['SHIPPED', 'unknown']);
  });
});
