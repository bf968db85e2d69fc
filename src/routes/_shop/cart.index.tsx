import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { headOf } from '#heads/head.ts';
import { AwaitedPayment, useAwaitedPaymentPosition } from '#live/awaited-payment.tsx';
import { useLists } from '#live/lists.ts';
import { useSnapshot } from '#live/snapshot.ts';
import { available } from '#rules/stock.ts';
import { CartScreen } from '#screens/cart/cart-screen.tsx';

export const Route = createFileRoute('/_shop/cart/')({
  head: async () => headOf((await import('#wording/cart.ts')).cartWording.page),
  component: CartRoute,
});

function CartRoute() {
  const { app } = Route.useRouteContext();
  const place = useAwaitedPaymentPosition(app);
  useEffect(() => () => app.cart.send({ type: 'page.left' }), [app]);
  const { products } = useLists();
  const stock = useMemo(
    () =>
      products.state === 'ready'
        ? new Map(products.data.map((product) => [product.id, available(product)]))
        : undefined,
    [products],
  );
  return (
    <CartScreen
      snapshot={useSnapshot(app.cart, (snapshot) => snapshot)}
      send={app.cart.send}
      stock={stock}
      place={place}
      notice={<AwaitedPayment app={app} place={place} />}
    />
  );
}
