import { createFileRoute } from '@tanstack/react-router';
import { CartScreen } from '#screens/cart/cart.tsx';
import { headOf } from '../-head.ts';
import { useHeld } from '../-held.ts';

export const Route = createFileRoute('/_shop/cart/')({
  loader: ({ context: { app } }) => app.cart.arrived(),
  head: async () => headOf((await import('#wording/cart.ts')).cartWording.page),
  component: CartRoute,
});

function CartRoute() {
  const { app } = Route.useRouteContext();
  return <CartScreen snapshot={useHeld(app.cart, (snapshot) => snapshot)} send={app.cart.send} />;
}
