import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#heads/head.ts';
import { returnedOrderNumber } from '#rules/query.ts';
import { OrderFinishedScreen } from '#screens/order-finished/order-finished-screen.tsx';

export const Route = createFileRoute('/_shop/order-finished')({
  validateSearch: (query: { order_number?: string }) => {
    const order_number = returnedOrderNumber(query.order_number);
    return order_number === undefined ? {} : { order_number };
  },
  head: async () => headOf((await import('#wording/order-finished.ts')).orderFinishedWording.page),
  component: OrderFinishedRoute,
});

function OrderFinishedRoute() {
  const { order_number } = Route.useSearch();
  return <OrderFinishedScreen orderNumber={order_number} />;
}
