import { createFileRoute } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { orderLookupEffects } from '#effects/order-lookup.ts';
import { headOf } from '#heads/head.ts';
import { orderLookupMachine } from '#machines/orders/order-lookup.machine.ts';
import { withEffects } from '#machines/with-effects.ts';
import { OrderLookupScreen } from '#screens/order-lookup/order-lookup-screen.tsx';

const machine = withEffects(orderLookupMachine, orderLookupEffects());

export const Route = createFileRoute('/_shop/order-status')({
  head: async () => headOf((await import('#wording/order-lookup.ts')).orderLookupWording.page),
  component: OrderStatusRoute,
});

function OrderStatusRoute() {
  const [snapshot, send] = useMachine(machine);
  return <OrderLookupScreen snapshot={snapshot} send={send} />;
}
