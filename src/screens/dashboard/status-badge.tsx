import type { OrderStatus } from '#openapi/schemas.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { ordersWording } from '#wording/orders.ts';

/** The badge of a status: the destructive one for unpaid and rejected orders (specification §3 "Order"). */
const tones: Record<OrderStatus, BadgeTone> = {
  PENDING: 'danger',
  PAID: 'success',
  SHIPPED: 'success',
  DELIVERED: 'success',
  CANCELLED: 'danger',
};

/** The owner's word for an order's status. */
export const StatusBadge = ({ status }: { status: OrderStatus }) => (
  <Badge tone={tones[status]}>{ordersWording.statuses[status]}</Badge>
);
