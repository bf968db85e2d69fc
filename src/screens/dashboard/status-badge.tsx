import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { awaitedPaymentMachine } from '#machines/orders/awaited-payment.machine.ts';
import { type ByStatus, byStatus, type ReadStatus } from '#rules/order-status.ts';
import type { KnownPayment } from '#rules/paid-so-far.ts';
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

/** The payment of an order, if it has arrived, or the sum in XOF that it waits for; and what is known of it. */
type Sums = { paid: PaymentDetail | null; due: number | null; known: KnownPayment | null };

/** A payment with its line. */
export type ShownPayment = { line: ReactNode } & Sums;

export const noSums: Sums = { paid: null, due: null, known: null };

const outcomes = { waiting: 'pending', paid: 'paid', cancelled: 'cancelled', unclear: 'unclear' } as const;
const states = Object.keys(outcomes) as (keyof typeof outcomes)[];

function knownIn(snapshot: SnapshotFrom<typeof awaitedPaymentMachine>): KnownPayment | null {
  const { payment } = snapshot.context;
  const state = states.find((one) => snapshot.matches(one));
  return payment === null || state === undefined ? null : { payment, outcome: outcomes[state] };
}

export const shownSums = (snapshot: SnapshotFrom<typeof awaitedPaymentMachine>): Sums => ({
  paid: snapshot.matches('paid') ? snapshot.context.payment : null,
  due: snapshot.matches('waiting') ? (snapshot.context.payment?.amount ?? null) : null,
  known: knownIn(snapshot),
});

const row = css({ display: 'inline-flex', flexWrap: 'wrap', gap: '1.5' });

type StatusBadgeProps = { status: ReadStatus; payment: PaymentDetail | null };

/** The owner's word for an order's status, or the provider's for one that is not in the contract; a deposit that has arrived stands beside it. */
export const StatusBadge = ({ status, payment }: StatusBadgeProps) => (
  <span className={row}>
    <Badge tone={byStatus(tones, status)}>{ordersWording.statusOf(status)}</Badge>
    {(payment?.remainder ?? null) !== null && <Badge tone="success">{ordersWording.deposit}</Badge>}
  </span>
);
