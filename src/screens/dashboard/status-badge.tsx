import { type ByStatus, byStatus, type ReadStatus } from '#rules/order-status.ts';
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

/** The owner's word for an order's status, or the provider's for one that is not in the contract. */
export const StatusBadge = ({ status }: { status: ReadStatus }) => (
  <Badge tone={byStatus(tones, status)}>{ordersWording.statusOf(status)}</Badge>
);
