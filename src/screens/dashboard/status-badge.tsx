import type { ReactNode } from 'react';
import { type ByStatus, byStatus, type ReadStatus } from '#rules/order-status.ts';
import type { PaymentDetail } from '#rules/payment-detail.ts';
import { css } from '#styled-system/css';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { ordersWording } from '#wording/orders.ts';

/** The badge of a status: the destructive one for unpaid and rejected orders (specification §3 "Order"). */
const tones: ByStatus<BadgeTone> = {
  PENDING: 'danger',
  PAID: 'success',
  SHIPPED: 'success',
  DELIVERED: 'success',
  CANCELLED: 'danger',
  unknown: 'quiet',
};

/** The payment of an order: its line, and the payment itself if it has arrived. */
export type ShownPayment = { line: ReactNode; paid: PaymentDetail | null };

const row = css({ display: 'inline-flex', flexWrap: 'wrap', gap: '1.5' });

type StatusBadgeProps = { status: ReadStatus; payment: PaymentDetail | null };

/** The owner's word for an order's status, or the provider's for one that is not in the contract; a deposit that has arrived stands beside it. */
export const StatusBadge = ({ status, payment }: StatusBadgeProps) => (
  <span className={row}>
    <Badge tone={byStatus(tones, status)}>{ordersWording.statusOf(status)}</Badge>
    {(payment?.remainder ?? null) !== null && <Badge tone="success">{ordersWording.deposit}</Badge>}
  </span>
);
