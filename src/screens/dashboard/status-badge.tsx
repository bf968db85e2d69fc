import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { awaitedPaymentMachine } from '#machines/orders/awaited-payment.machine.ts';
import { type ByStatus, byStatus, type ReadStatus } from '#rules/order-status.ts';
import type { KnownPayment } from '#rules/paid-so-far.ts';
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

/** What is known of an order's payment, with its line. */
export type ShownPayment = { line: ReactNode; known: KnownPayment | null };

export const notShown: ShownPayment = { line: null, known: null };

const outcomes = { waiting: 'pending', paid: 'paid', cancelled: 'cancelled', unclear: 'unclear' } as const;
const states = Object.keys(outcomes) as (keyof typeof outcomes)[];

export function knownIn(snapshot: SnapshotFrom<typeof awaitedPaymentMachine>): KnownPayment | null {
  const { payment } = snapshot.context;
  const state = states.find((one) => snapshot.matches(one));
  return payment === null || state === undefined ? null : { payment, outcome: outcomes[state] };
}

const row = css({ display: 'inline-flex', flexWrap: 'wrap', gap: '1.5' });

type StatusBadgeProps = { status: ReadStatus; known: KnownPayment | null };

/** The merchant's word for an order's status, or the provider's for one that is not in the contract; a deposit that has arrived stands beside it. */
export const StatusBadge = ({ status, known }: StatusBadgeProps) => (
  <span className={row}>
    <Badge tone={byStatus(tones, status)}>{ordersWording.statusOf(status)}</Badge>
    {known?.outcome === 'paid' && known.payment.remainder !== null && (
      <Badge tone="success">{ordersWording.deposit}</Badge>
    )}
  </span>
);
