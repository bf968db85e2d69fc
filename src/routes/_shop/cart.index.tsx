import { createFileRoute } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { available } from '#rules/stock.ts';
import { CartScreen } from '#screens/cart/cart.tsx';
import { headOf } from '../-head.ts';
import { useSnapshot } from '../-snapshot.ts';
import { AwaitedPayment, useAwaitedPaymentPosition } from './-awaited-payment.tsx';
import { useLists } from './-lists.ts';

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
