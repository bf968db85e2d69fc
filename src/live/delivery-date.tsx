import type { App } from '#data/app.ts';
import { DeliveryDate } from '#screens/payment/delivery-date.tsx';
import { deliveryOf } from './order-next.tsx';

/** The wished day of an order, if this device stores it for the signed-in customer. */
export function LiveDeliveryDate({ app, orderNumber }: { app: App; orderNumber: string }) {
  const delivery = deliveryOf(app, orderNumber);
  return delivery !== null && delivery.day !== '' && <DeliveryDate wish={delivery} now={app.now()} />;
}
