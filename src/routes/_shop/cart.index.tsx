import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { CartScreen } from '#screens/cart/cart.tsx';
import { cartWording } from '#wording/cart.ts';
import { headOf } from '../-head.ts';

export const Route = createFileRoute('/_shop/cart/')({
  head: () => headOf(cartWording.page),
  component: CartRoute,
});

function CartRoute() {
  const { app } = Route.useRouteContext();
  return <CartScreen snapshot={useSelector(app.cart, (snapshot) => snapshot)} send={app.cart.send} />;
}
