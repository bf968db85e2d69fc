import { lazyPart } from '#browser/lazy-part.ts';
import { ownedKey } from '#browser/storage/device-store.ts';
import type { App } from '#data/app.ts';
import { type StoredDelivery, storedDeliveriesIn } from '#rules/delivery-wish.ts';
import type { ReadOrder } from '#rules/order-status.ts';
import { type KnownPayment, standingOf } from '#rules/paid-so-far.ts';
import { OrderNext } from '#screens/payment/order-next.tsx';

const Receipt = lazyPart(async () => (await import('./receipt.tsx')).LiveReceipt, null);

/** City and wished day of an order that the signed-in customer placed on this device; null of another. */
export function deliveryOf({ session, store }: App, orderNumber: string): StoredDelivery | null {
  const { user } = session.getSnapshot().context;
  const stored = user && storedDeliveriesIn(store.read(ownedKey(user.email, 'wished_delivery')));
  return stored?.find((one) => one.orderNumber === orderNumber) ?? null;
}

/** `at`: when the provider answered about the order, in ms; its payment says so itself. */
type LiveOrderNextProps = { app: App; order: ReadOrder; known: KnownPayment | null; at?: number | undefined };

/** What comes next of an order, and its receipt, where the provider has answered about it in this view. */
export function LiveOrderNext({ app, order, known, at }: LiveOrderNextProps) {
  const standing = standingOf(order, known);
  const answeredAt = known === null ? at : known.payment.answeredAt;
  return (
    <OrderNext order={order} standing={standing} delivery={deliveryOf(app, order.order_number)}>
      {answeredAt !== undefined && (
        <Receipt
          key={JSON.stringify({ ...standing, ahead: 0 })}
          app={app}
          order={order}
          standing={standing}
          at={answeredAt}
        />
      )}
    </OrderNext>
  );
}
