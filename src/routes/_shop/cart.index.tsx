import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import type { App } from '#data/app.ts';
import { storedCart } from '#effects/stored-cart.ts';
import { headOf } from '#heads/head.ts';
import { AwaitedPayment, useAwaitedPaymentPosition } from '#live/awaited-payment.tsx';
import { useLists } from '#live/lists.ts';
import { useSnapshot } from '#live/snapshot.ts';
import { available } from '#rules/stock.ts';
import { CartScreen } from '#screens/cart/cart-screen.tsx';
import { cartWording } from '#wording/cart.ts';

export const Route = createFileRoute('/_shop/cart/')({
  head: async () => headOf((await import('#wording/cart.ts')).cartWording.page),
  component: CartRoute,
});

/** The stored cart, where the current one cannot be read: offline, or at once in a kept document. */
function storedInPlaceOf(app: App, cart: ReturnType<App['cart']['getSnapshot']>) {
  const isUnread = cart.matches('failed') || (app.kept !== undefined && cart.matches('loading'));
  if (!isUnread || (app.kept === undefined && app.connection.isOnline())) return undefined;
  const stored = storedCart(app);
  return stored && { lines: stored.lines, seen: cartWording.stored.seen(stored.at, app.now()) };
}

function CartRoute() {
  const { app } = Route.useRouteContext();
  const place = useAwaitedPaymentPosition(app);
  useEffect(() => () => app.cart.send({ type: 'page.left' }), [app]);
  const { products } = useLists();
  const stock = useMemo(
    () =>
      products.state === 'ready'
        ? {
            left: new Map(products.data.map((product) => [product.id, available(product)])),
            isWhole: !products.unread,
          }
        : undefined,
    [products],
  );
  const snapshot = useSnapshot(app.cart, (snapshot) => snapshot);
  return (
    <CartScreen
      snapshot={snapshot}
      stored={useMemo(() => storedInPlaceOf(app, snapshot), [app, snapshot])}
      send={app.cart.send}
      stock={stock}
      place={place}
      notice={<AwaitedPayment app={app} place={place} />}
    />
  );
}
