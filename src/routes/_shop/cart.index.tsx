import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { available } from '#rules/stock.ts';
import { CartScreen } from '#screens/cart/cart.tsx';
import { cartWording } from '#wording/cart.ts';
import { headOf } from '../-head.ts';
import { useLists } from './-lists.ts';

export const Route = createFileRoute('/_shop/cart/')({
  head: () => headOf(cartWording.page),
  component: CartRoute,
});

function CartRoute() {
  const { app } = Route.useRouteContext();
  const { products } = useLists();
  const stock = useMemo(
    () =>
      products.state === 'ready'
        ? new Map(products.data.map((product) => [product.id, available(product)]))
        : undefined,
    [products],
  );
  return (
    <CartScreen snapshot={useSelector(app.cart, (snapshot) => snapshot)} send={app.cart.send} stock={stock} />
  );
}
