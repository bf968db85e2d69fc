import { ownedKey } from '#browser/storage/device-store.ts';
import type { App } from '#data/app.ts';
import { storedWishIn } from '#rules/delivery-wish.ts';
import { DeliveryDate } from '#screens/payment/delivery-date.tsx';

/** The wished day of an order, if this device stores it for the signed-in customer. */
export function LiveDeliveryDate({ app, orderNumber }: { app: App; orderNumber: string }) {
  const { user } = app.session.getSnapshot().context;
  const wish = user && storedWishIn(app.store.read(ownedKey(user.email, 'wished_delivery')), orderNumber);
  return wish && <DeliveryDate wish={wish} now={app.now()} />;
}
