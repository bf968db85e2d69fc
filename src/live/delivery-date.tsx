import type { App } from '#data/app.ts';
import { storedWishIn } from '#rules/delivery-wish.ts';
import { DeliveryDate } from '#screens/payment/delivery-date.tsx';

/** The wished day of an order, if this device stores it for the signed-in customer. */
export function LiveDeliveryDate({ app, orderNumber }: { app: App; orderNumber: string }) {
  const owner = app.session.getSnapshot().context.user?.email ?? null;
  const wish = storedWishIn(app.store.read('wished_delivery'), owner, orderNumber);
  return wish && <DeliveryDate wish={wish} now={app.now()} />;
}
