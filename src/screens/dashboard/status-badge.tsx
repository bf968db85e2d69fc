import type { OrderStatus } from '#openapi/schemas.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { ordersWording } from '#wording/orders.ts';

/** Which badge a status wears: the destructive one for what is not paid or not wanted (specification §3 "Order"). */
const tones: Record<OrderStatus, BadgeTone> = {
  PENDING: 'danger',
  PAID: 'success',
  SHIPPED: 'success',
  DELIVERED: 'success',
  CANCELLED: 'danger',
};

/** The owner's word for how an order stands. */
export const StatusBadge = ({ status }: { status: OrderStatus }) => (
  <Badge tone={tones[status]}>{ordersWording.statuses[status]}</Badge>
);
